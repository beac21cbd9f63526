import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";
import type { PictureType } from "../domain/pictures.schema.ts";
import type { Picture } from "./read-picture.ts";

export type PictureKind = "profile" | "post";

const EXTENSIONS: Record<PictureType, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };
const KEY = /^(profile|post)\/[a-z2-7]{26}\.(jpg|png|webp)$/;
/** How many keys R2 deletes in one call. */
const DELETED_AT_ONCE = 1000;

/**
 * Stores a picture under a name that nobody can guess and nothing else ever gets, and answers with its key. Whose it
 * is and since when stands beside it. One that no row names within a day is swept away (picture-sweep.server.ts).
 *
 * @param now milliseconds since 1970
 */
export async function storePicture(
  env: Env,
  kind: PictureKind,
  { bytes, type }: Picture,
  { ownerId, now }: { ownerId: string; now: number },
): Promise<string> {
  const key = newKey(kind, EXTENSIONS[type]);
  await env.IMAGES.put(key, bytes, {
    httpMetadata: { contentType: type },
    customMetadata: { owner: ownerId, created: new Date(now).toISOString() },
  });
  return key;
}

/** Stores the same picture under another such name too, and answers with that; null where there is none. */
export async function copyPicture(env: Env, key: string): Promise<string | null> {
  const [, kind, extension] = KEY.exec(key) ?? [];
  const object = await env.IMAGES.get(key);
  if (!object || kind === undefined || extension === undefined) return null;

  const { httpMetadata, customMetadata } = object;
  const copy = newKey(kind, extension);
  await env.IMAGES.put(copy, await object.arrayBuffer(), { httpMetadata, customMetadata });
  return copy;
}

function newKey(kind: string, extension: string): string {
  const name = encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(16)));
  return `${kind}/${name}.${extension}`;
}

/** Those that are not there are deleted already. */
export async function deletePictures(env: Env, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += DELETED_AT_ONCE) {
    await env.IMAGES.delete(keys.slice(at, at + DELETED_AT_ONCE));
  }
}

/** The type of the picture that a key may name; null for what is no key of ours. */
export function typeOfKey(key: string): PictureType | null {
  const extension = KEY.exec(key)?.[2];
  const known = Object.entries(EXTENSIONS).find(([, own]) => own === extension);
  return known ? (known[0] as PictureType) : null;
}
