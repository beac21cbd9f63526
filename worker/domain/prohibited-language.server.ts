import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import type { Ctx } from "../context.server.ts";
import { logError } from "../request-log.server.ts";
import { DomainError } from "./errors.server.ts";

/** The second sentence of the toast Content Blocked (part 2 §5). */
export const PROHIBITED_LANGUAGE = "This content contains prohibited language and cannot be posted";

/** Words of the library's list that people use of music, without a thought of anything else. */
const HARMLESS_HERE = new Set(["scat", "sex"]);

/** Names that people have every reason to write about, and words that hold another by accident. */
const NAMES_AND_ACCIDENTS = [
  "bitches brew",
  "cockpit",
  "cock rock",
  "cum laude",
  "dick dale",
  "lee hooker",
  "moby dick",
  "moby-dick",
  "pussy riot",
  "rape me",
  "shiitake",
  "van dyke",
];

const { blacklistedTerms = [], whitelistedTerms = [] } = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => HARMLESS_HERE.has(metadata?.originalWord ?? ""))
  .build();
const matcher = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, ...NAMES_AND_ACCIDENTS],
});

/** Letters that stand alone one after another: a word, spelled out to get past. */
const SPELLED_OUT = /(?<![\p{L}\p{N}])(\p{L})[\s.\-_*]+(?=\p{L}(?![\p{L}\p{N}]))/gu;

/**
 * Screens a text before it is posted. Where the screening itself fails, the text passes (part 2 §5).
 *
 * @throws DomainError prohibited_language
 */
export function refuseProhibitedLanguage(ctx: Ctx, field: string, text: string): void {
  if (!isProhibited(ctx, text)) return;
  throw new DomainError("prohibited_language", PROHIBITED_LANGUAGE, { errors: { [field]: [PROHIBITED_LANGUAGE] } });
}

function isProhibited(ctx: Ctx, text: string): boolean {
  try {
    return matcher.hasMatch(text) || matcher.hasMatch(text.replaceAll(SPELLED_OUT, "$1"));
  } catch (error) {
    logError(ctx, error);
    return false;
  }
}
