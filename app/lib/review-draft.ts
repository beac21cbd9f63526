import { DRAFT_PREFIX, withStorage } from "#app/lib/drafts.ts";

export type ReviewValues = { rating: number | null; content: string; genres: string[]; vibes: string[] };

/** Of whom and of which album; null keeps nothing. */
export type DraftKey = { userId: string; albumId: string } | null;

export function readDraft(key: DraftKey): ReviewValues | null {
  const kept = key && withStorage((storage) => storage.getItem(nameOf(key)));
  if (!kept) return null;
  const draft: unknown = parseJson(kept);
  return isValues(draft) ? draft : null;
}

export function keepDraft(key: DraftKey, values: ReviewValues) {
  if (key) withStorage((storage) => storage.setItem(nameOf(key), JSON.stringify(values)));
}

export function dropDraft(key: DraftKey) {
  if (key) withStorage((storage) => storage.removeItem(nameOf(key)));
}

function nameOf({ userId, albumId }: NonNullable<DraftKey>): string {
  return `${DRAFT_PREFIX}review:${userId}:${albumId}`;
}

function isValues(draft: unknown): draft is ReviewValues {
  if (typeof draft !== "object" || draft === null) return false;
  const { rating, content, genres, vibes } = draft as Record<string, unknown>;
  const isRating = rating === null || (Number.isInteger(rating) && Number(rating) >= 1 && Number(rating) <= 10);
  return isRating && typeof content === "string" && isTexts(genres) && isTexts(vibes);
}

function isTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => typeof item === "string");
}

/** Null for what somebody else left under our name. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
