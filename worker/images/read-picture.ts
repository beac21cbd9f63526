import { DomainError } from "../domain/errors.server.ts";
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  type PictureType,
} from "../domain/pictures.schema.ts";
import { type Cleaned, Malformed, startsWith } from "./bytes.ts";
import { cleanJpeg, JPEG_START } from "./jpeg.ts";
import { cleanPng, PNG_START } from "./png.ts";
import { cleanWebp, isWebp } from "./webp.ts";

export type Picture = Cleaned & { type: PictureType };

type Format = { type: PictureType; isOne: (bytes: Uint8Array) => boolean; clean: (bytes: Uint8Array) => Cleaned };

const FORMATS: Format[] = [
  { type: "image/jpeg", isOne: (bytes) => startsWith(bytes, JPEG_START), clean: cleanJpeg },
  { type: "image/png", isOne: (bytes) => startsWith(bytes, PNG_START), clean: cleanPng },
  { type: "image/webp", isOne: isWebp, clean: cleanWebp },
];

/** Part 2 §5. */
export const TOO_LARGE = "Please select an image smaller than 5MB";

/**
 * A picture as it may be stored. Its bytes alone say what it is, whatever it was called; what tells of its maker, place
 * and time is gone from it.
 *
 * @param tooLarge what is said of one that weighs too much
 * @throws DomainError too_large, unsupported_media_type
 */
export function readPicture(
  bytes: Uint8Array,
  { maxBytes = PICTURE_MAX_BYTES, tooLarge = TOO_LARGE }: { maxBytes?: number; tooLarge?: string } = {},
): Picture {
  if (bytes.length > maxBytes) throw new DomainError("too_large", tooLarge);
  const format = FORMATS.find(({ isOne }) => isOne(bytes));
  if (!format) throw new DomainError("unsupported_media_type", "Please select a JPEG, PNG or WebP image.");

  const cleaned = clean(format, bytes);
  const { width, height } = cleaned;
  if (width === 0 || height === 0) throw damaged("no area");
  if (Math.max(width, height) > PICTURE_MAX_SIDE || width * height > PICTURE_MAX_PIXELS) {
    const [side, megapixels] = [PICTURE_MAX_SIDE.toLocaleString("en"), PICTURE_MAX_PIXELS / 1_000_000];
    throw new DomainError("too_large", `Images may be at most ${side} pixels a side and ${megapixels} megapixels.`);
  }
  return { ...cleaned, type: format.type };
}

function clean(format: Format, bytes: Uint8Array): Cleaned {
  try {
    return format.clean(bytes);
  } catch (error) {
    if (error instanceof Malformed) throw damaged(error);
    throw error;
  }
}

function damaged(internal: unknown): DomainError {
  return new DomainError("unsupported_media_type", "This image is damaged or of a kind that cannot be shown.", {
    internal,
  });
}
