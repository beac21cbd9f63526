import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { deleteReview } from "#app/components/deed/deeds.ts";
import { LazyDeedDialog } from "#app/components/deed/lazy-deed-dialog.ts";
import { LazyReviewDialog } from "#app/components/lazy-review-dialog.tsx";
import { Menu, MenuItem, MenuLink } from "#app/components/ui/menu.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import type { Review } from "#worker/domain/dto.ts";

/** What its author may do with a review. Without a script each leads to a page that asks the same. */
export function ReviewMenu({
  review,
  leaveTo,
  onDeleted,
}: {
  review: Review;
  /** Where to go once it is deleted, from a page that is about it alone. */
  leaveTo?: string;
  onDeleted: () => void;
}) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<"edit" | "delete" | null>(null);
  const write = `${albumPath(review.album.id)}?review=write`;
  const canEdit = review.removed_at === null;
  const close = (open: boolean) => !open && setOpened(null);
  return (
    <>
      <Menu label="More options" icon={<Ellipsis aria-hidden="true" />}>
        {canEdit &&
          (hydrated ? (
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setOpened("edit")}>
              Edit
            </MenuItem>
          ) : (
            <MenuLink icon={<Pencil aria-hidden="true" />} to={write}>
              Edit
            </MenuLink>
          ))}
        {hydrated ? (
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setOpened("delete")}>
            Delete
          </MenuItem>
        ) : (
          <MenuLink icon={<Trash2 aria-hidden="true" />} tone="danger" to={`${reviewPath(review.id)}?delete=ask`}>
            Delete
          </MenuLink>
        )}
      </Menu>
      <LazyReviewDialog
        open={opened === "edit"}
        onOpenChange={close}
        album={review.album}
        review={review}
        viewerId={review.user_id}
        fallback={write}
      />
      <LazyDeedDialog
        open={opened === "delete"}
        onOpenChange={close}
        deed={deleteReview(review, leaveTo)}
        onDone={onDeleted}
      />
    </>
  );
}

export function reviewPath(id: string): string {
  return `/review/${encodeURIComponent(id)}`;
}
