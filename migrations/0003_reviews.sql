-- A member's one rating of an album, with or without words. `removed_at` is set by moderation: such a row is
-- seen by its author and admins alone and counts nowhere.

CREATE TABLE vibes (
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

INSERT INTO vibes (name, position) VALUES
  ('Late Night Drive', 1), ('Chill', 2), ('Rainy Day', 3), ('Workout', 4), ('Study Session', 5), ('Road Trip', 6),
  ('Party Time', 7), ('Melancholy', 8), ('Nostalgic', 9), ('Energetic', 10), ('Romantic', 11), ('Focus Mode', 12),
  ('Sunday Morning', 13), ('City Vibes', 14), ('Nature Walk', 15), ('Introspective', 16), ('Dreamy', 17),
  ('Intense', 18), ('Peaceful', 19), ('Rebellious', 20), ('Morning Coffee', 21), ('Sunset', 22), ('Emotional', 23),
  ('Dark & Moody', 24), ('Creative Flow', 25);

CREATE TABLE reviews (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  album_id TEXT NOT NULL REFERENCES albums (id),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 10),
  content TEXT NOT NULL DEFAULT '' CHECK (length(content) <= 5000),
  likes_count INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
  comments_count INTEGER NOT NULL DEFAULT 0 CHECK (comments_count >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;

CREATE UNIQUE INDEX reviews_one_per_album ON reviews (user_id, album_id);
CREATE INDEX reviews_by_time ON reviews (created_at DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX reviews_by_user_time ON reviews (user_id, created_at DESC, id DESC);
CREATE INDEX reviews_by_user_highest ON reviews (user_id, rating DESC, created_at DESC, id DESC);
CREATE INDEX reviews_by_user_lowest ON reviews (user_id, rating, created_at DESC, id DESC);
CREATE INDEX reviews_by_album_time ON reviews (album_id, created_at DESC, id DESC);
CREATE INDEX reviews_by_album_highest ON reviews (album_id, rating DESC, created_at DESC, id DESC);
CREATE INDEX reviews_by_album_lowest ON reviews (album_id, rating, created_at DESC, id DESC);
CREATE INDEX reviews_by_album_likes ON reviews (album_id, likes_count DESC, created_at DESC, id DESC);

-- `position` 0 to 2, unique: at most three (part 2 §5).
CREATE TABLE review_genres (
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
  genre TEXT NOT NULL REFERENCES genres (name),
  PRIMARY KEY (review_id, position)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX review_genres_once ON review_genres (review_id, genre);

CREATE TABLE review_vibes (
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
  vibe TEXT NOT NULL REFERENCES vibes (name),
  PRIMARY KEY (review_id, position)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX review_vibes_once ON review_vibes (review_id, vibe);

-- How often the standing reviews of an album name a genre.
CREATE TABLE album_review_genres (
  album_id TEXT NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  genre TEXT NOT NULL REFERENCES genres (name),
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (album_id, genre)
) STRICT, WITHOUT ROWID;

CREATE INDEX album_review_genres_top ON album_review_genres (album_id, count DESC, genre);

CREATE TABLE review_likes (
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (review_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX review_likes_by_user ON review_likes (user_id, created_at DESC);

CREATE TABLE review_comments (
  id TEXT PRIMARY KEY,
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 250),
  likes_count INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;

CREATE INDEX review_comments_by_review ON review_comments (review_id, created_at, id);
CREATE INDEX review_comments_by_user ON review_comments (user_id, created_at DESC);

CREATE TABLE review_comment_likes (
  comment_id TEXT NOT NULL REFERENCES review_comments (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (comment_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX review_comment_likes_by_user ON review_comment_likes (user_id, created_at DESC);

-- Counters. A row counts while it stands; "stands" is removed_at IS NULL.

CREATE TRIGGER reviews_count_insert AFTER INSERT ON reviews WHEN new.removed_at IS NULL BEGIN
  UPDATE albums SET review_count = review_count + 1, rating_sum = rating_sum + new.rating,
    rated_1 = rated_1 + (new.rating = 1), rated_2 = rated_2 + (new.rating = 2), rated_3 = rated_3 + (new.rating = 3),
    rated_4 = rated_4 + (new.rating = 4), rated_5 = rated_5 + (new.rating = 5), rated_6 = rated_6 + (new.rating = 6),
    rated_7 = rated_7 + (new.rating = 7), rated_8 = rated_8 + (new.rating = 8), rated_9 = rated_9 + (new.rating = 9),
    rated_10 = rated_10 + (new.rating = 10)
  WHERE id = new.album_id;
  UPDATE users SET reviews_count = reviews_count + 1,
    last_review_at = max(coalesce(last_review_at, new.created_at), new.created_at)
  WHERE id = new.user_id;
END;

CREATE TRIGGER reviews_count_delete AFTER DELETE ON reviews WHEN old.removed_at IS NULL BEGIN
  UPDATE albums SET review_count = review_count - 1, rating_sum = rating_sum - old.rating,
    rated_1 = rated_1 - (old.rating = 1), rated_2 = rated_2 - (old.rating = 2), rated_3 = rated_3 - (old.rating = 3),
    rated_4 = rated_4 - (old.rating = 4), rated_5 = rated_5 - (old.rating = 5), rated_6 = rated_6 - (old.rating = 6),
    rated_7 = rated_7 - (old.rating = 7), rated_8 = rated_8 - (old.rating = 8), rated_9 = rated_9 - (old.rating = 9),
    rated_10 = rated_10 - (old.rating = 10)
  WHERE id = old.album_id;
  UPDATE users SET reviews_count = reviews_count - 1,
    last_review_at = (SELECT created_at FROM reviews WHERE user_id = old.user_id AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1)
  WHERE id = old.user_id;
END;

CREATE TRIGGER reviews_count_rating AFTER UPDATE OF rating ON reviews
WHEN new.removed_at IS NULL AND old.removed_at IS NULL AND new.rating <> old.rating BEGIN
  UPDATE albums SET rating_sum = rating_sum + new.rating - old.rating,
    rated_1 = rated_1 + (new.rating = 1) - (old.rating = 1), rated_2 = rated_2 + (new.rating = 2) - (old.rating = 2),
    rated_3 = rated_3 + (new.rating = 3) - (old.rating = 3), rated_4 = rated_4 + (new.rating = 4) - (old.rating = 4),
    rated_5 = rated_5 + (new.rating = 5) - (old.rating = 5), rated_6 = rated_6 + (new.rating = 6) - (old.rating = 6),
    rated_7 = rated_7 + (new.rating = 7) - (old.rating = 7), rated_8 = rated_8 + (new.rating = 8) - (old.rating = 8),
    rated_9 = rated_9 + (new.rating = 9) - (old.rating = 9), rated_10 = rated_10 + (new.rating = 10) - (old.rating = 10)
  WHERE id = new.album_id;
END;

CREATE TRIGGER reviews_count_removed AFTER UPDATE OF removed_at ON reviews
WHEN (new.removed_at IS NULL) <> (old.removed_at IS NULL) BEGIN
  UPDATE albums SET
    review_count = review_count + iif(new.removed_at IS NULL, 1, -1),
    rating_sum = rating_sum + iif(new.removed_at IS NULL, new.rating, -old.rating),
    rated_1 = rated_1 + iif(new.removed_at IS NULL, new.rating = 1, -(old.rating = 1)),
    rated_2 = rated_2 + iif(new.removed_at IS NULL, new.rating = 2, -(old.rating = 2)),
    rated_3 = rated_3 + iif(new.removed_at IS NULL, new.rating = 3, -(old.rating = 3)),
    rated_4 = rated_4 + iif(new.removed_at IS NULL, new.rating = 4, -(old.rating = 4)),
    rated_5 = rated_5 + iif(new.removed_at IS NULL, new.rating = 5, -(old.rating = 5)),
    rated_6 = rated_6 + iif(new.removed_at IS NULL, new.rating = 6, -(old.rating = 6)),
    rated_7 = rated_7 + iif(new.removed_at IS NULL, new.rating = 7, -(old.rating = 7)),
    rated_8 = rated_8 + iif(new.removed_at IS NULL, new.rating = 8, -(old.rating = 8)),
    rated_9 = rated_9 + iif(new.removed_at IS NULL, new.rating = 9, -(old.rating = 9)),
    rated_10 = rated_10 + iif(new.removed_at IS NULL, new.rating = 10, -(old.rating = 10))
  WHERE id = new.album_id;
  UPDATE users SET reviews_count = reviews_count + iif(new.removed_at IS NULL, 1, -1),
    last_review_at = (SELECT created_at FROM reviews WHERE user_id = new.user_id AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1)
  WHERE id = new.user_id;
  UPDATE album_review_genres SET count = count + iif(new.removed_at IS NULL, 1, -1)
  WHERE album_id = new.album_id AND genre IN (SELECT genre FROM review_genres WHERE review_id = new.id);
END;

CREATE TRIGGER review_genres_count_insert AFTER INSERT ON review_genres BEGIN
  INSERT INTO album_review_genres (album_id, genre, count)
    SELECT album_id, new.genre, removed_at IS NULL FROM reviews WHERE id = new.review_id
    ON CONFLICT (album_id, genre) DO UPDATE SET count = count + excluded.count;
END;

-- An upsert on (review_id, position) changes a genre in place.
CREATE TRIGGER review_genres_count_update AFTER UPDATE OF review_id, genre ON review_genres BEGIN
  UPDATE album_review_genres SET count = count - 1
  WHERE genre = old.genre AND album_id = (SELECT album_id FROM reviews WHERE id = old.review_id AND removed_at IS NULL);
  INSERT INTO album_review_genres (album_id, genre, count)
    SELECT album_id, new.genre, removed_at IS NULL FROM reviews WHERE id = new.review_id
    ON CONFLICT (album_id, genre) DO UPDATE SET count = count + excluded.count;
END;

-- Before the review goes, its genres go (a cascade would find the review gone and could not tell the album).
CREATE TRIGGER reviews_drop_genres BEFORE DELETE ON reviews BEGIN
  DELETE FROM review_genres WHERE review_id = old.id;
END;

CREATE TRIGGER review_genres_count_delete AFTER DELETE ON review_genres BEGIN
  UPDATE album_review_genres SET count = count - 1
  WHERE genre = old.genre AND album_id = (SELECT album_id FROM reviews WHERE id = old.review_id AND removed_at IS NULL);
END;

CREATE TRIGGER review_likes_count_insert AFTER INSERT ON review_likes BEGIN
  UPDATE reviews SET likes_count = likes_count + 1 WHERE id = new.review_id;
END;

CREATE TRIGGER review_likes_count_delete AFTER DELETE ON review_likes BEGIN
  UPDATE reviews SET likes_count = likes_count - 1 WHERE id = old.review_id;
END;

CREATE TRIGGER review_comments_count_insert AFTER INSERT ON review_comments WHEN new.removed_at IS NULL BEGIN
  UPDATE reviews SET comments_count = comments_count + 1 WHERE id = new.review_id;
END;

CREATE TRIGGER review_comments_count_delete AFTER DELETE ON review_comments WHEN old.removed_at IS NULL BEGIN
  UPDATE reviews SET comments_count = comments_count - 1 WHERE id = old.review_id;
END;

CREATE TRIGGER review_comments_count_removed AFTER UPDATE OF removed_at ON review_comments
WHEN (new.removed_at IS NULL) <> (old.removed_at IS NULL) BEGIN
  UPDATE reviews SET comments_count = comments_count + iif(new.removed_at IS NULL, 1, -1) WHERE id = new.review_id;
END;

CREATE TRIGGER review_comment_likes_count_insert AFTER INSERT ON review_comment_likes BEGIN
  UPDATE review_comments SET likes_count = likes_count + 1 WHERE id = new.comment_id;
END;

CREATE TRIGGER review_comment_likes_count_delete AFTER DELETE ON review_comment_likes BEGIN
  UPDATE review_comments SET likes_count = likes_count - 1 WHERE id = old.comment_id;
END;
