import { Heart } from "lucide-react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { formatCount } from "#app/lib/format.ts";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { Post } from "#worker/domain/dto.ts";

const ACTION = "/actions/like-post";

/** Likes a post, or takes it back. A stranger is led to sign-in and back. */
export function PostLike({
  post,
  signedIn,
}: {
  post: Pick<Post, "id" | "isLikedByCurrentUser" | "likes_count">;
  signedIn: boolean;
}) {
  const like = useSwitch({
    key: `like-post-${post.id}`,
    action: ACTION,
    fields: { post_id: post.id },
    on: post.isLikedByCurrentUser,
    count: post.likes_count,
    signedIn,
  });
  return (
    <SwitchForm action={ACTION} fields={like.fields} onPress={like.press}>
      <IconButton type="submit" label="Like" size="sm" pressed={like.on} count={formatCount(like.count)}>
        <Heart aria-hidden="true" />
      </IconButton>
    </SwitchForm>
  );
}
