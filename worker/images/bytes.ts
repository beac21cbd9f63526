/** The bytes are not the picture that they begin as: cut off, put together wrongly, or of a kind that browsers do not show. */
export class Malformed extends Error {}

/** A picture of one format, with nothing in it but what is needed to show it. */
export type Cleaned = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @throws Malformed where the bytes end before that */
export function slice(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from > to || to > bytes.length) throw new Malformed("cut off");
  return bytes.subarray(from, to);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function startsWith(bytes: Uint8Array, start: Uint8Array, at = 0): boolean {
  return bytes.length >= at + start.length && start.every((byte, index) => bytes[at + index] === byte);
}

/** One byte a character. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
