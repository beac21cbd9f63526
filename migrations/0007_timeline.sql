-- What happened to an artist, as its listeners voted.

CREATE TABLE timeline_events (
  id TEXT PRIMARY KEY,
  artist_id TEXT NOT NULL REFERENCES artists (id),
  event_date TEXT NOT NULL CHECK (event_date IS strftime('%Y-%m-%d', event_date)),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 50),
  description TEXT CHECK (length(description) BETWEEN 1 AND 100),
  event_type TEXT NOT NULL CHECK (event_type IN ('Award', 'Music Video', 'Announcement', 'Controversy', 'News', 'Other')),
  media_url TEXT CHECK (media_url LIKE 'http://%' OR media_url LIKE 'https://%'),
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  suggestion_id TEXT UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX timeline_events_by_artist ON timeline_events (artist_id, event_date DESC, created_at DESC, id DESC);
CREATE INDEX timeline_events_by_user ON timeline_events (user_id);

CREATE TABLE timeline_suggestions (
  id TEXT PRIMARY KEY,
  artist_id TEXT NOT NULL REFERENCES artists (id),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 50),
  description TEXT CHECK (length(description) BETWEEN 1 AND 100),
  event_type TEXT NOT NULL CHECK (event_type IN ('Award', 'Music Video', 'Announcement', 'Controversy', 'News', 'Other')),
  event_date TEXT NOT NULL CHECK (event_date IS strftime('%Y-%m-%d', event_date)),
  media_url TEXT CHECK (media_url LIKE 'http://%' OR media_url LIKE 'https://%'),
  is_change_request INTEGER NOT NULL DEFAULT 0 CHECK (is_change_request IN (0, 1)),
  target_event_id TEXT REFERENCES timeline_events (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  yes_votes INTEGER NOT NULL DEFAULT 0 CHECK (yes_votes >= 0),
  no_votes INTEGER NOT NULL DEFAULT 0 CHECK (no_votes >= 0),
  vote_deadline INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  CHECK ((status = 'pending') = (decided_at IS NULL))
) STRICT;

CREATE INDEX timeline_suggestions_pending ON timeline_suggestions (artist_id, created_at, id) WHERE status = 'pending';
CREATE INDEX timeline_suggestions_to_decide ON timeline_suggestions (vote_deadline, id) WHERE status = 'pending';
CREATE INDEX timeline_suggestions_by_user ON timeline_suggestions (user_id, created_at DESC);
CREATE INDEX timeline_suggestions_by_target ON timeline_suggestions (target_event_id);

CREATE TABLE timeline_votes (
  suggestion_id TEXT NOT NULL REFERENCES timeline_suggestions (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  vote_type TEXT NOT NULL CHECK (vote_type IN ('yes', 'no')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (suggestion_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX timeline_votes_by_user ON timeline_votes (user_id);

CREATE TRIGGER timeline_votes_count_insert AFTER INSERT ON timeline_votes BEGIN
  UPDATE timeline_suggestions SET yes_votes = yes_votes + (new.vote_type = 'yes'), no_votes = no_votes + (new.vote_type = 'no')
  WHERE id = new.suggestion_id;
END;

CREATE TRIGGER timeline_votes_count_update AFTER UPDATE OF vote_type ON timeline_votes BEGIN
  UPDATE timeline_suggestions SET
    yes_votes = yes_votes + (new.vote_type = 'yes') - (old.vote_type = 'yes'),
    no_votes = no_votes + (new.vote_type = 'no') - (old.vote_type = 'no')
  WHERE id = new.suggestion_id;
END;

CREATE TRIGGER timeline_votes_count_delete AFTER DELETE ON timeline_votes BEGIN
  UPDATE timeline_suggestions SET yes_votes = yes_votes - (old.vote_type = 'yes'), no_votes = no_votes - (old.vote_type = 'no')
  WHERE id = old.suggestion_id;
END;
