import type { Shape } from "./shape.ts";
import { dice, id, nth, numbers } from "./sql.ts";
import { BENCH_MEMBER } from "./words.ts";

/** Members are numbered from 1, and the first is the bench member. */
export const BENCH_MEMBER_ID = id("u", "1");
const DAY = 24 * 60 * 60 * 1000;
/** Whom everybody else follows. */
const FOLLOWS_OF_OTHERS = 20;
const BLOCKS = 5;
/** Of the bench member's lines, one for every follower, the newest are not read: every page counts them. */
const UNREAD = 1000;

export function peopleRows({ members, follows, packs }: Shape, now: number): string[] {
  const username = `iif(n = 1, '${BENCH_MEMBER}', lower(${nth("noun", "n % 50")}) || '_' || n)`;
  const name = `${nth("adjective", `${dice("n", 1)} % 50`)} || ' ' || ${nth("noun", `${dice("n", 2)} % 50`)}`;
  const joined = `${now - 800 * DAY} + n`;
  const firstBlocked = follows + 2;

  return [
    `INSERT INTO users (id, username, username_key, email, email_key, name, name_key, created_at)
      SELECT ${id("u", "n")}, username, username, username || '@bench.example', username || '@bench.example',
        name, lower(name), ${joined}
      FROM (SELECT n, ${username} AS username, ${name} AS name FROM ${numbers(1, members + 1)})`,
    `INSERT INTO follows (follower_id, following_id, created_at)
      SELECT ${BENCH_MEMBER_ID}, ${id("u", "n")}, ${joined} FROM ${numbers(2, follows + 2)}`,
    `INSERT INTO follows (follower_id, following_id, created_at)
      SELECT ${id("u", "follower")}, ${id("u", "followee")}, ${now - 700 * DAY} + step
      FROM (
        SELECT f.n AS follower, k.n AS step, 1 + (f.n + k.n * 37) % ${members} AS followee
        FROM ${numbers(2, members + 1)} f, ${numbers(0, FOLLOWS_OF_OTHERS)} k
      )
      WHERE followee <> follower`,
    `INSERT INTO blocks (blocker_id, blocked_id, created_at)
      SELECT ${BENCH_MEMBER_ID}, ${id("u", "n")}, ${joined} FROM ${numbers(firstBlocked, firstBlocked + BLOCKS)}`,
    `INSERT INTO follows (follower_id, following_id, created_at)
      SELECT ${id("u", "n")}, ${BENCH_MEMBER_ID}, ${joined} FROM ${numbers(2, members + 1)} WHERE true
      ON CONFLICT DO NOTHING`,
    `DELETE FROM follows WHERE following_id = ${BENCH_MEMBER_ID} AND follower_id IN (SELECT blocked_id FROM blocks)`,
    `INSERT INTO notifications (id, user_id, notification_type, entity_type, entity_id, actors_count, is_read, created_at)
      SELECT ${id("n", "n")}, ${BENCH_MEMBER_ID}, 'follow', 'user', ${id("u", "n")}, 1, n >= ${UNREAD + 2}, ${joined} - n * 2
      FROM ${numbers(2, members + 1)}`,
    `INSERT INTO notification_deeds (notification_id, actor_id, deed, created_at)
      SELECT ${id("n", "n")}, ${id("u", "n")}, 'follow ' || ${BENCH_MEMBER_ID}, ${joined} - n * 2
      FROM ${numbers(2, members + 1)}`,
    `INSERT INTO packs (id, user_id, name, name_key, created_at)
      SELECT ${id("p", "n")}, ${id("u", `(1 + n % ${members})`)}, name, lower(name), ${joined}
      FROM (SELECT n, ${name} AS name FROM ${numbers(1, packs + 1)})`,
  ];
}
