import { countThreadBefore, selectAnswered, selectThread } from "#db/queries/post-thread.ts";
import { selectPost } from "#db/queries/posts.ts";
import type { Ctx } from "../context.server.ts";
import type { Post, PostComment } from "./dto.ts";
import { MAX_OFFSET, type Paging } from "./paging.schema.ts";
import { toPostComment } from "./post-comments.server.ts";
import { toPost } from "./post-dto.server.ts";
import { requireSeenPost } from "./posts.server.ts";

/** `answered` is what a reply answers, where that stands on an earlier page. */
export type ThreadComment = PostComment & { answered: PostComment | null };

export type PostPage = { post: Post; comments: ThreadComment[]; canComment: boolean };

/**
 * A post with a page of its comments, as its own screen shows them: flat, oldest first, and a member sees those of theirs
 * too that moderation removed.
 *
 * @throws DomainError not_found
 */
export async function postPage(ctx: Ctx, page: Paging & { postId: string }): Promise<PostPage> {
  const viewer = await ctx.viewer();

  const viewerId = viewer?.id ?? null;
  const [[record], rows, answered] = await ctx.db.batch([
    selectPost(ctx.db, viewerId, page.postId),
    selectThread(ctx.db, viewerId, page),
    selectAnswered(ctx.db, viewerId, page),
  ]);

  const seen = requireSeenPost(viewer, record);
  const onPage = new Set(rows.map(({ comment }) => comment.id));
  const earlier = new Map(
    answered.filter(({ comment }) => !onPage.has(comment.id)).map((row) => [row.comment.id, toPostComment(row)]),
  );
  const comments = rows.map((row) => ({
    ...toPostComment(row),
    answered: earlier.get(row.comment.parentCommentId ?? "") ?? null,
  }));
  return { post: toPost(seen), comments, canComment: !seen.isBlocked && seen.post.removedAt === null };
}

/**
 * Where the page of `limit` comments starts that holds this one on the post's own screen; 0 where it is not there, and
 * the last page that can be asked for where it stands beyond.
 */
export async function findPostCommentPage(
  ctx: Ctx,
  { postId, commentId, limit }: { postId: string; commentId: string; limit: number },
): Promise<number> {
  const viewer = await ctx.viewer();
  const [before] = await countThreadBefore(ctx.db, viewer?.id ?? null, { postId, commentId, most: MAX_OFFSET });
  return Math.floor((before?.count ?? 0) / limit) * limit;
}
