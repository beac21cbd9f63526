import { Trash2 } from "lucide-react";
import { useState } from "react";
import { deletePost } from "#app/components/deed/deeds.ts";
import { LazyDeedDialog } from "#app/components/deed/lazy-deed-dialog.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { postPath } from "#app/lib/community.ts";

/** The button Delete on one's own post; it asks first, without a script on the post's page. */
export function DeletePost({
  postId,
  isLeaving = false,
  onDeleted,
}: {
  postId: string;
  /** The page is about it alone and will be left. */
  isLeaving?: boolean;
  onDeleted: () => void;
}) {
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
      <LazyDeedDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        deed={deletePost({ id: postId })}
        isLeaving={isLeaving}
        onDone={onDeleted}
      />
    </>
  );
}
