import { PenLine } from "lucide-react";
import { useState } from "react";
import type { CreatePostDialogProps } from "#app/components/community/create-post-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { NEW_POST } from "#app/lib/create-post.ts";

/** The steps, and what searches topics, come when it is opened. */
const LazyPostDialog = lazyDialog<CreatePostDialogProps>(
  async () => (await import("./create-post-dialog.tsx")).CreatePostDialog,
);

/** Opens the dialog Create Post; without a script it leads to the page that stands in for it. */
export function CreatePostButton({
  viewerId,
  topic,
  isAsked,
  onClosed,
}: Pick<CreatePostDialogProps, "viewerId" | "topic"> & {
  /** The address asks for the dialog. */
  isAsked: boolean;
  onClosed: () => void;
}) {
  const [isOpened, setIsOpened] = useState(false);

  function onOpenChange(open: boolean) {
    setIsOpened(open);
    if (!open) onClosed();
  }

  return (
    <>
      <form
        method="get"
        action={NEW_POST}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpened(true);
        }}
      >
        {topic && (
          <>
            <input type="hidden" name="topic_type" value={topic.topic_type} />
            <input type="hidden" name="topic_id" value={topic.topic_id} />
            <input type="hidden" name="topic_name" value={topic.topic_name} />
          </>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<PenLine aria-hidden="true" />}
          onPointerEnter={LazyPostDialog.preload}
          onFocus={LazyPostDialog.preload}
        >
          Post
        </Button>
      </form>
      <LazyPostDialog open={isOpened || isAsked} onOpenChange={onOpenChange} viewerId={viewerId} topic={topic} />
    </>
  );
}
