import { storedArtistId } from "#db/queries/artists.ts";
import { selectMember } from "#db/queries/members.ts";
import { selectFollowingPosts, selectNewestPosts, selectPostsAbout, selectPostsOf } from "#db/queries/posts.ts";
import type { Ctx } from "../context.server.ts";
import { getArtist } from "./artists.server.ts";
import { requireViewer } from "./auth.server.ts";
import type { Post } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { genreFromPath } from "./genre-names.schema.ts";
import type { Paging } from "./paging.schema.ts";
import { toPosts } from "./post-dto.server.ts";

/** Of the community's lists (part 2 §7), newest first. */
export const POSTS_PAGE = 20;

export async function listPosts(ctx: Ctx, page: Paging): Promise<Post[]> {
  const viewer = await ctx.viewer();
  return toPosts(await selectNewestPosts(ctx.db, viewer?.id ?? null, page));
}

/** Of whom the caller follows. @throws DomainError unauthenticated */
export async function listFollowingPosts(ctx: Ctx, page: Paging): Promise<Post[]> {
  const viewer = await requireViewer(ctx);
  return toPosts(await selectFollowingPosts(ctx.db, viewer.id, page));
}

/** @throws DomainError not_found */
export async function listPostsOf(ctx: Ctx, { userId, ...page }: Paging & { userId: string }): Promise<Post[]> {
  const viewer = await ctx.viewer();
  const [[member], rows] = await ctx.db.batch([
    selectMember(ctx.db, userId),
    selectPostsOf(ctx.db, viewer?.id ?? null, { userId, ...page }),
  ]);
  if (!member) throw notFound("User");
  return toPosts(rows);
}

/** About an artist, by any id that a catalogue knows them by. @throws DomainError not_found, catalogue_unavailable */
export async function listPostsAboutArtist(
  ctx: Ctx,
  { artistId, ...page }: Paging & { artistId: string },
): Promise<Post[]> {
  const viewer = await ctx.viewer();
  const topic = { type: "artist" as const, id: storedArtistId(artistId) };
  const rows = await selectPostsAbout(ctx.db, viewer?.id ?? null, { ...page, topic });
  // Nothing said of them, or nobody: the one needs no second question.
  if (rows.length === 0) await getArtist(ctx, artistId);
  return toPosts(rows);
}

/** About a genre, in any case of letters. @throws DomainError not_found */
export async function listPostsAboutGenre(ctx: Ctx, { genre, ...page }: Paging & { genre: string }): Promise<Post[]> {
  const known = genreFromPath(genre);
  if (!known) throw notFound("Genre");
  const viewer = await ctx.viewer();
  const topic = { type: "genre" as const, id: known.toLowerCase() };
  return toPosts(await selectPostsAbout(ctx.db, viewer?.id ?? null, { ...page, topic }));
}
