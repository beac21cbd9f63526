import { keepText, readJson } from "#app/lib/drafts.ts";

export type ReviewValues = { rating: number | null; content: string; genres: string[]; vibes: string[] };

/** Of whom and of which album; null keeps nothing. */
export type DraftKey = { userId: string; albumId: string } | null;

export function readDraft(key: DraftKey): ReviewValues | null {
  const draft = readJson(nameOf(key));
  return isValues(draft) ? draft : null;
}

export function keepDraft(key: DraftKey, values: ReviewValues) {
  keepText(nameOf(key), JSON.stringify(values));
}

export function dropDraft(key: DraftKey) {
  keepText(nameOf(key), "");
}

function nameOf(key: DraftKey): string | null {
  return key && `review:${key.userId}:${key.albumId}`;
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
