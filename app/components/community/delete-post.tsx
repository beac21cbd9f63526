import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { DeletePostDialogProps } from "#app/components/community/delete-post-dialog.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { postPath } from "#app/lib/community.ts";

const DeleteDialog = lazyDialog<DeletePostDialogProps>(
  async () => (await import("./delete-post-dialog.tsx")).DeletePostDialog,
);

/** The button Delete on one's own post; it asks first, without a script on the post's page. */
export function DeletePost({
  postId,
  isLeaving = false,
  onDeleted,
}: Pick<DeletePostDialogProps, "postId" | "onDeleted"> & { isLeaving?: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <form
        method="get"
        action={postPath(postId)}
        className="flex"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        <input type="hidden" name="delete" value="ask" />
        <IconButton type="submit" label="Delete" size="sm" tone="danger">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </form>
      <DeleteDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        postId={postId}
        isLeaving={isLeaving}
        onDeleted={onDeleted}
      />
    </>
  );
}
