import { createContext, type FormEvent, type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton, type IconButtonProps } from "#app/components/ui/icon-button.tsx";
import { focusedIndex, moveFocus } from "#app/components/ui/roving.ts";

const CloseMenu = createContext<() => void>(() => undefined);

/**
 * A menu behind an icon button. It is a native popover, so it opens, closes (Esc, a press outside) and its links and
 * submit buttons work before and without a script; the script adds arrows and letters.
 */
export function Menu({
  label,
  icon,
  children,
  size = "sm",
  className,
}: {
  /** Names the button and the menu. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
  size?: IconButtonProps["size"];
  className?: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onToggle(event: FormEvent<HTMLElement>) {
    const nowOpen = event.currentTarget.matches(":popover-open");
    setOpen(nowOpen);
    if (!nowOpen) return;
    if (button.current) placeBelow(event.currentTarget, button.current);
    event.currentTarget.querySelector<HTMLElement>(ITEMS)?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        size={size}
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
      >
        {icon}
      </IconButton>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={onToggle}
        onKeyDown={onMenuKeyDown}
        className="popover-below-end min-w-48 rounded-card border border-edge/60 bg-overlay p-1.5 text-text open:animate-fade-in"
      >
        <CloseMenu value={() => list.current?.hidePopover()}>{children}</CloseMenu>
      </div>
    </>
  );
}

type ItemLooks = { icon?: ReactNode; tone?: "default" | "danger"; children: ReactNode };

export type MenuItemProps = ItemLooks & {
  onSelect?: () => void;
  disabled?: boolean;
  /** With `type="submit"` it sends the form around it, or the form with this id. */
  type?: "button" | "submit";
  form?: string;
  name?: string;
  value?: string;
};

export function MenuItem({ onSelect, icon, tone = "default", children, type = "button", ...rest }: MenuItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      {...rest}
      type={type}
      role="menuitem"
      className={itemClass(tone)}
      onClick={() => {
        // Closed first, so that a dialog opened here returns the focus to the menu's button.
        close();
        onSelect?.();
      }}
    >
      {icon}
      {children}
    </button>
  );
}

export function MenuLink({ icon, tone = "default", children, ...rest }: ItemLooks & Omit<LinkProps, "children">) {
  const close = use(CloseMenu);
  return (
    <Link {...rest} role="menuitem" className={itemClass(tone)} onClick={close}>
      {icon}
      {children}
    </Link>
  );
}

const ITEMS = '[role="menuitem"]:not(:disabled)';

function itemClass(tone: "default" | "danger") {
  return cx(
    "flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-sm lg:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0",
    "hover:bg-hover focus:bg-hover focus-visible:-outline-offset-2 disabled:opacity-50",
    tone === "danger" ? "text-danger" : "text-text [&_svg]:text-muted",
  );
}

function onMenuKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (moveFocus(event, ITEMS, "vertical")) return;
  if (event.key === "Tab") {
    event.currentTarget.hidePopover();
  } else if (event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLowerCase();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const from = focusedIndex(items) + 1;
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    inTurn.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
  }
}

/** For browsers without CSS anchors; elsewhere the style sheet does it. */
function placeBelow(box: HTMLElement, anchor: HTMLElement) {
  if (CSS.supports("position-area", "block-end")) return;
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  box.style.position = "fixed";
  box.style.left = `${Math.max(8, at.right - width)}px`;
  box.style.top = `${at.bottom + height + 8 > window.innerHeight ? at.top - height - 4 : at.bottom}px`;
}
