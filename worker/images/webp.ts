import { type Cleaned, concat, latin1, Malformed, slice, startsWith, textOf, viewOf } from "./bytes.ts";
import { orientationAlone, readOrientation } from "./orientation.ts";

const RIFF = latin1("RIFF");
const WEBP = latin1("WEBP");
const EXIF = latin1("Exif\0\0");
const KEY_FRAME = Uint8Array.of(0x9d, 0x01, 0x2a);
const LOSSLESS = 0x2f;

/** The bits of VP8X. */
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;
const HAS_EXIF = 0x08;

type Size = { width: number; height: number };
type Chunks = Map<string, Uint8Array>;

export function isWebp(bytes: Uint8Array): boolean {
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8);
}

/**
 * Keeps the picture, its transparency, its colour profile and its orientation; drops camera, place, texts, unknown
 * chunks and whatever follows the end. Animations are refused: nothing on a page should move by itself.
 *
 * @throws Malformed
 */
export function cleanWebp(bytes: Uint8Array): Cleaned {
  const end = 8 + viewOf(slice(bytes, 0, 12)).getUint32(4, true);
  const chunks = readChunks(slice(bytes, 12, end));
  if (chunks.has("ANIM") || chunks.has("ANMF")) throw new Malformed("animated");

  const [lossy, lossless] = [chunks.get("VP8 "), chunks.get("VP8L")];
  if ((lossy === undefined) === (lossless === undefined)) throw new Malformed("no picture in it, or two");
  const size = lossy ? sizeOfLossy(lossy) : sizeOfLossless(lossless ?? new Uint8Array());
  const canvas = chunks.get("VP8X");
  if (canvas) requireSameSize(size, canvas);

  const picture = lossy ? chunk("VP8 ", lossy) : chunk("VP8L", lossless ?? new Uint8Array());
  const parts = canvas ? extended(chunks, canvas, picture) : [picture];
  return { ...size, bytes: riff(parts) };
}

function readChunks(body: Uint8Array): Chunks {
  const chunks: Chunks = new Map();
  for (let at = 0; at < body.length; ) {
    const head = slice(body, at, at + 8);
    const type = textOf(head.subarray(0, 4));
    const length = viewOf(head).getUint32(4, true);
    if (!chunks.has(type)) chunks.set(type, slice(body, at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function extended(chunks: Chunks, canvas: Uint8Array, picture: Uint8Array): Uint8Array[] {
  const profile = chunks.get("ICCP");
  const alpha = chunks.has("VP8 ") ? chunks.get("ALPH") : undefined;
  const notes = orientationAlone(readOrientation(withoutPrefix(chunks.get("EXIF") ?? new Uint8Array())));

  const head = canvas.slice(0, 10);
  head.fill(0, 0, 4);
  head[0] = ((canvas[0] ?? 0) & HAS_ALPHA) | (profile ? HAS_PROFILE : 0) | (notes ? HAS_EXIF : 0);
  return [
    chunk("VP8X", head),
    ...(profile ? [chunk("ICCP", profile)] : []),
    ...(alpha ? [chunk("ALPH", alpha)] : []),
    picture,
    ...(notes ? [chunk("EXIF", notes)] : []),
  ];
}

function riff(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = concat([RIFF, new Uint8Array(4), WEBP, ...parts]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

/** With a zero after an odd number of bytes. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + data.length + (data.length % 2));
  whole.set(latin1(type));
  viewOf(whole).setUint32(4, data.length, true);
  whole.set(data, 8);
  return whole;
}

function sizeOfLossy(data: Uint8Array): Size {
  const view = viewOf(slice(data, 0, 10));
  const isKeyFrame = (view.getUint8(0) & 1) === 0;
  if (!isKeyFrame || !startsWith(data, KEY_FRAME, 3)) throw new Malformed("no key frame");
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

function sizeOfLossless(data: Uint8Array): Size {
  const view = viewOf(slice(data, 0, 5));
  if (view.getUint8(0) !== LOSSLESS) throw new Malformed("no lossless picture");
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Its width and height less one, in three bytes each. */
function requireSameSize({ width, height }: Size, canvas: Uint8Array): void {
  const view = viewOf(slice(canvas, 0, 10));
  const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  if (side(4) !== width || side(7) !== height) throw new Malformed("a canvas of another size");
}

/** Some programs begin the notes as they would in a JPEG. */
function withoutPrefix(notes: Uint8Array): Uint8Array {
  return startsWith(notes, EXIF) ? notes.subarray(EXIF.length) : notes;
}
