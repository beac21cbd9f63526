-- Where an album stands in each of its genres, kept beside the genre so that the best of a genre are the first entries of
-- an index: a list of ten reads ten rows, whether the genre has a hundred albums or a hundred thousand.

-- NULL until somebody reviews the album.
ALTER TABLE album_genres ADD COLUMN weighted_rating REAL;
ALTER TABLE album_genres ADD COLUMN heat REAL;

CREATE INDEX album_genres_by_rating ON album_genres (genre, weighted_rating DESC, album_id) WHERE weighted_rating IS NOT NULL;
CREATE INDEX album_genres_by_heat ON album_genres (genre, heat DESC, album_id) WHERE heat IS NOT NULL;

-- weighted_rating: a Bayesian average. To what an album's reviews say, 5 ratings of 7 are added: 7 is where good begins and
-- near the mean of a site like this, 5 as many as it takes to be taken at one's word. One 10 comes to 7.5, three to 8.1, two
-- hundred 9s to 8.95. The mean is a constant: the true one moves with every review, and with it would every album's place.
--
-- heat: how much an album is reviewed just now. A review weighs half as much after three days (259,200,000 ms), as it does
-- in what is trending on the whole site; as all weights halve at the same pace, their order depends on no clock, and
-- log2(Σ 2^(created_at / half-life)) keeps it. The sum is taken from the newest review on, or it would be too large for a
-- number. The hundred newest count, so that a write reads no more than that: busier albums still differ in how new theirs are.
CREATE VIEW album_ranks AS
SELECT
  a.id AS album_id,
  iif(a.review_count > 0, (5 * 7.0 + a.rating_sum) / (5 + a.review_count), NULL) AS weighted_rating,
  (
    SELECT newest.at / 259200000.0 + log2(sum(pow(2, (recent.at - newest.at) / 259200000.0)))
    FROM
      (SELECT created_at AS at FROM reviews WHERE album_id = a.id AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1) newest,
      (SELECT created_at AS at FROM reviews WHERE album_id = a.id AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 100) recent
  ) AS heat
FROM albums a;

-- Every change of an album's standing reviews changes one of these two counters.
CREATE TRIGGER albums_rank AFTER UPDATE OF review_count, rating_sum ON albums BEGIN
  UPDATE album_genres SET (weighted_rating, heat) = (SELECT weighted_rating, heat FROM album_ranks WHERE album_id = new.id)
  WHERE album_id = new.id;
END;

CREATE TRIGGER album_genres_rank AFTER INSERT ON album_genres
WHEN (SELECT review_count FROM albums WHERE id = new.album_id) > 0 BEGIN
  UPDATE album_genres SET (weighted_rating, heat) = (SELECT weighted_rating, heat FROM album_ranks WHERE album_id = new.album_id)
  WHERE album_id = new.album_id AND genre = new.genre;
END;

UPDATE album_genres SET (weighted_rating, heat) = (SELECT r.weighted_rating, r.heat FROM album_ranks r WHERE r.album_id = album_genres.album_id);
