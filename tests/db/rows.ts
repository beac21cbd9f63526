import { env } from "cloudflare:workers";

/** Rows straight in SQL, for tests of what the tables themselves hold. */
type Row = Record<string, string | number | null>;

let made = 0;

function next() {
  made += 1;
  return made;
}

export async function insertRow(table: string, row: Row) {
  const columns = Object.keys(row);
  await env.DB.prepare(
    `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, index) => `?${index + 1}`).join(", ")})`,
  )
    .bind(...Object.values(row))
    .run();
}

export async function addUser(row: Row = {}) {
  const id = `user-${next()}`;
  const username = id.replace("-", "_");
  const email = `${username}@example.com`;
  await insertRow("users", {
    id,
    username,
    username_key: username,
    email,
    email_key: email,
    name: "A Member",
    name_key: "a member",
    created_at: 1000,
    ...row,
  });
  return String(row.id ?? id);
}

export async function addArtist(row: Row = {}) {
  const id = `artist-${next()}`;
  await insertRow("artists", {
    id,
    name: "An Artist",
    name_key: "an artist",
    source: "demo",
    fetched_at: 1000,
    ...row,
  });
  return String(row.id ?? id);
}

export async function addAlbum(row: Row = {}) {
  const id = `album-${next()}`;
  await insertRow("albums", {
    id,
    title: "An Album",
    title_key: "an album",
    artist_id: row.artist_id ?? (await addArtist()),
    artist_name: "An Artist",
    artist_key: "an artist",
    album_type: "album",
    source: "demo",
    fetched_at: 1000,
    ...row,
  });
  return String(row.id ?? id);
}

export async function addTrack(row: Row = {}) {
  const number = next();
  const id = `track-${number}`;
  await insertRow("tracks", {
    id,
    album_id: row.album_id ?? (await addAlbum()),
    name: "A Track",
    name_key: "a track",
    artists: "[]",
    track_number: number,
    ...row,
  });
  return String(row.id ?? id);
}

export async function addReview(row: Row = {}) {
  const id = `review-${next()}`;
  await insertRow("reviews", {
    id,
    user_id: row.user_id ?? (await addUser()),
    album_id: row.album_id ?? (await addAlbum()),
    rating: 7,
    created_at: 1000,
    updated_at: 1000,
    ...row,
  });
  return String(row.id ?? id);
}

export async function addPost(row: Row = {}) {
  const id = `post-${next()}`;
  await insertRow("posts", {
    id,
    user_id: row.user_id ?? (await addUser()),
    content: "A post",
    topic_type: "genre",
    topic_id: "Jazz",
    topic_name: "Jazz",
    created_at: 1000,
    ...row,
  });
  return String(row.id ?? id);
}
