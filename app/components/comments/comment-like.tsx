import { Heart } from "lucide-react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { ShownComment } from "#app/lib/comment-answer.ts";
import { formatCount } from "#app/lib/format.ts";
import { useSwitch } from "#app/lib/use-switch.ts";

/** Likes a comment, or takes it back. A stranger is led to sign-in and back. */
export function CommentLike({
  comment,
  action,
  signedIn,
}: {
  comment: ShownComment;
  /** Takes `comment_id` and `on`. */
  action: string;
  signedIn: boolean;
}) {
  const like = useSwitch({
    key: `${action} ${comment.id}`,
    action,
    fields: { comment_id: comment.id },
    on: comment.isLikedByCurrentUser,
    count: comment.likes_count,
    signedIn,
  });
  return (
    <SwitchForm action={action} fields={like.fields} onPress={like.press}>
      <IconButton type="submit" label="Like" size="sm" pressed={like.on} count={formatCount(like.count)}>
        <Heart aria-hidden="true" />
      </IconButton>
    </SwitchForm>
  );
}
