-- Trigram indexes: a part of a word finds the whole, accents do not matter (remove_diacritics), and a misspelt word
-- still shares a part with the right one. Contents stay in their own tables.

CREATE VIRTUAL TABLE albums_fts USING fts5 (title, artist_name, content = 'albums', tokenize = 'trigram remove_diacritics 1');
CREATE VIRTUAL TABLE artists_fts USING fts5 (name, content = 'artists', tokenize = 'trigram remove_diacritics 1');
CREATE VIRTUAL TABLE users_fts USING fts5 (username, name, content = 'users', tokenize = 'trigram remove_diacritics 1');
CREATE VIRTUAL TABLE packs_fts USING fts5 (name, description, content = 'packs', tokenize = 'trigram remove_diacritics 1');

CREATE TRIGGER albums_fts_insert AFTER INSERT ON albums BEGIN
  INSERT INTO albums_fts (rowid, title, artist_name) VALUES (new.rowid, new.title, new.artist_name);
END;
CREATE TRIGGER albums_fts_delete AFTER DELETE ON albums BEGIN
  INSERT INTO albums_fts (albums_fts, rowid, title, artist_name) VALUES ('delete', old.rowid, old.title, old.artist_name);
END;
CREATE TRIGGER albums_fts_update AFTER UPDATE OF title, artist_name ON albums BEGIN
  INSERT INTO albums_fts (albums_fts, rowid, title, artist_name) VALUES ('delete', old.rowid, old.title, old.artist_name);
  INSERT INTO albums_fts (rowid, title, artist_name) VALUES (new.rowid, new.title, new.artist_name);
END;

CREATE TRIGGER artists_fts_insert AFTER INSERT ON artists BEGIN
  INSERT INTO artists_fts (rowid, name) VALUES (new.rowid, new.name);
END;
CREATE TRIGGER artists_fts_delete AFTER DELETE ON artists BEGIN
  INSERT INTO artists_fts (artists_fts, rowid, name) VALUES ('delete', old.rowid, old.name);
END;
CREATE TRIGGER artists_fts_update AFTER UPDATE OF name ON artists BEGIN
  INSERT INTO artists_fts (artists_fts, rowid, name) VALUES ('delete', old.rowid, old.name);
  INSERT INTO artists_fts (rowid, name) VALUES (new.rowid, new.name);
END;

CREATE TRIGGER users_fts_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_fts (rowid, username, name) VALUES (new.rowid, new.username, new.name);
END;
CREATE TRIGGER users_fts_delete AFTER DELETE ON users BEGIN
  INSERT INTO users_fts (users_fts, rowid, username, name) VALUES ('delete', old.rowid, old.username, old.name);
END;
CREATE TRIGGER users_fts_update AFTER UPDATE OF username, name ON users BEGIN
  INSERT INTO users_fts (users_fts, rowid, username, name) VALUES ('delete', old.rowid, old.username, old.name);
  INSERT INTO users_fts (rowid, username, name) VALUES (new.rowid, new.username, new.name);
END;

CREATE TRIGGER packs_fts_insert AFTER INSERT ON packs BEGIN
  INSERT INTO packs_fts (rowid, name, description) VALUES (new.rowid, new.name, new.description);
END;
CREATE TRIGGER packs_fts_delete AFTER DELETE ON packs BEGIN
  INSERT INTO packs_fts (packs_fts, rowid, name, description) VALUES ('delete', old.rowid, old.name, old.description);
END;
CREATE TRIGGER packs_fts_update AFTER UPDATE OF name, description ON packs BEGIN
  INSERT INTO packs_fts (packs_fts, rowid, name, description) VALUES ('delete', old.rowid, old.name, old.description);
  INSERT INTO packs_fts (rowid, name, description) VALUES (new.rowid, new.name, new.description);
END;
