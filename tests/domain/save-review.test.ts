import { expect, test } from "vitest";
import { makeCtx } from "#tests/context.ts";
import { makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { createReview, getReview, saveReview } from "#worker/domain/reviews.server.ts";

test("the page's form creates a review, then edits the one there is", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const input = { album_id: album.id, rating: 5, content: "Good.", genres: ["Jazz" as const], vibes: [] };

  const first = await saveReview(makeCtx({ token: member.token, now: 1_700_000_000_000 }), input);
  const again = await saveReview(makeCtx({ token: member.token, now: 1_700_000_001_000 }), input);
  const edited = await saveReview(makeCtx({ token: member.token, now: 1_700_000_002_000 }), {
    ...input,
    rating: 8,
    genres: ["Soul" as const, "Jazz" as const],
  });

  expect(first).toMatchObject({ created: true, review: { rating: 5, genres: ["Jazz"] } });
  expect(again).toEqual({ created: false, review: first.review });
  expect(edited).toEqual({
    created: false,
    review: {
      ...first.review,
      rating: 8,
      genres: ["Soul", "Jazz"],
      updated_at: new Date(1_700_000_002_000).toISOString(),
    },
  });
});

test("the page's form cannot edit what moderation removed", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const { id } = await makeReview({ userId: member.id, albumId: album.id, rating: 3, removedAt: 1 });
  const input = { album_id: album.id, rating: 9, content: "Again.", genres: ["Jazz" as const], vibes: [] };

  await expect(saveReview(makeCtx({ token: member.token }), input)).rejects.toMatchObject({ code: "forbidden" });
  await expect(createReview(makeCtx({ token: member.token }), input)).rejects.toMatchObject({ code: "review_exists" });
  expect(await getReview(makeCtx({ token: member.token }), id)).toMatchObject({ rating: 3, content: "", genres: [] });
});
