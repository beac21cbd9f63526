-- Who follows and who blocks whom.

CREATE TABLE follows (
  follower_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  following_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (follower_id, following_id),
  CHECK (follower_id <> following_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_following_in_order ON follows (follower_id, created_at DESC, following_id);
CREATE INDEX follows_followers_in_order ON follows (following_id, created_at DESC, follower_id);

CREATE TABLE followed_artists (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  artist_id TEXT NOT NULL REFERENCES artists (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, artist_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX followed_artists_in_order ON followed_artists (user_id, created_at DESC, artist_id);
CREATE INDEX followed_artists_by_artist ON followed_artists (artist_id);

CREATE TABLE blocks (
  blocker_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blocked_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_in_order ON blocks (blocker_id, created_at DESC, blocked_id);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id, blocker_id);

CREATE TRIGGER follows_count_insert AFTER INSERT ON follows BEGIN
  UPDATE users SET following_count = following_count + 1 WHERE id = new.follower_id;
  UPDATE users SET followers_count = followers_count + 1 WHERE id = new.following_id;
END;

CREATE TRIGGER follows_count_delete AFTER DELETE ON follows BEGIN
  UPDATE users SET following_count = following_count - 1 WHERE id = old.follower_id;
  UPDATE users SET followers_count = followers_count - 1 WHERE id = old.following_id;
END;

CREATE TRIGGER followed_artists_count_insert AFTER INSERT ON followed_artists BEGIN
  UPDATE artists SET followers_count = followers_count + 1 WHERE id = new.artist_id;
END;

CREATE TRIGGER followed_artists_count_delete AFTER DELETE ON followed_artists BEGIN
  UPDATE artists SET followers_count = followers_count - 1 WHERE id = old.artist_id;
END;

-- A block ends follows both ways and none begins across one.
CREATE TRIGGER blocks_end_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE follower_id = new.blocker_id AND following_id = new.blocked_id;
  DELETE FROM follows WHERE follower_id = new.blocked_id AND following_id = new.blocker_id;
END;

CREATE TRIGGER follows_not_across_blocks BEFORE INSERT ON follows
WHEN EXISTS (SELECT 1 FROM blocks WHERE blocker_id = new.follower_id AND blocked_id = new.following_id)
  OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = new.following_id AND blocked_id = new.follower_id) BEGIN
  SELECT RAISE(ABORT, 'blocked');
END;
