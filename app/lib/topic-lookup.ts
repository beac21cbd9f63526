import type { TopicType } from "#app/lib/create-post.ts";
import type { Topic } from "#worker/domain/dto.ts";

/** Part 2 §9. */
const KEPT_MS = 30_000;
const MOST_KEPT = 50;

const kept = new Map<string, { at: number; topics: Topic[] }>();

/** What was found within the last 30 seconds, or null. */
export function keptTopics(type: TopicType, query: string): Topic[] | null {
  const known = kept.get(keyOf(type, query));
  return known && Date.now() - known.at < KEPT_MS ? known.topics : null;
}

/** Searches what a post may be about. @throws Error where no answer came; an AbortError where it was called off */
export async function lookUpTopics(type: TopicType, query: string, signal: AbortSignal): Promise<Topic[]> {
  const known = keptTopics(type, query);
  if (known) return known;

  const response = await fetch(`/api/spotify/search/${type}/${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`The topic search answered ${response.status}`);
  const topics: Topic[] = await response.json();
  kept.delete(keyOf(type, query));
  kept.set(keyOf(type, query), { at: Date.now(), topics });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return topics;
}

function keyOf(type: TopicType, query: string): string {
  return `${type} ${query.toLowerCase()}`;
}
