import { and, eq, sql } from "drizzle-orm";
import { type PostCommentRecord, selectPostComment, selectPostComments } from "#db/queries/post-comments.ts";
import { isPostOpenTo, selectPost } from "#db/queries/posts.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { postComments, posts } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { isoTime, isoTimeOrNull, type PostComment } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import { idOf, newId } from "./ids.server.ts";
import { isCommentSeenBy, requireDeletable } from "./moderated.server.ts";
import { announce, QUOTE_LENGTH, tellOfComment, type WrittenComment } from "./notifications.server.ts";
import type { Paging } from "./paging.schema.ts";
import type { CreatePostComment } from "./posts.schema.ts";
import { requireSeenPost } from "./posts.server.ts";
import { refuseProhibitedLanguage } from "./prohibited-language.server.ts";
import type { Viewer } from "./sessions.server.ts";
import { userSummary } from "./user-dto.server.ts";

export type PostComments = { comments: PostComment[]; canComment: boolean };

/**
 * Flat, oldest first. `canComment` is true unless a block stands between the viewer and the post's author (or moderation
 * removed the post): a stranger may comment once signed in.
 *
 * @throws DomainError not_found
 */
export async function listPostComments(
  ctx: Ctx,
  { postId, limit, offset }: Paging & { postId: string },
): Promise<PostComments> {
  const viewer = await ctx.viewer();
  const viewerId = viewer?.id ?? null;
  const [[row], rows] = await ctx.db.batch([
    selectPost(ctx.db, viewerId, postId),
    selectPostComments(ctx.db, viewerId, { postId, limit, offset }),
  ]);

  const { post, isBlocked } = requireSeenPost(viewer, row);
  return { comments: rows.map(toPostComment), canComment: !isBlocked && post.removedAt === null };
}

/** By its id it answers across a block too; what moderation removed, only those whom it concerns. @throws DomainError not_found */
export async function getPostComment(ctx: Ctx, id: string): Promise<PostComment> {
  const viewer = await ctx.viewer();
  const [row] = await selectPostComment(ctx.db, viewer?.id ?? null, id);
  return toPostComment(requireSeenComment(viewer, row));
}

type NewComment = CreatePostComment & {
  /** What tells this writing of it from any other: the same words sent again with it are the same comment. */
  once?: string;
};

/**
 * Comments on a post, or answers a comment on it; an answer to an answer attaches to the comment above both.
 *
 * @throws DomainError unauthenticated, rate_limited, prohibited_language, not_found, blocked, invalid (a parent elsewhere)
 */
export async function createPostComment(
  ctx: Ctx,
  postId: string,
  { content, parent_comment_id: answered, once }: NewComment,
): Promise<PostComment> {
  const viewer = await requireWriter(ctx);
  refuseProhibitedLanguage(ctx, "content", content);

  const id = once === undefined ? newId() : idOf(viewer.id, postId, answered ?? "", once, content);
  const [toPost, toComment] = linesOf(postId, id);
  const [, , , , , [post], [parent], [comment]] = await ctx.db.batch([
    ctx.db
      .insert(postComments)
      .select(
        sql`select ${id}, ${posts.id}, ${viewer.id}, ${topOf(answered)}, ${content}, 0, 0, ${ctx.now}, null
            from ${posts} where ${isPostOpenTo(viewer.id, postId)} and ${isOpenToAnswer(viewer, postId, answered)}`,
      )
      .onConflictDoNothing(),
    ...tellOfComment(ctx, viewer.id, toComment, ownerOfAnswered(id, answered)),
    ...tellOfComment(ctx, viewer.id, toPost, ownerOfPost(id, answered)),
    selectPost(ctx.db, viewer.id, postId),
    selectPostComment(ctx.db, viewer.id, answered ?? ""),
    selectPostComment(ctx.db, viewer.id, id),
  ]);

  if (!post || post.post.removedAt !== null) throw notFound("Post");
  if (answered !== null) {
    if (!parent || parent.comment.removedAt !== null) throw notFound("Comment");
    if (parent.comment.postId !== postId) throw invalid("parent_comment_id", "This comment is on another post.");
  }
  if (!comment) throw new DomainError("blocked", "You cannot comment on this post.");
  announce(ctx, viewer.id, toComment);
  announce(ctx, viewer.id, toPost);
  return toPostComment(comment);
}

function linesOf(postId: string, commentId: string): [toPost: WrittenComment, toComment: WrittenComment] {
  const line = { type: "post_comment", entityId: postId, commentId } as const;
  return [
    { ...line, entityType: "community_post" },
    { ...line, entityType: "community_post_comment" },
  ];
}

function topOf(answered: string | null) {
  return answered === null
    ? sql`null`
    : sql`(select coalesce(c.parent_comment_id, c.id) from post_comments c where c.id = ${answered})`;
}

/** The answered comment, if any, stands under this very post, and no block keeps the writer from its author. */
function isOpenToAnswer(viewer: Viewer, postId: string, answered: string | null) {
  if (answered === null) return sql`true`;
  return sql`exists (
    select 1 from post_comments c where c.id = ${answered} and c.post_id = ${postId} and c.removed_at is null
      and ${noBlockBetween(viewer.id, sql`c.user_id`)}
  )`;
}

/** Whose comment this very batch answered. */
function ownerOfAnswered(id: string, answered: string | null) {
  return sql`select a.user_id as user_id, substr(a.content, 1, ${QUOTE_LENGTH}) as title
    from post_comments c inner join post_comments a on a.id = ${answered} where c.id = ${id}`;
}

/** Whose post it is; who is told of an answer to their own comment is not told of the same words again. */
function ownerOfPost(id: string, answered: string | null) {
  return sql`select p.user_id as user_id, substr(p.content, 1, ${QUOTE_LENGTH}) as title
    from post_comments c inner join posts p on p.id = c.post_id
    where c.id = ${id} and not exists (
      select 1 from post_comments a where a.id = ${answered} and a.user_id = p.user_id
    )`;
}

/** For its author, even once moderation removed it, and for admins; its replies go too. @throws DomainError not_found, forbidden */
export async function removePostComment(ctx: Ctx, id: string): Promise<void> {
  const viewer = await requireWriter(ctx);

  const allowed = viewer.isAdmin ? undefined : eq(postComments.userId, viewer.id);
  const [[row]] = await ctx.db.batch([
    selectPostComment(ctx.db, viewer.id, id),
    ctx.db.delete(postComments).where(and(eq(postComments.id, id), allowed)),
  ]);

  const { author } = requireSeenComment(viewer, row);
  requireDeletable(viewer, author.id, "comments");
}

/** @throws DomainError not_found */
function requireSeenComment(viewer: Viewer | null, row: PostCommentRecord | undefined): PostCommentRecord {
  if (!row || !isCommentSeenBy(viewer, row.comment, row.post)) throw notFound("Comment");
  return row;
}

export function toPostComment({ comment, author, isLiked }: PostCommentRecord): PostComment {
  return {
    id: comment.id,
    post_id: comment.postId,
    user_id: comment.userId,
    user: userSummary(author),
    content: comment.content,
    parent_comment_id: comment.parentCommentId,
    replies_count: comment.repliesCount,
    likes_count: comment.likesCount,
    isLikedByCurrentUser: isLiked,
    created_at: isoTime(comment.createdAt),
    removed_at: isoTimeOrNull(comment.removedAt),
  };
}
