import { type Cleaned, concat, latin1, Malformed, slice, startsWith, viewOf } from "./bytes.ts";
import { orientationAlone, readOrientation } from "./orientation.ts";

export const JPEG_START = Uint8Array.of(0xff, 0xd8, 0xff);

const JFIF = latin1("JFIF\0");
const EXIF = latin1("Exif\0\0");
const COLOUR_PROFILE = latin1("ICC_PROFILE\0");
const ADOBE = latin1("Adobe");

const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: the frames that browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, quantisation tables, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

/**
 * A progressive picture has about ten. Each is one more pass over all of its pixels, however few bytes it takes: 5 MB can
 * hold as many as keep a browser busy for hours.
 */
const MOST_SCANS = 100;

type Segment = { marker: number; payload: Uint8Array; end: number };

/**
 * Keeps the frame, its tables and scans, JFIF, the colour profile, Adobe's note on colour and the orientation; drops
 * camera, place, time, thumbnails, comments, whatever else programs leave in a file, and what follows its end.
 *
 * @throws Malformed
 */
export function cleanJpeg(bytes: Uint8Array): Cleaned {
  const heads: Uint8Array[] = [];
  const body: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: number | undefined;
  let scans = 0;
  let at = 2;

  for (;;) {
    const segment = readSegment(bytes, at);
    const { marker, payload, end } = segment;
    at = end;
    if (marker === END) break;
    if (marker === APP0) {
      if (startsWith(payload, JFIF) && heads.length === 0) heads.push(withoutThumbnail(payload));
    } else if (marker === APP1) {
      if (startsWith(payload, EXIF)) orientation ??= readOrientation(payload.subarray(EXIF.length));
    } else if (marker === APP2) {
      if (startsWith(payload, COLOUR_PROFILE)) body.push(written(segment));
    } else if (marker === APP14) {
      if (startsWith(payload, ADOBE)) body.push(written({ marker, payload: slice(payload, 0, 12) }));
    } else if (marker === SCAN) {
      if (!size) throw new Malformed("a scan before its frame");
      scans += 1;
      if (scans > MOST_SCANS) throw new Malformed("too many scans");
      at = endOfScan(bytes, end);
      body.push(written(segment), slice(bytes, end, at));
    } else if (FRAMES.has(marker)) {
      if (size) throw new Malformed("a second frame");
      size = readSize(payload);
      body.push(written(segment));
    } else if (TABLES.has(marker)) body.push(written(segment));
    else if (!isNote(marker)) throw new Malformed(`marker ${marker.toString(16)}`);
  }
  if (!size || scans === 0) throw new Malformed("no picture in it");

  const notes = orientationAlone(orientation ?? 1);
  if (notes) heads.push(written({ marker: APP1, payload: concat([EXIF, notes]) }));
  return { ...size, bytes: concat([Uint8Array.of(0xff, 0xd8), ...heads, ...body, Uint8Array.of(0xff, END)]) };
}

function readSegment(bytes: Uint8Array, start: number): Segment {
  if (bytes[start] !== 0xff) throw new Malformed("no marker");
  let at = start + 1;
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at];
  if (marker === undefined) throw new Malformed("no end");
  if (marker === END) return { marker, payload: new Uint8Array(), end: at + 1 };

  const length = viewOf(slice(bytes, at + 1, at + 3)).getUint16(0);
  if (length < 2) throw new Malformed("a length that cannot be");
  const end = at + 1 + length;
  return { marker, payload: slice(bytes, at + 3, end), end };
}

function written({ marker, payload }: Pick<Segment, "marker" | "payload">): Uint8Array {
  const length = payload.length + 2;
  return concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), payload]);
}

/** A small second picture may show what was cut off the large one. */
function withoutThumbnail(jfif: Uint8Array): Uint8Array {
  const payload = slice(jfif, 0, 14).slice();
  payload.fill(0, 12, 14);
  return written({ marker: APP0, payload });
}

function readSize(frame: Uint8Array): { width: number; height: number } {
  const view = viewOf(slice(frame, 0, 6));
  const components = view.getUint8(5);
  if (![1, 3, 4].includes(components) || frame.length !== 6 + components * 3) throw new Malformed("components");
  return { height: view.getUint16(1), width: view.getUint16(3) };
}

/** Where the next marker stands: in a scan, FF is followed by 00, or by a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) {
      if (at === start) throw new Malformed("an empty scan");
      return at;
    }
  }
  throw new Malformed("cut off in a scan");
}

function isNote(marker: number): boolean {
  return marker === COMMENT || (marker >= APP0 && marker <= 0xef);
}
