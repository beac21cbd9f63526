import { Cover, type CoverAlbum } from "#app/components/cover.tsx";
import { FormSection, FormSectionFooter } from "#app/components/form-section.tsx";
import { ReviewForm } from "#app/components/review-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import type { ReviewValues } from "#app/lib/review-draft.ts";

export type ReviewDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  album: CoverAlbum;
  review: ReviewValues | null;
  /** Null keeps no draft. */
  viewerId: string | null;
  action?: string;
  fallback: string;
};

/** Load it when it opens: `lazyReviewDialog`. */
export function ReviewDialog({ open, onOpenChange, album, review, viewerId, action, fallback }: ReviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={reviewTitle(review)} size="lg">
      <AlbumStrip album={album} />
      <ReviewForm
        albumId={album.id}
        review={review}
        draftKey={viewerId === null ? null : { userId: viewerId, albumId: album.id }}
        action={action}
        fallback={fallback}
        onSaved={() => onOpenChange(false)}
        footer={(buttons) => (
          <DialogFooter>
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            {buttons}
          </DialogFooter>
        )}
      />
    </Dialog>
  );
}

/** The same where no script opens a dialog: a part of the page. */
export function ReviewSection({
  album,
  cancel,
  ...form
}: Omit<Parameters<typeof ReviewForm>[0], "albumId" | "footer"> & { album: CoverAlbum; cancel: string }) {
  return (
    <FormSection id="write-review" title={reviewTitle(form.review)} className="mx-auto max-w-3xl">
      <AlbumStrip album={album} />
      <ReviewForm
        {...form}
        albumId={album.id}
        footer={(buttons) => <FormSectionFooter cancel={cancel}>{buttons}</FormSectionFooter>}
      />
    </FormSection>
  );
}

function reviewTitle(review: ReviewValues | null): string {
  return review ? "Edit Your Review" : "Write a Review";
}

function AlbumStrip({ album }: { album: CoverAlbum }) {
  return (
    <div className="mb-5 flex items-center gap-4">
      <span className="w-16 shrink-0">
        <Cover album={album} size="small" priority />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-serif text-lg leading-snug">{album.title}</p>
        <p className="truncate text-sm text-muted">{album.artist}</p>
      </div>
    </div>
  );
}
