import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import * as schema from "#db/schema/index.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { hashPassword } from "#worker/domain/passwords.server.ts";
import { hashToken, newToken, SESSION_LIFETIME } from "#worker/domain/sessions.server.ts";
import { foldText } from "#worker/domain/text.schema.ts";

export const db = drizzle(env.DB, { schema });

let count = 0;

/** A member who is signed in: `token` is their session's. */
export async function makeMember(given: Partial<typeof schema.users.$inferInsert> = {}) {
  count += 1;
  const username = given.username ?? `member_${count}_${newId().slice(0, 6)}`;
  const email = given.email ?? `${username}@example.com`;
  const now = Date.now();
  const token = newToken();
  const user = {
    id: newId(),
    username,
    usernameKey: username.toLowerCase(),
    email,
    emailKey: email.toLowerCase(),
    nameKey: foldText(given.name ?? ""),
    createdAt: now,
    ...given,
  };
  await db.batch([
    db.insert(schema.users).values(user),
    db.insert(schema.settings).values({ userId: user.id }),
    db
      .insert(schema.sessions)
      .values({ tokenHash: hashToken(token), userId: user.id, createdAt: now, expiresAt: now + SESSION_LIFETIME }),
  ]);
  return { id: user.id, username, email, token };
}

export const PASSWORD = "Sleevenotes1";

/** A member who can sign in with PASSWORD, and is signed in. */
export function makeMemberWithPassword(given: Partial<typeof schema.users.$inferInsert> = {}) {
  return makeMember({ passwordHash: hashPassword(env, PASSWORD), ...given });
}

/** An album of an artist of its own. */
export async function makeAlbum(given: Partial<typeof schema.albums.$inferInsert> = {}) {
  count += 1;
  const now = Date.now();
  const artistId = given.artistId ?? `t-artist-${count}-${newId().slice(0, 6)}`;
  const artistName = given.artistName ?? `Artist ${count}`;
  const title = given.title ?? `Album ${count}`;
  const album = {
    id: `t-album-${count}-${newId().slice(0, 6)}`,
    title,
    titleKey: foldText(title),
    artistId,
    artistName,
    artistKey: foldText(artistName),
    albumType: "album" as const,
    releaseDate: "1997-05-21",
    totalTracks: 12,
    source: "demo",
    fetchedAt: now,
    ...given,
  };
  await db.batch([
    db
      .insert(schema.artists)
      .values({ id: artistId, name: artistName, nameKey: foldText(artistName), source: "demo", fetchedAt: now })
      .onConflictDoNothing(),
    db.insert(schema.albums).values(album),
  ]);
  return album;
}

/** A standing review, straight into the table. */
export async function makeReview(
  given: { userId: string; albumId: string } & Partial<typeof schema.reviews.$inferInsert>,
) {
  const now = Date.now();
  const review = { id: newId(), rating: 7, content: "", createdAt: now, updatedAt: now, ...given };
  await db.insert(schema.reviews).values(review);
  return review;
}

/** A track of an album of its own, unless one is given. */
export async function makeTrack(given: Partial<typeof schema.tracks.$inferInsert> = {}) {
  count += 1;
  const albumId = given.albumId ?? (await makeAlbum()).id;
  const name = given.name ?? `Track ${count}`;
  const track = {
    id: `t-track-${count}-${newId().slice(0, 6)}`,
    albumId,
    name,
    nameKey: foldText(name),
    artists: [{ id: null, name: `Singer ${count}` }],
    trackNumber: count,
    ...given,
  };
  await db.insert(schema.tracks).values(track);
  return track;
}

/** A pack with nothing in it. */
export async function makePack(given: { userId: string } & Partial<typeof schema.packs.$inferInsert>) {
  count += 1;
  const name = given.name ?? `Pack ${count}`;
  const pack = { id: newId(), name, nameKey: foldText(name), createdAt: Date.now(), ...given };
  await db.insert(schema.packs).values(pack);
  return pack;
}

/** A standing comment on a review, straight into the table. */
export async function makeReviewComment(
  given: { reviewId: string; userId: string } & Partial<typeof schema.reviewComments.$inferInsert>,
) {
  const comment = { id: newId(), content: "Well said.", createdAt: Date.now(), ...given };
  await db.insert(schema.reviewComments).values(comment);
  return comment;
}

/** A standing post about a genre, straight into the table. */
export async function makePost(given: { userId: string } & Partial<typeof schema.posts.$inferInsert>) {
  const topic = { topicType: "genre" as const, topicId: "rock", topicName: "Rock", topicImageUrl: null };
  const post = { id: newId(), content: "What are you spinning?", ...topic, createdAt: Date.now(), ...given };
  await db.insert(schema.posts).values(post);
  return post;
}

/** A standing comment on a post, straight into the table. */
export async function makePostComment(
  given: { postId: string; userId: string } & Partial<typeof schema.postComments.$inferInsert>,
) {
  const comment = { id: newId(), content: "The same as ever.", createdAt: Date.now(), ...given };
  await db.insert(schema.postComments).values(comment);
  return comment;
}

/** An artist whom no catalogue knows, with nothing to their name. */
export async function makeArtist(given: Partial<typeof schema.artists.$inferInsert> = {}) {
  count += 1;
  const name = given.name ?? `Artist ${count}`;
  const artist = {
    id: `t-artist-${count}-${newId().slice(0, 6)}`,
    name,
    nameKey: foldText(name),
    source: "demo",
    fetchedAt: Date.now(),
    ...given,
  };
  await db.insert(schema.artists).values(artist);
  return artist;
}

/** On an artist's timeline already, whoever suggested it. */
export async function makeTimelineEvent(
  given: { artistId: string } & Partial<typeof schema.timelineEvents.$inferInsert>,
) {
  const event = {
    id: newId(),
    eventDate: "1997-05-21",
    title: "Wins a prize",
    eventType: "Award" as const,
    createdAt: Date.now(),
    ...given,
  };
  await db.insert(schema.timelineEvents).values(event);
  return event;
}

/** Pending, for a week from when it was made. */
export async function makeSuggestion(
  given: { artistId: string; userId: string } & Partial<typeof schema.timelineSuggestions.$inferInsert>,
) {
  const createdAt = given.createdAt ?? Date.now();
  const suggestion = {
    id: newId(),
    title: "Plays at home",
    eventType: "News" as const,
    eventDate: "2001-07-07",
    voteDeadline: createdAt + 7 * 24 * 60 * 60 * 1000,
    ...given,
    createdAt,
  };
  await db.insert(schema.timelineSuggestions).values(suggestion);
  return suggestion;
}

/** Members of their own vote on a suggestion. */
export async function castVotes(suggestionId: string, { yes, no = 0 }: { yes: number; no?: number }) {
  for (let at = 0; at < yes + no; at += 1) {
    const { id: userId } = await makeMember();
    const voteType = at < yes ? ("yes" as const) : ("no" as const);
    await db.insert(schema.timelineVotes).values({ suggestionId, userId, voteType, createdAt: Date.now() });
  }
}
