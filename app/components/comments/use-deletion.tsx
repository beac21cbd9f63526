import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Deed } from "#app/components/deed/deeds.ts";
import { LazyDeedDialog } from "#app/components/deed/lazy-deed-dialog.ts";

/** The dialog fades out and then returns the focus to the button that opened it. */
const AFTER_DIALOG_MS = 200;

/** Asks before a comment of a list is deleted, and keeps the focus in the list. */
export function useDeletion({
  deletionOf,
  onDeleted,
}: {
  deletionOf: (commentId: string) => Deed;
  onDeleted: (commentId: string) => void;
}): {
  list: RefObject<HTMLUListElement | null>;
  ask: (commentId: string) => void;
  /** To be rendered beside the list. */
  dialog: ReactNode;
} {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<{ id: string; open: boolean } | null>(null);

  function deleted(id: string) {
    focusBeside(list.current, id);
    onDeleted(id);
  }

  return {
    list,
    ask: (id) => setAsked({ id, open: true }),
    dialog: asked && (
      <LazyDeedDialog
        key={asked.id}
        open={asked.open}
        onOpenChange={(open) => setAsked({ ...asked, open })}
        deed={deletionOf(asked.id)}
        onDone={() => deleted(asked.id)}
      />
    ),
  };
}

/** The comment after the one that goes, else the one before it, else the heading above; once the dialog has let go. */
function focusBeside(list: HTMLElement | null, id: string) {
  const item = document.getElementById(`comment-${id}`)?.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>("[id^=comment-]") ?? list?.closest("section");
  setTimeout(() => next?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
}
