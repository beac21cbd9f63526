-- Posts about an artist, album, track or genre, with comments one level deep.

CREATE TABLE posts (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 250),
  image_key TEXT,
  topic_type TEXT NOT NULL CHECK (topic_type IN ('artist', 'album', 'track', 'genre')),
  topic_id TEXT NOT NULL,
  topic_name TEXT NOT NULL,
  topic_image_url TEXT,
  likes_count INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
  comments_count INTEGER NOT NULL DEFAULT 0 CHECK (comments_count >= 0),
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;

CREATE INDEX posts_by_time ON posts (created_at DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX posts_by_user ON posts (user_id, created_at DESC, id DESC);
CREATE INDEX posts_by_topic ON posts (topic_type, topic_id, created_at DESC, id DESC);

CREATE TABLE post_likes (
  post_id TEXT NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (post_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX post_likes_by_user ON post_likes (user_id, created_at DESC);

CREATE TABLE post_comments (
  id TEXT PRIMARY KEY,
  post_id TEXT NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  parent_comment_id TEXT REFERENCES post_comments (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 250),
  likes_count INTEGER NOT NULL DEFAULT 0 CHECK (likes_count >= 0),
  replies_count INTEGER NOT NULL DEFAULT 0 CHECK (replies_count >= 0),
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;

CREATE INDEX post_comments_by_post ON post_comments (post_id, created_at, id);
CREATE INDEX post_comments_by_parent ON post_comments (parent_comment_id, created_at, id);
CREATE INDEX post_comments_by_user ON post_comments (user_id, created_at DESC);

CREATE TABLE post_comment_likes (
  comment_id TEXT NOT NULL REFERENCES post_comments (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (comment_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX post_comment_likes_by_user ON post_comment_likes (user_id, created_at DESC);

CREATE TRIGGER post_likes_count_insert AFTER INSERT ON post_likes BEGIN
  UPDATE posts SET likes_count = likes_count + 1 WHERE id = new.post_id;
END;

CREATE TRIGGER post_likes_count_delete AFTER DELETE ON post_likes BEGIN
  UPDATE posts SET likes_count = likes_count - 1 WHERE id = old.post_id;
END;

CREATE TRIGGER post_comments_one_level BEFORE INSERT ON post_comments
WHEN new.parent_comment_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM post_comments WHERE id = new.parent_comment_id AND post_id = new.post_id AND parent_comment_id IS NULL
) BEGIN
  SELECT RAISE(ABORT, 'reply to a reply');
END;

CREATE TRIGGER post_comments_count_insert AFTER INSERT ON post_comments WHEN new.removed_at IS NULL BEGIN
  UPDATE posts SET comments_count = comments_count + 1 WHERE id = new.post_id;
  UPDATE post_comments SET replies_count = replies_count + 1 WHERE id = new.parent_comment_id;
END;

CREATE TRIGGER post_comments_count_delete AFTER DELETE ON post_comments WHEN old.removed_at IS NULL BEGIN
  UPDATE posts SET comments_count = comments_count - 1 WHERE id = old.post_id;
  UPDATE post_comments SET replies_count = replies_count - 1 WHERE id = old.parent_comment_id;
END;

CREATE TRIGGER post_comments_count_removed AFTER UPDATE OF removed_at ON post_comments
WHEN (new.removed_at IS NULL) <> (old.removed_at IS NULL) BEGIN
  UPDATE posts SET comments_count = comments_count + iif(new.removed_at IS NULL, 1, -1) WHERE id = new.post_id;
  UPDATE post_comments SET replies_count = replies_count + iif(new.removed_at IS NULL, 1, -1) WHERE id = new.parent_comment_id;
END;

CREATE TRIGGER post_comment_likes_count_insert AFTER INSERT ON post_comment_likes BEGIN
  UPDATE post_comments SET likes_count = likes_count + 1 WHERE id = new.comment_id;
END;

CREATE TRIGGER post_comment_likes_count_delete AFTER DELETE ON post_comment_likes BEGIN
  UPDATE post_comments SET likes_count = likes_count - 1 WHERE id = old.comment_id;
END;
