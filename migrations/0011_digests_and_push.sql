-- When a member has news that no mail told of, and since when: the cron takes the earliest of them from an index, and a
-- line that was mailed is not mailed again.

ALTER TABLE notifications ADD COLUMN emailed_at INTEGER;

-- What is there already is no news.
UPDATE notifications SET emailed_at = created_at WHERE is_read = 0;

CREATE INDEX notifications_unmailed ON notifications (user_id, created_at DESC, id DESC)
  WHERE is_read = 0 AND emailed_at IS NULL;

-- NULL while there is nothing to mail.
ALTER TABLE settings ADD COLUMN email_digest_due_at INTEGER;
-- Opens nothing but the end of these mails; made with a member's first.
ALTER TABLE settings ADD COLUMN unsubscribe_token TEXT;

CREATE INDEX settings_digest_due ON settings (email_digest_due_at)
  WHERE email_digest_due_at IS NOT NULL AND email_notifications = 1;
CREATE UNIQUE INDEX settings_by_unsubscribe_token ON settings (unsubscribe_token) WHERE unsubscribe_token IS NOT NULL;

-- An hour (3,600,000 ms) after the last mail at the earliest. The first news counts: those that follow come along.
CREATE TRIGGER notifications_make_digest_due AFTER INSERT ON notifications WHEN new.is_read = 0 AND new.emailed_at IS NULL BEGIN
  INSERT INTO settings (user_id, email_digest_due_at) VALUES (new.user_id, new.created_at)
  ON CONFLICT (user_id) DO UPDATE
    SET email_digest_due_at = max(excluded.email_digest_due_at, coalesce(email_digest_sent_at + 3600000, 0))
    WHERE email_digest_due_at IS NULL;
END;

-- A browser is told of news as long as the session lasts in which it asked to be.
ALTER TABLE push_subscriptions ADD COLUMN session_hash TEXT REFERENCES sessions (token_hash) ON DELETE CASCADE;

CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_hash);
