import { z } from "zod";

/** Length as a person counts: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The beginning of a text, of at most `max` code points. */
export function firstCodePoints(text: string, max: number): string {
  // No code point has more than two units.
  return [...text.slice(0, 2 * max)].slice(0, max).join("");
}

const CONTROLS_BUT_LINE_FEED_AND_TAB = /(?![\n\t])\p{Cc}/gu;
/** Turned on and never off, they would turn round what stands beside the text, too. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
/** Spaces, and what is drawn as nothing at all: joiners, fillers, an empty Braille cell. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * As every text is stored: well-formed, NFC, without control characters, trimmed, one kind of line end; empty where there
 * is nothing to see.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS_BUT_LINE_FEED_AND_TAB, "")
    .trim();
  return NOTHING_TO_SEE.test(cleaned) ? "" : cleaned;
}

/** A cleaned text of at most `max` code points; `min` defaults to 0. Messages are the spec's where it has them. */
export function text(limits: { min?: number; max: number; short?: string; long?: string }) {
  const { min = 0, max, short = "Please enter some text", long = `Please use at most ${max} characters` } = limits;
  return z
    .string()
    .overwrite((value) => cleanText(value.replace(DIRECTION_OVERRIDES, "")))
    .refine((value) => codePoints(value) >= min, { error: short, abort: true })
    .refine((value) => codePoints(value) <= max, { error: long })
    .meta({ minLength: min, maxLength: max });
}

/** A text that may be empty, which null says too. */
export function optionalText(limits: { max: number; long?: string }) {
  return text(limits)
    .nullable()
    .transform((value) => value || null);
}

/** As searched and compared without regard to case and accents: what *_key columns hold. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
