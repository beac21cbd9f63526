import { latin1, startsWith, viewOf } from "./bytes.ts";

/**
 * The one thing in a camera's notes (EXIF) that is about how a picture is shown: which way up it is. 1 is as stored,
 * 2 to 8 are turned or mirrored.
 */
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;
const BIG_ENDIAN = latin1("MM\0*");
const LITTLE_ENDIAN = latin1("II*\0");
const ENTRY_BYTES = 12;

/** 1 where the notes (a TIFF block) do not say, or cannot be read. */
export function readOrientation(tiff: Uint8Array): number {
  const isLittle = startsWith(tiff, LITTLE_ENDIAN);
  if ((!isLittle && !startsWith(tiff, BIG_ENDIAN)) || tiff.length < 8) return UPRIGHT;

  const view = viewOf(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) return UPRIGHT;
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return view.getUint16(entry + 2, isLittle) === SHORT && value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** Notes that say nothing else. Null for a picture that is shown as it is stored: it needs none. */
export function orientationAlone(orientation: number): Uint8Array | null {
  if (orientation === UPRIGHT) return null;
  const tiff = new Uint8Array(26);
  tiff.set(BIG_ENDIAN);
  const view = viewOf(tiff);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION_TAG);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
