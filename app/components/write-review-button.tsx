import { useState } from "react";
import { useNavigate } from "react-router";
import { albumPath } from "#app/components/album-card.tsx";
import type { CoverAlbum } from "#app/components/cover.tsx";
import { LazyReviewDialog } from "#app/components/lazy-review-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { ReviewValues } from "#app/lib/review-draft.ts";

/**
 * Opens the form for one's review of an album. Its address is `?review=write`: there the button leads without a script,
 * a stranger by way of sign-in, and whoever signed in comes back to it.
 */
export function WriteReviewButton({
  album,
  review,
  viewerId,
  isAsked,
}: {
  album: CoverAlbum;
  review: ReviewValues | null;
  viewerId: string | null;
  /** The address asks for the dialog. */
  isAsked: boolean;
}) {
  const navigate = useNavigate();
  const [isOpened, setIsOpened] = useState(false);
  const path = albumPath(album.id);
  const write = `${path}?review=write`;
  const ahead = viewerId === null ? undefined : LazyReviewDialog.preload;

  function onOpenChange(open: boolean) {
    setIsOpened(open);
    if (!open && isAsked) navigate(path, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <form
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          if (viewerId === null) navigate(write);
          else setIsOpened(true);
        }}
      >
        <input type="hidden" name="review" value="write" />
        <Button type="submit" variant="primary" onPointerEnter={ahead} onFocus={ahead}>
          {review ? "Edit Your Review" : "Add Review"}
        </Button>
      </form>
      {viewerId !== null && (
        <LazyReviewDialog
          open={isOpened || isAsked}
          onOpenChange={onOpenChange}
          album={album}
          review={review}
          viewerId={viewerId}
          fallback={write}
        />
      )}
    </>
  );
}
