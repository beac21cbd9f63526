import type { Shape } from "./shape.ts";
import { dice, id, nth, numbers } from "./sql.ts";

const DAY = 24 * 60 * 60 * 1000;
const TWO_YEARS = 2 * 365 * DAY;
/** On one post: the same at every size. */
const COMMENTS = 300;
/** Of ten suggestions and events, one is the first artist's. */
const ARTIST = (n: string, artists: number) => id("a", `iif(${n} % 10 = 0, 1, 1 + ${n} % ${artists})`);
const KINDS = "CASE n % 3 WHEN 0 THEN 'Award' WHEN 1 THEN 'Music Video' ELSE 'News' END";

/** Posts of everybody, newest last by number, and a conversation about one; open suggestions that hundreds have voted on; events that came of others. */
export function communityRows({ members, artists, albums, posts, suggestions, votes }: Shape, now: number): string[] {
  const step = Math.floor(TWO_YEARS / Math.max(1, posts));
  const perSuggestion = votes / Math.max(1, suggestions);
  const topic = `CASE n % 3 WHEN 0 THEN 'genre' WHEN 1 THEN 'artist' ELSE 'album' END`;
  const day = `date('2020-01-01', '+' || (n % 2000) || ' days')`;

  return [
    `INSERT INTO posts (id, user_id, content, topic_type, topic_id, topic_name, created_at)
      SELECT ${id("c", "n")}, ${id("u", `(1 + n % ${members})`)}, ${nth("sentence", `${dice("n", 21)} % 12`)}, topic,
        CASE topic WHEN 'genre' THEN lower(genre) WHEN 'artist' THEN ${id("a", `(1 + n % ${artists})`)}
          ELSE ${id("l", `(1 + n % ${albums})`)} END,
        genre, ${now - TWO_YEARS} + n * ${step}
      FROM (SELECT n, ${topic} AS topic, ${nth("genre", "n / 3 % 25")} AS genre FROM ${numbers(0, posts)})`,
    // One conversation, about the newest of them: every fifth comment begins a thread.
    `INSERT INTO post_comments (id, post_id, user_id, parent_comment_id, content, created_at)
      SELECT ${id("q", "n")}, ${id("c", String(posts - 1))}, ${id("u", `(1 + n % ${members})`)},
        iif(n % 5 = 0, NULL, ${id("q", "(n - n % 5)")}), ${nth("sentence", `${dice("n", 22)} % 12`)}, ${now - DAY} + n
      FROM ${numbers(0, COMMENTS)}`,
    `INSERT INTO timeline_events (id, artist_id, event_date, title, event_type, created_at)
      SELECT ${id("e", "n")}, ${ARTIST("n", artists)}, ${day}, ${nth("noun", "n % 50")}, ${KINDS}, ${now - TWO_YEARS} + n
      FROM ${numbers(0, suggestions)}`,
    `INSERT INTO timeline_suggestions (id, artist_id, user_id, title, event_type, event_date, vote_deadline, created_at)
      SELECT ${id("s", "n")}, ${ARTIST("n", artists)}, ${id("u", `(1 + n % ${members})`)}, ${nth("noun", "n % 50")},
        ${KINDS}, ${day}, ${now + 30 * DAY} + n, ${now - DAY} + n
      FROM ${numbers(0, suggestions)}`,
    `INSERT INTO timeline_votes (suggestion_id, user_id, vote_type, created_at)
      SELECT ${id("s", "s.n")}, ${id("u", `(1 + (s.n * 7 + v.n) % ${members})`)},
        iif((s.n + v.n) % 3 = 0, 'no', 'yes'), ${now - DAY} + v.n
      FROM ${numbers(0, suggestions)} s, ${numbers(0, perSuggestion)} v`,
  ];
}
