import { Heart } from "lucide-react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { formatCount } from "#app/lib/format.ts";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { Review } from "#worker/domain/dto.ts";

const ACTION = "/actions/like-review";

/** Likes a review, or takes it back. A stranger is led to sign-in and back. */
export function LikeButton({
  review,
  viewerId,
}: {
  review: Pick<Review, "id" | "isLikedByCurrentUser" | "likes_count">;
  viewerId: string | null;
}) {
  const like = useSwitch({
    key: `like-review-${review.id}`,
    action: ACTION,
    fields: { review_id: review.id },
    on: review.isLikedByCurrentUser,
    count: review.likes_count,
    signedIn: viewerId !== null,
  });
  return (
    <SwitchForm action={ACTION} fields={like.fields} onPress={like.press}>
      <IconButton type="submit" label="Like" size="sm" pressed={like.on} count={formatCount(like.count)}>
        <Heart aria-hidden="true" />
      </IconButton>
    </SwitchForm>
  );
}
