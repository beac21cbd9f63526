import { expect, test } from "vitest";
import { makeAlbum, makeArtist, makeMember, makePost, makeReview } from "#tests/factories.ts";
import { apiJson } from "#tests/http.ts";

const UNSEEN: [what: string, text: string][] = [
  ["zero-width spaces", "\u200b\u200b"],
  ["a zero-width joiner between spaces", " \u200d "],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["soft hyphens", "\u00ad\u00ad\u00ad"],
  ["right-to-left overrides", "\u202e\u202d"],
  ["a Hangul filler", "\u3164"],
  ["a half-width Hangul filler", "\uffa0"],
  ["an empty Braille cell", "\u2800"],
  ["variation selectors", "\ufe0f\u{e0100}"],
  ["tags", "\u{e0041}\u{e007f}"],
  ["a grapheme joiner", "\u034f"],
  ["controls", "\u0000\u0007\u0085"],
];

test.each(UNSEEN)("%s alone are no words", async (_, text) => {
  const { token, id: userId } = await makeMember();
  const post = await makePost({ userId });
  const review = await makeReview({ userId, albumId: (await makeAlbum()).id });
  const artist = await makeArtist();
  const suggestion = {
    artist_spotify_id: artist.id,
    title: text,
    event_type: "News",
    event_date: "2024-02-29",
    month_key: "2024-02",
  };
  const write = (path: string, body: unknown) => apiJson(path, { method: "POST", token, body });

  expect((await write(`/community/posts/${post.id}/comments`, { content: text })).status).toBe(422);
  expect((await write(`/reviews/${review.id}/comments`, { content: text })).status).toBe(422);
  expect((await write("/packs", { name: text })).status).toBe(422);
  expect((await write("/artists/timeline/suggestions", suggestion)).status).toBe(422);
  const named = await apiJson("/settings", { method: "PUT", token, body: { name: text, bio: text } });
  expect(named.body).toMatchObject({ name: null, bio: null });
});

test("marks that turn round what follows are taken out of a text, and the rest stays", async () => {
  const { token } = await makeMember();

  const { body } = await apiJson("/settings", {
    method: "PUT",
    token,
    body: { name: "Robin\u202e gpj.exe", bio: "\u2067\u2066One\u202a two" },
  });

  expect(body).toMatchObject({ name: "Robin gpj.exe", bio: "One two" });
});

test.each([
  ["a family of one sign", "👩‍👩‍👧‍👦"],
  ["a red heart", "❤️"],
  ["a word with a soft hyphen", "Schall\u00adplatte"],
  ["words from right to left", "\u200fאלבום טוב"],
  ["Persian with a non-joiner", "می‌خواهم"],
])("%s stays as it is", async (_, content) => {
  const { token, id: userId } = await makeMember();
  const post = await makePost({ userId });

  const { status, body } = await apiJson(`/community/posts/${post.id}/comments`, {
    method: "POST",
    token,
    body: { content },
  });

  expect([status, body.content]).toEqual([201, content]);
});
