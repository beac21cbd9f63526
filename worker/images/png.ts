import { crc32 } from "node:zlib";
import { type Cleaned, concat, latin1, Malformed, slice, textOf, viewOf } from "./bytes.ts";
import { orientationAlone, readOrientation } from "./orientation.ts";

export const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The palette, what is see-through, and how colours are meant. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "IDAT", "IEND"]);
/** Bits a sample, by colour type. */
const DEPTHS: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array };

/**
 * Keeps what is needed to show the picture (of an animation its still), and the orientation; drops texts, times, notes
 * and whatever follows the end.
 *
 * @throws Malformed
 */
export function cleanPng(bytes: Uint8Array): Cleaned {
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: number | undefined;
  let last = "";
  let hasData = false;

  for (let at = PNG_START.length; last !== "IEND"; ) {
    const { type, data, whole } = readChunk(bytes, at);
    at += whole.length;
    if ((type === "IHDR") !== (size === undefined)) throw new Malformed("the header is not first, or not alone");
    size ??= readHeader(data);
    if (type === "IDAT") {
      if (hasData && last !== "IDAT") throw new Malformed("data in two places");
      if (!hasData) requireDeflated(data);
      hasData = true;
    }
    if (type === "eXIf") orientation ??= readOrientation(data);
    if (KEPT.has(type)) kept.push(whole);
    else if (isCritical(type)) throw new Malformed(`chunk ${type}`);
    last = type;
  }
  if (!size || !hasData) throw new Malformed("no picture in it");

  const notes = orientationAlone(orientation ?? 1);
  const [header = new Uint8Array(), ...rest] = kept;
  return { ...size, bytes: concat([PNG_START, header, ...(notes ? [written("eXIf", notes)] : []), ...rest]) };
}

function readChunk(bytes: Uint8Array, at: number): Chunk {
  const length = viewOf(slice(bytes, at, at + 8)).getUint32(0);
  const whole = slice(bytes, at, at + 12 + length);
  const type = textOf(whole.subarray(4, 8));
  if (!/^[A-Za-z]{4}$/.test(type)) throw new Malformed("no chunk");
  const sum = viewOf(whole).getUint32(8 + length);
  if (crc32(whole.subarray(4, 8 + length)) !== sum) throw new Malformed(`a wrong sum for ${type}`);
  return { type, data: whole.subarray(8, 8 + length), whole };
}

function written(type: string, data: Uint8Array): Uint8Array {
  const named = concat([latin1(type), data]);
  const frame = new Uint8Array(named.length + 8);
  frame.set(named, 4);
  viewOf(frame).setUint32(0, data.length);
  viewOf(frame).setUint32(4 + named.length, crc32(named));
  return frame;
}

function readHeader(data: Uint8Array): { width: number; height: number } {
  if (data.length !== 13) throw new Malformed("the header's length");
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (!DEPTHS[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) {
    throw new Malformed("the header");
  }
  return { width: viewOf(data).getUint32(0), height: viewOf(data).getUint32(4) };
}

/** The first two bytes of what zlib packed: method 8, and a check that they are a multiple of 31. */
function requireDeflated(data: Uint8Array): void {
  const [method = 0, flags = 0] = data;
  if ((method & 0x0f) !== 8 || ((method << 8) | flags) % 31 !== 0) throw new Malformed("data that nothing packed");
}

/** An upper-case first letter: who does not know it cannot show the picture. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}
