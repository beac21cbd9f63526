-- What members keep. `slot` 1 to 10, unique for a member: never an eleventh favourite, whoever races (part 2 §5).

CREATE TABLE favorite_albums (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  album_id TEXT NOT NULL REFERENCES albums (id),
  slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 10),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, album_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX favorite_albums_slots ON favorite_albums (user_id, slot);
CREATE INDEX favorite_albums_in_order ON favorite_albums (user_id, created_at, album_id);
CREATE INDEX favorite_albums_by_album ON favorite_albums (album_id);

CREATE TABLE favorite_tracks (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  track_id TEXT NOT NULL REFERENCES tracks (id),
  slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 10),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX favorite_tracks_slots ON favorite_tracks (user_id, slot);
CREATE INDEX favorite_tracks_in_order ON favorite_tracks (user_id, created_at, track_id);
CREATE INDEX favorite_tracks_by_track ON favorite_tracks (track_id);

CREATE TABLE liked_albums (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  album_id TEXT NOT NULL REFERENCES albums (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, album_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX liked_albums_in_order ON liked_albums (user_id, created_at DESC, album_id);
CREATE INDEX liked_albums_by_album ON liked_albums (album_id);

CREATE TABLE liked_tracks (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  track_id TEXT NOT NULL REFERENCES tracks (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX liked_tracks_in_order ON liked_tracks (user_id, created_at DESC, track_id);
CREATE INDEX liked_tracks_by_track ON liked_tracks (track_id);

CREATE TABLE watchlist (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  album_id TEXT NOT NULL REFERENCES albums (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, album_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchlist_in_order ON watchlist (user_id, created_at DESC, album_id);
CREATE INDEX watchlist_by_album ON watchlist (album_id);

CREATE TABLE packs (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  name_key TEXT NOT NULL,
  description TEXT CHECK (length(description) BETWEEN 1 AND 150),
  albums_count INTEGER NOT NULL DEFAULT 0 CHECK (albums_count >= 0),
  tracks_count INTEGER NOT NULL DEFAULT 0 CHECK (tracks_count >= 0),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX packs_by_user ON packs (user_id, created_at DESC, id DESC);
CREATE INDEX packs_by_name_key ON packs (name_key);

CREATE TABLE pack_albums (
  pack_id TEXT NOT NULL REFERENCES packs (id) ON DELETE CASCADE,
  album_id TEXT NOT NULL REFERENCES albums (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (pack_id, album_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX pack_albums_in_order ON pack_albums (pack_id, created_at, album_id);
CREATE INDEX pack_albums_by_album ON pack_albums (album_id);

CREATE TABLE pack_tracks (
  pack_id TEXT NOT NULL REFERENCES packs (id) ON DELETE CASCADE,
  track_id TEXT NOT NULL REFERENCES tracks (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (pack_id, track_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX pack_tracks_in_order ON pack_tracks (pack_id, created_at, track_id);
CREATE INDEX pack_tracks_by_track ON pack_tracks (track_id);

CREATE TRIGGER packs_count_insert AFTER INSERT ON packs BEGIN
  UPDATE users SET packs_count = packs_count + 1 WHERE id = new.user_id;
END;

CREATE TRIGGER packs_count_delete AFTER DELETE ON packs BEGIN
  UPDATE users SET packs_count = packs_count - 1 WHERE id = old.user_id;
END;

CREATE TRIGGER pack_albums_count_insert AFTER INSERT ON pack_albums BEGIN
  UPDATE packs SET albums_count = albums_count + 1 WHERE id = new.pack_id;
END;

CREATE TRIGGER pack_albums_count_delete AFTER DELETE ON pack_albums BEGIN
  UPDATE packs SET albums_count = albums_count - 1 WHERE id = old.pack_id;
END;

CREATE TRIGGER pack_tracks_count_insert AFTER INSERT ON pack_tracks BEGIN
  UPDATE packs SET tracks_count = tracks_count + 1 WHERE id = new.pack_id;
END;

CREATE TRIGGER pack_tracks_count_delete AFTER DELETE ON pack_tracks BEGIN
  UPDATE packs SET tracks_count = tracks_count - 1 WHERE id = old.pack_id;
END;
