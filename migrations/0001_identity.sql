-- Members and how they sign in. Times are milliseconds since 1970 (UTC), everywhere.
-- *_key columns hold the text folded in JavaScript (NFKD, no marks, lower case): SQLite folds ASCII only.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL CHECK (length(username) BETWEEN 3 AND 20 AND username NOT GLOB '*[^A-Za-z0-9_]*'),
  username_key TEXT NOT NULL UNIQUE CHECK (username_key = lower(username)),
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  name TEXT CHECK (length(name) BETWEEN 1 AND 50),
  name_key TEXT NOT NULL DEFAULT '',
  bio TEXT CHECK (length(bio) BETWEEN 1 AND 300),
  profile_image_key TEXT,
  is_admin INTEGER NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
  username_chosen INTEGER NOT NULL DEFAULT 1 CHECK (username_chosen IN (0, 1)),
  followers_count INTEGER NOT NULL DEFAULT 0 CHECK (followers_count >= 0),
  following_count INTEGER NOT NULL DEFAULT 0 CHECK (following_count >= 0),
  reviews_count INTEGER NOT NULL DEFAULT 0 CHECK (reviews_count >= 0),
  packs_count INTEGER NOT NULL DEFAULT 0 CHECK (packs_count >= 0),
  last_review_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX users_by_name_key ON users (name_key);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- One open link a member: a new mail makes the older link void.
CREATE TABLE password_resets (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

CREATE TABLE oauth_accounts (
  provider TEXT NOT NULL,
  provider_user_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (provider, provider_user_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX oauth_accounts_by_user ON oauth_accounts (user_id, provider);

CREATE TABLE settings (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  theme TEXT NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light', 'system')),
  email_notifications INTEGER NOT NULL DEFAULT 1 CHECK (email_notifications IN (0, 1)),
  push_notifications INTEGER NOT NULL DEFAULT 1 CHECK (push_notifications IN (0, 1)),
  email_digest_sent_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

-- Exact counters for what must not be tried often (sign-in, sign-up, reset mails): one row a key, its window begins anew when past.
CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL CHECK (count > 0),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rate_counters_by_expiry ON rate_counters (expires_at);
