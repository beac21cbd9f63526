import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { DeletePost } from "#app/components/community/delete-post.tsx";
import { PostLike } from "#app/components/community/post-like.tsx";
import { PostText } from "#app/components/community/post-text.tsx";
import { TopicChip } from "#app/components/community/topic-chip.tsx";
import { Link } from "#app/components/link.tsx";
import { ReportMenu } from "#app/components/reports/report-menu.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { age } from "#app/lib/age.ts";
import { postPath } from "#app/lib/community.ts";
import { formatCount, formatDate } from "#app/lib/format.ts";
import type { Post } from "#worker/domain/dto.ts";

/** A community post, wherever it stands. */
export function PostCard({
  post,
  viewerId,
  now,
  full = false,
  priority = false,
  onDeleted,
}: {
  post: Post;
  viewerId: string | null;
  /** The server's time, so that it reads the same before and after hydration. */
  now: number;
  /** On the post's own page. */
  full?: boolean;
  /** Its picture is on the first screen of the page. */
  priority?: boolean;
  /** Tells that its author deleted it; the card itself is gone by then. */
  onDeleted?: () => void;
}) {
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return null;
  const { user } = post;
  const isTopicLink = !(full && post.topic_type === "track");

  function deleted() {
    setIsDeleted(true);
    onDeleted?.();
  }

  return (
    <article
      id={`post-${post.id}`}
      tabIndex={-1}
      aria-label={`Post by ${user.username}`}
      className={cx(
        "flex h-full flex-col rounded-card border border-line bg-surface",
        full ? "p-4 sm:p-7" : "p-4 sm:p-5",
      )}
    >
      <div className="flex items-center gap-3">
        <Byline post={post} now={now} full={full} />
        <div className="-mr-1.5 ml-auto flex items-center">
          {viewerId === post.user_id ? (
            <DeletePost postId={post.id} isLeaving={full} onDeleted={deleted} />
          ) : (
            post.removed_at === null && (
              <ReportMenu
                content={{ type: "community_post", id: post.id, text: post.content }}
                signedIn={viewerId !== null}
              />
            )
          )}
        </div>
      </div>
      {post.removed_at !== null && (
        <p className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          A moderator has removed this post. Nobody else sees it.
        </p>
      )}
      <PostText
        text={post.content}
        className={cx(
          "mt-2.5 max-w-[68ch] font-serif whitespace-pre-line wrap-anywhere",
          full ? "text-xl/relaxed" : "text-lg/relaxed",
        )}
      />
      <PostImage post={post} full={full} priority={priority} />
      <div className="mt-auto flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 pt-3">
        <div className="-mb-1 -ml-2.5 flex items-center gap-1">
          {post.removed_at === null && <PostLike post={post} signedIn={viewerId !== null} />}
          <IconButton label="Comments" size="sm" asChild count={formatCount(post.comments_count)}>
            <Link to={`${postPath(post.id)}#comments`}>
              <MessageCircle aria-hidden="true" />
            </Link>
          </IconButton>
        </div>
        <div className="ml-auto flex min-w-0 max-w-full">
          <TopicChip topic={post} isLink={isTopicLink} />
        </div>
      </div>
    </article>
  );
}

function Byline({ post: { id, user, created_at: createdAt }, now, full }: { post: Post; now: number; full: boolean }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Link to={profilePath(user.username)} className="group flex min-h-11 min-w-0 items-center gap-2.5 lg:min-h-8">
        <Avatar src={user.profile_image_url} name={user.username} size={full ? "md" : "sm"} decorative />
        <span className="truncate text-sm font-medium underline-offset-3 group-hover:underline">{user.username}</span>
      </Link>
      <Link
        to={postPath(id)}
        className="inline-flex min-h-11 shrink-0 items-center text-caption text-muted hover:text-text lg:min-h-8"
      >
        <VisuallyHidden>Post of </VisuallyHidden>
        <time dateTime={createdAt} title={formatDate(createdAt)}>
          {age(createdAt, now)}
        </time>
      </Link>
    </div>
  );
}

/** Whole, in a box whose size is known before the picture is. */
function PostImage({ post, full, priority }: { post: Post; full: boolean; priority: boolean }) {
  if (!post.image_url) return null;
  const image = (
    <img
      src={post.image_url}
      alt={`Added to the post by ${post.user.username}`}
      loading={full || priority ? "eager" : "lazy"}
      fetchPriority={full || priority ? "high" : undefined}
      decoding="async"
      className={cx("w-full bg-raised object-contain", full ? "aspect-4/3" : "aspect-video")}
    />
  );
  if (full) return <div className="mt-4 overflow-hidden rounded-control">{image}</div>;
  return (
    <Link to={postPath(post.id)} className="mt-3 block overflow-hidden rounded-control">
      {image}
    </Link>
  );
}
