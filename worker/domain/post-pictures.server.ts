import { and, eq } from "drizzle-orm";
import { posts } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { copyPicture, deletePictures } from "../images/store.server.ts";

/**
 * Gives a post's picture another name, so that whoever noted the one before finds it no longer: for what moderation takes
 * from everyone's sight. Where the post goes or gets another picture meanwhile, nothing is left of the copy.
 */
export async function renamePostPicture(ctx: Ctx, postId: string): Promise<void> {
  const [post] = await ctx.db.select({ key: posts.imageKey }).from(posts).where(eq(posts.id, postId));
  if (!post?.key) return;
  const copy = await copyPicture(ctx.env, post.key);
  if (copy === null) return;

  const renamed = await ctx.db
    .update(posts)
    .set({ imageKey: copy })
    .where(and(eq(posts.id, postId), eq(posts.imageKey, post.key)))
    .returning({ id: posts.id });
  await deletePictures(ctx.env, [renamed.length > 0 ? post.key : copy]);
}
