import { X } from "lucide-react";
import { useRef } from "react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** Takes one thing out of a list (`useRemoval`). The focus goes on to the next one's button. */
export function RemoveButton({
  action,
  removal,
  what,
  verb = "Remove",
  centered = false,
  compact = false,
}: {
  action: string;
  removal: { remove: () => void; fields: Record<string, string> };
  /** The name of what is removed. */
  what: string;
  verb?: string;
  /** Stands under the middle of a thing, not at its edge. */
  centered?: boolean;
  /** A cross alone. */
  compact?: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  function press() {
    focusNext(button.current);
    removal.remove();
  }
  return (
    <SwitchForm action={action} fields={removal.fields} onPress={press}>
      {compact ? (
        <IconButton ref={button} type="submit" label={`${verb} ${what}`} size="sm" tone="danger" data-remove="">
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          ref={button}
          type="submit"
          size="sm"
          variant="ghost"
          icon={<X aria-hidden="true" />}
          className={cx("text-muted! hover:text-text!", !centered && "-ml-3")}
          data-remove=""
        >
          {verb}
          <VisuallyHidden> {what}</VisuallyHidden>
        </Button>
      )}
    </SwitchForm>
  );
}

/** Of the list's next item, else of the one before it, else the page's main part. */
function focusNext(button: HTMLElement | null) {
  const item = button?.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>("[data-remove]") ?? document.getElementById("main");
  next?.focus({ preventScroll: true });
}
