import { crc32, deflateSync } from "node:zlib";

/** Small pictures that browsers show, made or altered by the byte. */

/** 8 by 6 pixels each, as Chromium wrote them. */
const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAaEAACAwEBAAAAAAAAAAAAAAAABAECEhEx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAXEQADAQAAAAAAAAAAAAAAAAAAAQIR/9oADAMBAAIRAxEAPwCmGLsZ3FYz5wAF0ypWIZ//2Q==";
const LOSSY = "kAEAnQEqCAAGAAQAaCWoAnQBGFdAAP7VFS5avNbTGiQc52pXkXeERr8rPd99hUSAAAA=";
const LOSSLESS = "LwdAAQAPcC3D2wE+sXr+wwPzENH/OAA=";

export type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOf(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function join(...parts: Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The bytes as text, one character each, for looking in them. */
export function textIn(bytes: Uint8Array): string {
  return bytes.reduce((text, byte) => text + String.fromCharCode(byte), "");
}

export function makeJpeg(...segments: Uint8Array[]): Bytes {
  const plain = fromBase64(JPEG);
  return join(plain.subarray(0, 2), ...segments, plain.subarray(2));
}

export function segment(marker: number, payload: Uint8Array): Bytes {
  return join(Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 0xff), payload);
}

/** A camera's notes: which way up, who made it and, as text where a GPS block would point to, where. */
export function cameraNotes(orientation: number): Bytes {
  const directory = [0, 2, ...entry(0x010f, 2, 8, 38), ...entry(0x0112, 3, 1, orientation << 16), 0, 0, 0, 0];
  return join(bytesOf("MM\0*"), Uint8Array.of(0, 0, 0, 8, ...directory), bytesOf("Camera1\0GPS 48.8584N 2.2945E"));
}

function entry(tag: number, type: number, count: number, value: number): number[] {
  return [tag >> 8, tag & 255, 0, type, ...bigEndian(count), ...bigEndian(value)];
}

export function makePng({ width = 8, height = 6, extra = [] as Uint8Array[] } = {}): Bytes {
  const rows = Uint8Array.from({ length: 6 * (1 + 8 * 3) }, (_, at) => (at % 25 === 0 ? 0 : (at * 37) & 255));
  const header = Uint8Array.of(...bigEndian(width), ...bigEndian(height), 8, 2, 0, 0, 0);
  const data = new Uint8Array(deflateSync(rows));
  return join(PNG_START, chunk("IHDR", header), ...extra, chunk("IDAT", data), chunk("IEND", new Uint8Array()));
}

export const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function chunk(type: string, data: Uint8Array): Bytes {
  const named = join(bytesOf(type), data);
  return join(Uint8Array.of(...bigEndian(data.length)), named, Uint8Array.of(...bigEndian(crc32(named))));
}

export function makeWebp({
  kind = "lossy",
  extra = [] as Uint8Array[],
  flags = 0,
}: {
  kind?: "lossy" | "lossless";
  extra?: Uint8Array[];
  flags?: number;
} = {}): Bytes {
  const picture = kind === "lossy" ? riffChunk("VP8 ", fromBase64(LOSSY)) : riffChunk("VP8L", fromBase64(LOSSLESS));
  const canvas = riffChunk("VP8X", Uint8Array.of(flags, 0, 0, 0, 7, 0, 0, 5, 0, 0));
  const body = join(bytesOf("WEBP"), ...(extra.length > 0 ? [canvas] : []), picture, ...extra);
  return join(bytesOf("RIFF"), littleEndian(body.length), body);
}

export function riffChunk(type: string, data: Uint8Array): Bytes {
  return join(bytesOf(type), littleEndian(data.length), data, new Uint8Array(data.length % 2));
}

function littleEndian(value: number): Bytes {
  return Uint8Array.from(bigEndian(value).reverse());
}

function bigEndian(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function fromBase64(text: string): Bytes {
  return bytesOf(atob(text));
}
