-- A notification is one line; its actors are the people in it. Likes of one thing merge while unread, and a deed
-- once told is not told again: that is the unique index on deeds.

CREATE TABLE notifications (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notification_type TEXT NOT NULL CHECK (notification_type IN
    ('follow', 'review_like', 'post_like', 'comment_like', 'review_comment', 'post_comment', 'content_removed')),
  entity_type TEXT NOT NULL CHECK (entity_type IN
    ('user', 'review', 'review_comment', 'community_post', 'community_post_comment')),
  entity_id TEXT NOT NULL,
  comment_id TEXT,
  entity_title TEXT,
  actors_count INTEGER NOT NULL DEFAULT 0 CHECK (actors_count >= 0),
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX notifications_in_order ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE is_read = 0;
CREATE UNIQUE INDEX notifications_open_likes ON notifications (user_id, notification_type, coalesce(comment_id, entity_id))
  WHERE is_read = 0 AND notification_type IN ('review_like', 'post_like', 'comment_like');
CREATE INDEX notifications_by_entity ON notifications (entity_id);
CREATE INDEX notifications_by_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;

CREATE TABLE notification_deeds (
  notification_id TEXT NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  actor_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  deed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (actor_id, deed)
) STRICT, WITHOUT ROWID;

CREATE INDEX notification_deeds_newest ON notification_deeds (notification_id, created_at DESC, actor_id);

CREATE TRIGGER notification_deeds_insert AFTER INSERT ON notification_deeds BEGIN
  UPDATE notifications SET actors_count = actors_count + 1, created_at = max(created_at, new.created_at)
  WHERE id = new.notification_id;
END;

-- The last deed takes its line along.
CREATE TRIGGER notification_deeds_delete AFTER DELETE ON notification_deeds BEGIN
  UPDATE notifications SET actors_count = actors_count - 1 WHERE id = old.notification_id;
  DELETE FROM notifications WHERE id = old.notification_id AND actors_count = 0;
END;

-- Deleting the thing deletes its notifications.
CREATE TRIGGER reviews_drop_notifications AFTER DELETE ON reviews BEGIN
  DELETE FROM notifications WHERE entity_id = old.id;
END;

CREATE TRIGGER posts_drop_notifications AFTER DELETE ON posts BEGIN
  DELETE FROM notifications WHERE entity_id = old.id;
END;

CREATE TRIGGER review_comments_drop_notifications AFTER DELETE ON review_comments BEGIN
  DELETE FROM notifications WHERE comment_id = old.id;
END;

CREATE TRIGGER post_comments_drop_notifications AFTER DELETE ON post_comments BEGIN
  DELETE FROM notifications WHERE comment_id = old.id;
END;

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  reporter_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  content_type TEXT NOT NULL CHECK (content_type IN ('review', 'review_comment', 'community_post', 'community_post_comment')),
  content_id TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('spam', 'harassment', 'inappropriate', 'copyright', 'misinformation', 'other')),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'removed')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  CHECK ((status = 'pending') = (decided_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX reports_once ON reports (reporter_id, content_type, content_id) WHERE status = 'pending';
CREATE INDEX reports_by_status ON reports (status, created_at, id);
CREATE INDEX reports_by_reporter ON reports (reporter_id);
CREATE INDEX reports_by_content ON reports (content_type, content_id);

CREATE TABLE moderation_decisions (
  id TEXT PRIMARY KEY,
  report_id TEXT REFERENCES reports (id) ON DELETE SET NULL,
  content_type TEXT NOT NULL,
  content_id TEXT NOT NULL,
  admin_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL CHECK (action IN ('okay', 'remove')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX moderation_decisions_in_order ON moderation_decisions (created_at DESC, id DESC);
CREATE INDEX moderation_decisions_by_report ON moderation_decisions (report_id);
CREATE INDEX moderation_decisions_by_admin ON moderation_decisions (admin_id);
