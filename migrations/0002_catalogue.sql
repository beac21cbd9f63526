-- The catalogue that is ours: whatever anyone has looked at, under the id by which it was first named.

CREATE TABLE genres (
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

INSERT INTO genres (name, position) VALUES
  ('Alternative', 1), ('Blues', 2), ('Classical', 3), ('Country', 4), ('EDM', 5), ('Folk', 6), ('Funk', 7),
  ('Hip-Hop', 8), ('Indie', 9), ('Jazz', 10), ('Metal', 11), ('Pop', 12), ('Punk', 13), ('R&B', 14), ('Rap', 15),
  ('Reggae', 16), ('Rock', 17), ('Soul', 18), ('Synthwave', 19), ('Soundtrack', 20), ('Musical', 21),
  ('Experimental', 22), ('Ambient', 23), ('Religious', 24), ('World', 25);

CREATE TABLE artists (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  image_url TEXT,
  source TEXT NOT NULL,
  followers_count INTEGER NOT NULL DEFAULT 0 CHECK (followers_count >= 0),
  fetched_at INTEGER NOT NULL,
  discography_fetched_at INTEGER
) STRICT;

CREATE INDEX artists_by_name_key ON artists (name_key);
CREATE INDEX artists_by_followers ON artists (followers_count DESC, id);

CREATE TABLE albums (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  title_key TEXT NOT NULL,
  artist_id TEXT NOT NULL REFERENCES artists (id),
  artist_name TEXT NOT NULL,
  artist_key TEXT NOT NULL,
  cover_image_url TEXT,
  release_date TEXT CHECK (release_date GLOB '[0-9][0-9][0-9][0-9]*' AND length(release_date) IN (4, 7, 10)),
  album_type TEXT NOT NULL CHECK (album_type IN ('album', 'single', 'compilation')),
  total_tracks INTEGER CHECK (total_tracks >= 0),
  source TEXT NOT NULL,
  external_url TEXT,
  fetched_at INTEGER NOT NULL,
  tracks_fetched_at INTEGER,
  -- What the community thinks of it, kept by the triggers on reviews.
  review_count INTEGER NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  rating_sum INTEGER NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rated_1 INTEGER NOT NULL DEFAULT 0 CHECK (rated_1 >= 0),
  rated_2 INTEGER NOT NULL DEFAULT 0 CHECK (rated_2 >= 0),
  rated_3 INTEGER NOT NULL DEFAULT 0 CHECK (rated_3 >= 0),
  rated_4 INTEGER NOT NULL DEFAULT 0 CHECK (rated_4 >= 0),
  rated_5 INTEGER NOT NULL DEFAULT 0 CHECK (rated_5 >= 0),
  rated_6 INTEGER NOT NULL DEFAULT 0 CHECK (rated_6 >= 0),
  rated_7 INTEGER NOT NULL DEFAULT 0 CHECK (rated_7 >= 0),
  rated_8 INTEGER NOT NULL DEFAULT 0 CHECK (rated_8 >= 0),
  rated_9 INTEGER NOT NULL DEFAULT 0 CHECK (rated_9 >= 0),
  rated_10 INTEGER NOT NULL DEFAULT 0 CHECK (rated_10 >= 0)
) STRICT;

CREATE INDEX albums_by_artist ON albums (artist_id, release_date DESC, id);
CREATE INDEX albums_by_title_key ON albums (title_key);
CREATE INDEX albums_by_artist_key ON albums (artist_key);
CREATE INDEX albums_by_review_count ON albums (review_count DESC, id);

CREATE TABLE album_genres (
  album_id TEXT NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  genre TEXT NOT NULL REFERENCES genres (name),
  position INTEGER NOT NULL CHECK (position >= 0),
  PRIMARY KEY (album_id, genre)
) STRICT, WITHOUT ROWID;

CREATE INDEX album_genres_by_genre ON album_genres (genre, album_id);

CREATE TABLE tracks (
  id TEXT PRIMARY KEY,
  album_id TEXT NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  artists TEXT NOT NULL CHECK (json_valid(artists)),
  disc_number INTEGER NOT NULL DEFAULT 1 CHECK (disc_number > 0),
  track_number INTEGER NOT NULL CHECK (track_number > 0),
  duration_ms INTEGER CHECK (duration_ms >= 0)
) STRICT;

CREATE UNIQUE INDEX tracks_by_album ON tracks (album_id, disc_number, track_number);

-- Every other name by which a catalogue knows one of ours.
CREATE TABLE external_ids (
  kind TEXT NOT NULL CHECK (kind IN ('album', 'artist', 'track')),
  external_id TEXT NOT NULL,
  provider TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  PRIMARY KEY (kind, external_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX external_ids_by_entity ON external_ids (kind, entity_id, provider);
