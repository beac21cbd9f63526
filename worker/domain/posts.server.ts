import { and, eq } from "drizzle-orm";
import { type PostRecord, selectPost } from "#db/queries/posts.ts";
import { posts } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { readPicture } from "../images/read-picture.ts";
import { deletePictures, storePicture } from "../images/store.server.ts";
import { requireWriter } from "./auth.server.ts";
import type { Post } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { idOf, newId } from "./ids.server.ts";
import { countAgainst } from "./limits.server.ts";
import { isSeenBy, requireDeletable } from "./moderated.server.ts";
import { toPost } from "./post-dto.server.ts";
import { POST_IMAGE_TOO_LARGE } from "./post-limits.schema.ts";
import { requireTopic } from "./post-topics.server.ts";
import type { CreatePost } from "./posts.schema.ts";
import { refuseProhibitedLanguage } from "./prohibited-language.server.ts";
import type { Viewer } from "./sessions.server.ts";

/** By its id it answers across a block too; what moderation removed, only its author and admins. @throws DomainError not_found */
export async function getPost(ctx: Ctx, id: string): Promise<Post> {
  const viewer = await ctx.viewer();
  const [row] = await selectPost(ctx.db, viewer?.id ?? null, id);
  return toPost(requireSeenPost(viewer, row));
}

/** @throws DomainError not_found */
export function requireSeenPost(viewer: Viewer | null, row: PostRecord | undefined): PostRecord {
  if (!row || !isSeenBy(viewer, row.post)) throw notFound("Post");
  return row;
}

type NewPost = CreatePost & {
  /** What tells this writing of it from any other: the same words sent again with it are the same post. */
  once?: string;
};

/**
 * Posts about something that the catalogue knows.
 *
 * @param image the bytes of a picture, or null
 * @throws DomainError unauthenticated, rate_limited, prohibited_language, not_found (the topic), catalogue_unavailable,
 *   too_large, unsupported_media_type
 */
export async function createPost(ctx: Ctx, input: NewPost, image: Uint8Array | null): Promise<Post> {
  const viewer = await requireWriter(ctx);
  refuseProhibitedLanguage(ctx, "content", input.content);
  const picture = image && readPicture(image, { tooLarge: POST_IMAGE_TOO_LARGE });
  const topic = await requireTopic(ctx, input);
  if (picture) await countAgainst(ctx, "pictures", { account: viewer.id });

  const { once, content } = input;
  const id = once === undefined ? newId() : idOf(viewer.id, once, content);
  const owner = { ownerId: viewer.id, now: ctx.now };
  const imageKey = picture ? await storePicture(ctx.env, "post", picture, owner) : null;
  try {
    const [[made], [row]] = await ctx.db.batch([
      ctx.db
        .insert(posts)
        .values({
          id,
          userId: viewer.id,
          content,
          imageKey,
          topicType: topic.topic_type,
          topicId: topic.topic_id,
          topicName: topic.topic_name,
          topicImageUrl: topic.topic_image_url,
          createdAt: ctx.now,
        })
        .onConflictDoNothing()
        .returning({ id: posts.id }),
      selectPost(ctx.db, viewer.id, id),
    ]);
    if (!made && imageKey !== null) ctx.after(deletePictures(ctx.env, [imageKey]));
    return toPost(requireSeenPost(viewer, row));
  } catch (error) {
    if (imageKey !== null) ctx.after(deleteUnlessPosted(ctx, id, imageKey));
    throw error;
  }
}

/** A write whose answer was lost may have been made. */
async function deleteUnlessPosted(ctx: Ctx, id: string, imageKey: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.imageKey, imageKey)));
  if (!row) await deletePictures(ctx.env, [imageKey]);
}

/** For its author, even once moderation removed it, and for admins; its picture goes too. @throws DomainError not_found, forbidden */
export async function removePost(ctx: Ctx, id: string): Promise<void> {
  const viewer = await requireWriter(ctx);

  const allowed = viewer.isAdmin ? undefined : eq(posts.userId, viewer.id);
  const [[row], [gone]] = await ctx.db.batch([
    selectPost(ctx.db, viewer.id, id),
    ctx.db
      .delete(posts)
      .where(and(eq(posts.id, id), allowed))
      .returning({ imageKey: posts.imageKey }),
  ]);

  const { author } = requireSeenPost(viewer, row);
  requireDeletable(viewer, author.id, "posts");
  if (gone?.imageKey) ctx.after(deletePictures(ctx.env, [gone.imageKey]));
}
