import { X } from "lucide-react";
import { useRef } from "react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** Takes one thing out of a list (`useRemoval`). The focus goes on to the next one's button. */
export function RemoveButton({
  action,
  removal,
  what,
  compact = false,
}: {
  action: string;
  removal: { remove: () => void; fields: Record<string, string> };
  /** The name of what is removed. */
  what: string;
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
        <IconButton ref={button} type="submit" label={`Remove ${what}`} size="sm" tone="danger" data-remove="">
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          ref={button}
          type="submit"
          size="sm"
          variant="ghost"
          icon={<X aria-hidden="true" />}
          className="-ml-3 text-muted! hover:text-text!"
          data-remove=""
        >
          Remove<VisuallyHidden> {what}</VisuallyHidden>
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
