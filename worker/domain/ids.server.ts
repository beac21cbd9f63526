import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";

/** An opaque id: 120 random bits in 24 letters and digits. */
export function newId(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(15)));
}
