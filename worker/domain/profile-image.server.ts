import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { readPicture } from "../images/read-picture.ts";
import { deletePictures, storePicture } from "../images/store.server.ts";
import { requireWriter } from "./auth.server.ts";
import { invalid, notFound } from "./errors.server.ts";
import { countAgainst } from "./limits.server.ts";
import { imageUrl } from "./user-dto.server.ts";

type ProfileImage = {
  /** Whose it is to be; only ever the caller's own. */
  userId: string;
  /** The bytes of what was sent, or null; read once the caller may send any. */
  readImage: () => Promise<Uint8Array | null>;
};

/**
 * Gives the caller another picture. The one before it stays until the new one is in its place, and goes then.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited, invalid, too_large, unsupported_media_type
 */
export async function setProfileImage(ctx: Ctx, { userId, readImage }: ProfileImage): Promise<{ imageUrl: string }> {
  const viewer = await requireWriter(ctx, userId);
  await countAgainst(ctx, "pictures", { account: viewer.id });
  const image = await readImage();
  if (!image) throw invalid("image", "Please select an image file (JPEG, PNG, etc.)");
  const picture = readPicture(image);

  const key = await storePicture(ctx.env, "profile", picture, { ownerId: viewer.id, now: ctx.now });
  try {
    await swap(ctx, viewer.id, key);
  } catch (error) {
    ctx.after(deleteUnlessShown(ctx, viewer.id, key));
    throw error;
  }
  return { imageUrl: imageUrl(key) ?? "" };
}

/** Leaves the caller with the grey default. @throws DomainError unauthenticated, rate_limited */
export async function removeProfileImage(ctx: Ctx): Promise<void> {
  const viewer = await requireWriter(ctx);
  await swap(ctx, viewer.id, null);
}

/** In one transaction: of two at once, each deletes what the one before it put there, and the last one's stays. */
async function swap(ctx: Ctx, userId: string, key: string | null): Promise<void> {
  const isTheirs = eq(users.id, userId);
  const [[before]] = await ctx.db.batch([
    ctx.db.select({ key: users.profileImageKey }).from(users).where(isTheirs),
    ctx.db.update(users).set({ profileImageKey: key }).where(isTheirs),
  ]);
  if (!before) throw notFound("User");
  if (before.key !== null && before.key !== key) ctx.after(deletePictures(ctx.env, [before.key]));
}

/** A write whose answer was lost may have been made. */
async function deleteUnlessShown(ctx: Ctx, userId: string, key: string): Promise<void> {
  const [user] = await ctx.db.select({ key: users.profileImageKey }).from(users).where(eq(users.id, userId));
  if (user?.key !== key) await deletePictures(ctx.env, [key]);
}
