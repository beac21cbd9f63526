import { Disc3, Heart, type LucideIcon, MessageCircle, MicVocal, Music2, Tag } from "lucide-react";
import { useId } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { age } from "#app/lib/age.ts";
import { counted, formatCount, formatDate } from "#app/lib/format.ts";
import type { Post } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";

const ICONS: Record<Post["topic_type"], LucideIcon> = { artist: MicVocal, album: Disc3, track: Music2, genre: Tag };

/** A community post in short: who wrote it and when, about what, the text, its picture, and how it was answered. */
export function PostCard({
  post,
  now,
}: {
  post: Post;
  /** The server's time, so that it reads the same before and after hydration. */
  now: number;
}) {
  const id = useId();
  const { user, created_at: createdAt } = post;
  const Icon = ICONS[post.topic_type];
  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          id={id}
          to={profilePath(user.username)}
          className="group flex min-h-11 min-w-0 items-center gap-2.5 lg:min-h-8"
        >
          <Avatar src={user.profile_image_url} name={user.username} size="sm" decorative />
          <span className="truncate text-sm font-medium underline-offset-3 group-hover:underline">{user.username}</span>
        </Link>
        <Link
          to={postPath(post.id)}
          className="inline-flex min-h-11 shrink-0 items-center text-caption text-muted hover:text-text lg:min-h-8"
        >
          <VisuallyHidden>Post of </VisuallyHidden>
          <time dateTime={createdAt} title={formatDate(createdAt)}>
            {age(createdAt, now)}
          </time>
        </Link>
        <Chip to={topicPath(post)} icon={<Icon aria-hidden="true" />} className="sm:ml-auto">
          {post.topic_name}
        </Chip>
      </div>
      {post.removed_at !== null && (
        <p className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          A moderator has removed this post. Nobody else sees it.
        </p>
      )}
      <p className="max-w-[68ch] font-serif text-base/relaxed whitespace-pre-line wrap-anywhere">{post.content}</p>
      {post.image_url && (
        <Link to={postPath(post.id)} className="block overflow-hidden rounded-control">
          <img
            src={post.image_url}
            alt={`Added to the post by ${user.username}`}
            loading="lazy"
            decoding="async"
            className="aspect-video w-full bg-raised object-contain"
          />
        </Link>
      )}
      <Link
        to={postPath(post.id)}
        className="mt-auto -mb-2 flex min-h-11 items-center gap-4 self-start text-sm text-muted tabular-nums hover:text-text lg:min-h-8 [&_svg]:size-4"
      >
        <span className="inline-flex items-center gap-1.5">
          <Heart aria-hidden="true" className={post.isLikedByCurrentUser ? "fill-current text-accent" : undefined} />
          <span aria-hidden="true">{formatCount(post.likes_count)}</span>
          <VisuallyHidden>{counted(post.likes_count, "like")}, </VisuallyHidden>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <MessageCircle aria-hidden="true" />
          <span aria-hidden="true">{formatCount(post.comments_count)}</span>
          <VisuallyHidden>{counted(post.comments_count, "comment")}</VisuallyHidden>
        </span>
      </Link>
    </article>
  );
}

export function postPath(id: string): string {
  return `/community/post/${encodeURIComponent(id)}`;
}

/** Where a post's chip leads (part 2 §2); a track's topic is its album. */
export function topicPath({ topic_type, topic_id, topic_name }: Pick<Post, "topic_type" | "topic_id" | "topic_name">) {
  if (topic_type === "genre") return genrePath(topic_name);
  return topic_type === "artist" ? `/artist/${encodeURIComponent(topic_id)}` : albumPath(topic_id);
}
