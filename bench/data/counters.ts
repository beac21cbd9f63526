/**
 * What the triggers would have counted, in one statement a table. A test of the product holds the triggers to the same
 * sums; here only rows exist that stand.
 */
export const COUNTERS = [
  `UPDATE reviews SET likes_count = counted.likes
    FROM (SELECT review_id, count(*) AS likes FROM review_likes GROUP BY review_id) counted
    WHERE reviews.id = counted.review_id`,
  `UPDATE albums SET review_count = counted.reviews, rating_sum = counted.sum, ${ratings((n) => `rated_${n} = counted.rated_${n}`)}
    FROM (
      SELECT album_id, count(*) AS reviews, sum(rating) AS sum, ${ratings((n) => `sum(rating = ${n}) AS rated_${n}`)}
      FROM reviews GROUP BY album_id
    ) counted WHERE albums.id = counted.album_id`,
  `UPDATE users SET reviews_count = counted.reviews, last_review_at = counted.newest
    FROM (SELECT user_id, count(*) AS reviews, max(created_at) AS newest FROM reviews GROUP BY user_id) counted
    WHERE users.id = counted.user_id`,
  `UPDATE users SET
    following_count = (SELECT count(*) FROM follows WHERE follower_id = users.id),
    followers_count = (SELECT count(*) FROM follows WHERE following_id = users.id),
    packs_count = (SELECT count(*) FROM packs WHERE user_id = users.id)`,
  `UPDATE artists SET followers_count = (SELECT count(*) FROM followed_artists WHERE artist_id = artists.id)`,
  `UPDATE posts SET comments_count = counted.comments
    FROM (SELECT post_id, count(*) AS comments FROM post_comments GROUP BY post_id) counted
    WHERE posts.id = counted.post_id`,
  `UPDATE post_comments SET replies_count = counted.replies
    FROM (SELECT parent_comment_id, count(*) AS replies FROM post_comments GROUP BY parent_comment_id) counted
    WHERE post_comments.id = counted.parent_comment_id`,
  `UPDATE timeline_suggestions SET yes_votes = counted.yes, no_votes = counted.votes - counted.yes
    FROM (SELECT suggestion_id, count(*) AS votes, sum(vote_type = 'yes') AS yes FROM timeline_votes GROUP BY 1) counted
    WHERE timeline_suggestions.id = counted.suggestion_id`,
  `INSERT INTO album_review_genres (album_id, genre, count)
    SELECT reviews.album_id, review_genres.genre, count(*)
    FROM review_genres JOIN reviews ON reviews.id = review_genres.review_id GROUP BY 1, 2`,
];

/** Contents of the search indexes, which triggers would have filled row by row. */
export const SEARCH_INDEXES = ["albums", "artists", "users", "packs"].map(
  (table) => `INSERT INTO ${table}_fts (${table}_fts) VALUES ('rebuild')`,
);

function ratings(text: (rating: number) => string): string {
  return Array.from({ length: 10 }, (_, index) => text(index + 1)).join(", ");
}
