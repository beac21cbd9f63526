import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addAlbum, addArtist, addPost, addReview, addTrack, addUser, insertRow } from "./rows.ts";

test("a member reviews an album once", async () => {
  const user_id = await addUser();
  const album_id = await addAlbum();
  await addReview({ user_id, album_id });

  await expect(addReview({ user_id, album_id })).rejects.toThrow("UNIQUE constraint failed: reviews.user_id");
});

test("a rating is a whole number from 1 to 10", async () => {
  await expect(addReview({ rating: 0 })).rejects.toThrow("CHECK constraint failed: rating");
  await expect(addReview({ rating: 11 })).rejects.toThrow("CHECK constraint failed: rating");
  await expect(addReview({ rating: 7.5 })).rejects.toThrow("cannot store REAL value in INTEGER column");
  await addReview({ rating: 1 });
  await addReview({ rating: 10 });
});

test("a review holds 5000 characters", async () => {
  await addReview({ content: "a".repeat(5000) });

  await expect(addReview({ content: "a".repeat(5001) })).rejects.toThrow("CHECK constraint failed: length(content)");
});

test("a review names at most three genres, each known and named once", async () => {
  const review_id = await addReview();
  await insertRow("review_genres", { review_id, position: 0, genre: "Jazz" });
  await insertRow("review_genres", { review_id, position: 1, genre: "Soul" });

  await expect(insertRow("review_genres", { review_id, position: 2, genre: "Skiffle" })).rejects.toThrow("FOREIGN KEY");
  await expect(insertRow("review_genres", { review_id, position: 2, genre: "Jazz" })).rejects.toThrow("UNIQUE");
  await insertRow("review_genres", { review_id, position: 2, genre: "R&B" });
  await expect(insertRow("review_genres", { review_id, position: 3, genre: "Folk" })).rejects.toThrow("CHECK");
  await expect(insertRow("review_genres", { review_id, position: 2, genre: "Folk" })).rejects.toThrow("UNIQUE");
});

test("a review names at most three vibes, each known and named once", async () => {
  const review_id = await addReview();
  await insertRow("review_vibes", { review_id, position: 0, vibe: "Chill" });

  await expect(insertRow("review_vibes", { review_id, position: 1, vibe: "Grumpy" })).rejects.toThrow("FOREIGN KEY");
  await expect(insertRow("review_vibes", { review_id, position: 1, vibe: "Chill" })).rejects.toThrow("UNIQUE");
  await expect(insertRow("review_vibes", { review_id, position: 3, vibe: "Dreamy" })).rejects.toThrow("CHECK");
});

test("an album has only known genres", async () => {
  const album_id = await addAlbum();

  await expect(insertRow("album_genres", { album_id, genre: "Skiffle", position: 0 })).rejects.toThrow("FOREIGN KEY");
});

test("an album that somebody reviewed stays", async () => {
  const album_id = await addAlbum();
  await addReview({ album_id });

  const deleting = env.DB.prepare("delete from albums where id = ?").bind(album_id).run();

  await expect(deleting).rejects.toThrow("FOREIGN KEY");
});

test("ten favourite albums fill a member's slots", async () => {
  const user_id = await addUser();
  for (let slot = 1; slot <= 10; slot += 1) {
    await insertRow("favorite_albums", { user_id, album_id: await addAlbum(), slot, created_at: 1000 });
  }
  const album_id = await addAlbum();

  await expect(insertRow("favorite_albums", { user_id, album_id, slot: 11, created_at: 1 })).rejects.toThrow("CHECK");
  await expect(insertRow("favorite_albums", { user_id, album_id, slot: 10, created_at: 1 })).rejects.toThrow("UNIQUE");
});

test("ten favourite tracks fill a member's slots", async () => {
  const user_id = await addUser();
  const album_id = await addAlbum();
  for (let slot = 1; slot <= 10; slot += 1) {
    await insertRow("favorite_tracks", { user_id, track_id: await addTrack({ album_id }), slot, created_at: 1000 });
  }
  const track_id = await addTrack({ album_id });

  await expect(insertRow("favorite_tracks", { user_id, track_id, slot: 11, created_at: 1 })).rejects.toThrow("CHECK");
  await expect(insertRow("favorite_tracks", { user_id, track_id, slot: 1, created_at: 1 })).rejects.toThrow("UNIQUE");
});

test("nobody follows or blocks themselves", async () => {
  const id = await addUser();

  await expect(insertRow("follows", { follower_id: id, following_id: id, created_at: 1 })).rejects.toThrow("CHECK");
  await expect(insertRow("blocks", { blocker_id: id, blocked_id: id, created_at: 1 })).rejects.toThrow("CHECK");
});

test("nobody follows across a block, whoever blocked", async () => {
  const [blocker_id, blocked_id] = [await addUser(), await addUser()];
  await insertRow("blocks", { blocker_id, blocked_id, created_at: 1000 });

  const follow = { follower_id: blocker_id, following_id: blocked_id, created_at: 1000 };
  const followBack = { follower_id: blocked_id, following_id: blocker_id, created_at: 1000 };
  await expect(insertRow("follows", follow)).rejects.toThrow("blocked");
  await expect(insertRow("follows", followBack)).rejects.toThrow("blocked");
});

