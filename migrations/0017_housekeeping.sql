-- A genre that no standing review of an album names any more leaves no row behind. A review that is given back therefore
-- names its genres anew, and one that was removed names none.

DROP TRIGGER reviews_count_removed;
DROP TRIGGER review_genres_count_insert;
DROP TRIGGER review_genres_count_update;

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
  UPDATE album_review_genres SET count = count - 1
  WHERE new.removed_at IS NOT NULL AND album_id = new.album_id
    AND genre IN (SELECT genre FROM review_genres WHERE review_id = new.id);
  INSERT INTO album_review_genres (album_id, genre, count)
    SELECT new.album_id, genre, 1 FROM review_genres WHERE review_id = new.id AND new.removed_at IS NULL
    ON CONFLICT (album_id, genre) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER review_genres_count_insert AFTER INSERT ON review_genres BEGIN
  INSERT INTO album_review_genres (album_id, genre, count)
    SELECT album_id, new.genre, 1 FROM reviews WHERE id = new.review_id AND removed_at IS NULL
    ON CONFLICT (album_id, genre) DO UPDATE SET count = count + 1;
END;

-- An upsert on (review_id, position) changes a genre in place.
CREATE TRIGGER review_genres_count_update AFTER UPDATE OF review_id, genre ON review_genres BEGIN
  UPDATE album_review_genres SET count = count - 1
  WHERE genre = old.genre AND album_id = (SELECT album_id FROM reviews WHERE id = old.review_id AND removed_at IS NULL);
  INSERT INTO album_review_genres (album_id, genre, count)
    SELECT album_id, new.genre, 1 FROM reviews WHERE id = new.review_id AND removed_at IS NULL
    ON CONFLICT (album_id, genre) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER album_review_genres_drop_empty AFTER UPDATE OF count ON album_review_genres WHEN new.count = 0 BEGIN
  DELETE FROM album_review_genres WHERE album_id = new.album_id AND genre = new.genre;
END;

DELETE FROM album_review_genres WHERE count = 0;

-- By these the sweep of pictures finds whether a row names one.
CREATE INDEX users_by_picture ON users (profile_image_key) WHERE profile_image_key IS NOT NULL;
CREATE INDEX posts_by_picture ON posts (image_key) WHERE image_key IS NOT NULL;
