/** What a picture may weigh (part 2 §9: Profile image, Post image). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** What is stored and served; a browser turns whatever else it can show into one of them first. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** Pixels: every viewer's browser has to unpack it, at four bytes a pixel. A phone's 24 megapixels fit. */
export const PICTURE_MAX_SIDE = 8_000;
export const PICTURE_MAX_PIXELS = 25_000_000;

/** The dialog Position Profile Image (part 2 §5). */
export const CROP = {
  zoom: { min: 1, max: 3, step: 0.1 },
  rotation: { min: 0, max: 360, step: 1 },
  quality: 0.95,
  /** Pixels a side: four times the largest avatar on a sharp screen. */
  maxSide: 1024,
};
