import { hashToken, newToken, SESSION_LIFETIME } from "#worker/domain/sessions.server.ts";
import { HOT_ALBUM_ID, HOT_ARTIST_ID } from "./data/catalogue-rows.ts";
import { openLocalFile } from "./data/local-file.ts";
import { BENCH_MEMBER_ID } from "./data/people-rows.ts";
import { BENCH_MEMBER } from "./data/words.ts";

/** Whom and what the calls name, in one data set. */
export type Targets = {
  memberId: string;
  username: string;
  albumId: string;
  artistId: string;
  reviewId: string;
  postId: string;
  token: string;
};

/** Signs the bench member in, by a row: a password is no part of what is measured. No server may run on the state. */
export function openTargets(state: string, now: number): Targets {
  const database = openLocalFile(state);
  try {
    const row = database
      .prepare(
        `SELECT ${BENCH_MEMBER_ID} AS member, ${HOT_ALBUM_ID} AS album, ${HOT_ARTIST_ID} AS artist, id AS review,
            (SELECT post_id FROM post_comments GROUP BY post_id ORDER BY count(*) DESC, post_id LIMIT 1) AS commented,
            (SELECT id FROM posts ORDER BY created_at DESC, id DESC LIMIT 1) AS newest_post
          FROM reviews
          WHERE album_id = ${HOT_ALBUM_ID} AND user_id <> ${BENCH_MEMBER_ID}
            AND (SELECT count(*) FROM review_genres WHERE review_id = reviews.id) = 3
          ORDER BY likes_count DESC, id LIMIT 1`,
      )
      .get();
    if (!row) throw new Error(`There is nothing to ask for in ${state}`);
    const memberId = String(row.member);

    const token = newToken();
    database.prepare("DELETE FROM sessions").run();
    database
      .prepare("INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)")
      .run(hashToken(token), memberId, now, now + SESSION_LIFETIME);
    database.exec("PRAGMA wal_checkpoint(truncate)");
    return {
      memberId,
      username: BENCH_MEMBER,
      albumId: String(row.album),
      artistId: String(row.artist),
      reviewId: String(row.review),
      postId: String(row.commented ?? row.newest_post),
      token,
    };
  } finally {
    database.close();
  }
}
