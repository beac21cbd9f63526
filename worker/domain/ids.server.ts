import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";

/** An opaque id: 120 random bits in 24 letters and digits. */
export function newId(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(15)));
}

/** The one id of what these words name, however often it is made: it looks like any other and cannot be chosen. */
export function idOf(...words: string[]): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify(words)));
  return encodeBase32LowerCaseNoPadding(digest.slice(0, 15));
}