test("a block ends follows both ways and no others", async () => {
  const [blocker_id, blocked_id, other] = [await addUser(), await addUser(), await addUser()];
  await insertRow("follows", { follower_id: blocker_id, following_id: blocked_id, created_at: 1000 });
  await insertRow("follows", { follower_id: blocked_id, following_id: blocker_id, created_at: 1000 });
  await insertRow("follows", { follower_id: other, following_id: blocked_id, created_at: 1000 });

  await insertRow("blocks", { blocker_id, blocked_id, created_at: 1000 });

  const { results } = await env.DB.prepare(
    "select follower_id, following_id from follows where ?1 in (follower_id, following_id)",
  )
    .bind(blocked_id)
    .all();
  expect(results).toEqual([{ follower_id: other, following_id: blocked_id }]);
});

test("a reply answers a comment of the same post, never a reply", async () => {
  const user_id = await addUser();
  const [post_id, otherPost] = [await addPost(), await addPost()];
  const comment = { user_id, post_id, content: "Words", created_at: 1000 };
  await insertRow("post_comments", { ...comment, id: "comment" });
  await insertRow("post_comments", { ...comment, id: "reply", parent_comment_id: "comment" });

  const replyToReply = { ...comment, id: "deeper", parent_comment_id: "reply" };
  const replyElsewhere = { ...comment, id: "elsewhere", post_id: otherPost, parent_comment_id: "comment" };
  await expect(insertRow("post_comments", replyToReply)).rejects.toThrow("reply to a reply");
  await expect(insertRow("post_comments", replyElsewhere)).rejects.toThrow("reply to a reply");
});

test("usernames that differ only in case are the same name", async () => {
  await addUser({ username: "Miles", username_key: "miles" });

  await expect(addUser({ username: "MILES", username_key: "miles" })).rejects.toThrow("users.username_key");
  await expect(addUser({ username: "MILES", username_key: "MILES" })).rejects.toThrow("CHECK");
});

test("two members never share an email", async () => {
  await addUser({ email: "Nina@example.com", email_key: "nina@example.com" });

  await expect(addUser({ email_key: "nina@example.com" })).rejects.toThrow("users.email_key");
});

test("a username is 3 to 20 letters, digits and underscores", async () => {
  for (const username of ["ab", "a".repeat(21), "with space", "with-dash", "björk"]) {
    await expect(addUser({ username, username_key: username }), username).rejects.toThrow("CHECK");
  }
  await addUser({ username: "a_1", username_key: "a_1" });
});

test("an event's date is a day that exists", async () => {
  const artist_id = await addArtist();
  const event = { artist_id, title: "An event", event_type: "News", created_at: 1000 };

  for (const event_date of ["2024-02-30", "2024-13-01", "2024-1-1", "2024", "01/02/2024", "yesterday", ""]) {
    await expect(insertRow("timeline_events", { ...event, id: event_date, event_date }), event_date).rejects.toThrow(
      "CHECK",
    );
  }
  await insertRow("timeline_events", { ...event, id: "leap-day", event_date: "2024-02-29" });
});

test("an event links to the web alone", async () => {
  const artist_id = await addArtist();
  const event = { artist_id, event_date: "2024-02-29", title: "An event", event_type: "News", created_at: 1000 };

  const script = insertRow("timeline_events", { ...event, id: "script", media_url: "javascript:alert(1)" });

  await expect(script).rejects.toThrow("CHECK");
});

test("a member votes once on a suggestion", async () => {
  const [artist_id, user_id] = [await addArtist(), await addUser()];
  await insertRow("timeline_suggestions", {
    id: "suggestion",
    artist_id,
    user_id,
    title: "An event",
    event_type: "News",
    event_date: "2024-02-29",
    vote_deadline: 2000,
    created_at: 1000,
  });
  const vote = { suggestion_id: "suggestion", user_id, created_at: 1000 };
  await insertRow("timeline_votes", { ...vote, vote_type: "yes" });

  await expect(insertRow("timeline_votes", { ...vote, vote_type: "no" })).rejects.toThrow("UNIQUE");
});

test("a deed is told once", async () => {
  const [user_id, actor_id] = [await addUser(), await addUser()];
  const line = { user_id, notification_type: "follow", entity_type: "user", entity_id: actor_id, created_at: 1000 };
  await insertRow("notifications", { ...line, id: "first" });
  await insertRow("notifications", { ...line, id: "second" });
  await insertRow("notification_deeds", { notification_id: "first", actor_id, deed: "follow:me", created_at: 1000 });

  const again = { notification_id: "second", actor_id, deed: "follow:me", created_at: 2000 };
  await expect(insertRow("notification_deeds", again)).rejects.toThrow("UNIQUE");
});

test("likes of one thing share an unread notification", async () => {
  const [user_id, entity_id] = [await addUser(), await addReview()];
  const line = { user_id, notification_type: "review_like", entity_type: "review", entity_id, created_at: 1000 };
  await insertRow("notifications", { ...line, id: "read-likes", is_read: 1 });
  await insertRow("notifications", { ...line, id: "open-likes" });

  await expect(insertRow("notifications", { ...line, id: "more-likes" })).rejects.toThrow("UNIQUE");
});

test("a member has one open report of a thing, and may report it again once that is decided", async () => {
  const [reporter_id, content_id] = [await addUser(), await addReview()];
  const report = { reporter_id, content_type: "review", content_id, reason: "spam", created_at: 1000 };
  await insertRow("reports", { ...report, id: "decided", status: "approved", decided_at: 2000 });
  await insertRow("reports", { ...report, id: "open" });

  await expect(insertRow("reports", { ...report, id: "again" })).rejects.toThrow("UNIQUE");
});
