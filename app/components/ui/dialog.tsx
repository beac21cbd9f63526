import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";

const WIDTHS = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof WIDTHS;
  /** A short question stays a small box on a phone; anything else fills it. */
  compact?: boolean;
  children: ReactNode;
};

/**
 * Named by its title; Esc, the ground and the cross close it; the focus goes in, stays in, and returns to what had it.
 * On a phone it is the whole window. Load it when it opens: `lazyDialog`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "md",
  compact = false,
  children,
}: DialogProps) {
  const returnTo = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div
          className={cx(
            "pointer-events-none fixed inset-0 z-50 grid sm:place-items-center sm:p-6",
            compact && "place-items-center p-4",
          )}
        >
          <Radix.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={(event) => {
              returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              event.preventDefault();
              focusFirst(event.currentTarget);
            }}
            onEscapeKeyDown={closePopoverFirst}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its own trigger only, and this dialog has none.
              event.preventDefault();
              returnTo.current?.focus();
            }}
            className={cx(
              "pointer-events-auto flex w-full flex-col overflow-y-auto overscroll-contain bg-surface text-text outline-none",
              "data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in",
              "sm:h-auto sm:max-h-[min(46rem,calc(100dvh-3rem))] sm:rounded-card sm:border sm:border-line",
              compact ? "max-h-full rounded-card border border-line" : "h-dvh",
              WIDTHS[size],
            )}
          >
            <div className="sticky top-0 z-10 flex items-start gap-4 bg-surface pt-4 pr-3 pb-3 pl-5 sm:pl-6">
              <div className="min-w-0 flex-1 pt-1.5">
                <Radix.Title className="font-serif text-xl font-medium tracking-[-0.012em] text-balance">
                  {title}
                </Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close" tooltip={false}>
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </div>
            <div data-dialog-body className="flex flex-1 flex-col px-5 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons at a dialog's end (inside its form, if it has one). They stay in sight while the rest scrolls. */
export function DialogFooter({ children, start }: { children: ReactNode; start?: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 pt-4 pb-[calc(1rem+var(--safe-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-4">
      {start && <div className="mr-auto min-w-0 text-caption text-muted">{start}</div>}
      {children}
    </div>
  );
}

/**
 * The first control of the body, of tabs the selected one: getting the focus selects a tab. Where that is a text box on
 * a touch screen, the dialog itself, so that no keyboard covers what it says.
 */
function focusFirst(dialog: EventTarget | null) {
  if (!(dialog instanceof HTMLElement)) return;
  const first = dialog.querySelector<HTMLElement>(
    "[data-dialog-body] :is(input:not([type=hidden]), textarea, select, button:not([aria-selected=false]), a[href]):not(:disabled)",
  );
  const typing = first?.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;
  (typing || !first ? dialog : first).focus({ preventScroll: true });
}

/** Esc closes one thing: a menu that is open inside the dialog goes before the dialog. */
function closePopoverFirst(event: KeyboardEvent) {
  const popover = document.querySelector<HTMLElement>("[popover=auto]:popover-open");
  if (!popover) return;
  event.preventDefault();
  popover.hidePopover();
}
