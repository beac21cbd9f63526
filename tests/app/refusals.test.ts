import { expect, test } from "vitest";
import { deleteCommentFailed, likeCommentFailed, postCommentFailed } from "#app/lib/comment-answer.ts";
import { createPostFailed } from "#app/lib/create-post.ts";
import { moderationFailed } from "#app/lib/moderation-answer.ts";
import { deletePackFailed, packItemFailed, savePackFailed } from "#app/lib/pack-refusals.ts";
import { blockFailed, followFailed } from "#app/lib/people-refusals.ts";
import { deleteFailed, followArtistFailed, likeFailed, saveFailed, shelfFailed } from "#app/lib/refusals.ts";
import { reportFailed } from "#app/lib/report.ts";
import { loadMoreFailed } from "#app/lib/search-refusals.ts";
import { deleteAccountFailed, settingsFailed, signOutFailed } from "#app/lib/settings-refusals.ts";
import { deleteSuggestionFailed, suggestFailed, voteFailed } from "#app/lib/timeline-answer.ts";
import { trackShelfFailed } from "#app/lib/track-refusals.ts";

const [on, off] = [{ on: true }, { on: false }];

// What the server says of a deed that it could not do, and a browser of one that never reached the server.
test.each([
  [followFailed(on), "Error", "Failed to follow user. Please try again."],
  [followFailed(off), "Error", "Failed to unfollow user. Please try again."],
  [blockFailed(on), "Failed to block user", "Something went wrong"],
  [blockFailed(off), "Failed to unblock user", "Something went wrong"],
  [likeFailed(), "Error", "There was a problem processing your request"],
  [deleteFailed(), "Error", "Failed to delete review. Please try again."],
  [saveFailed({ isEdit: false }), "Failed to submit review", "Please try again"],
  [saveFailed({ isEdit: true }), "Failed to update review", "Please try again"],
  [postCommentFailed(), "Error", "Failed to post your comment. Please try again."],
  [likeCommentFailed(on), "Error", "Failed to like the comment."],
  [likeCommentFailed(off), "Error", "Failed to unlike the comment."],
  [deleteCommentFailed(), "Error", "Failed to delete the comment."],
  [reportFailed(), "Failed to submit report", "Something went wrong. Please try again."],
  [shelfFailed("favorites", on), "Failed to update favorites", "Please try again"],
  [shelfFailed("favorites", off), "Failed to remove track or album from favorites", "Please try again"],
  [shelfFailed("album-likes", on), "Failed to update liked albums", "Please try again"],
  [shelfFailed("watchlist", off), "Failed to update watchlist", "Please try again"],
  [trackShelfFailed("favorite-tracks", on), "Failed to update favorites", "Please try again"],
  [trackShelfFailed("favorite-tracks", off), "Failed to remove track or album from favorites", "Please try again"],
  [trackShelfFailed("liked-tracks", on), "Failed to update liked tracks", "Please try again"],
  [trackShelfFailed("liked-tracks", off), "Failed to remove song", "Please try again"],
  [savePackFailed({ isEdit: false }), "Failed to create pack", "Please try again"],
  [packItemFailed({ isTrack: false, ...on }), "Failed to add album to pack", "Please try again"],
  [packItemFailed({ isTrack: true, ...on }), "Failed to add track to pack", "Please try again"],
  [packItemFailed({ isTrack: false, ...off }), "Error", "Failed to remove album from pack. Please try again."],
  [packItemFailed({ isTrack: true, ...off }), "Error", "Failed to remove track from pack. Please try again."],
  [deletePackFailed(), "Error", "Failed to delete the pack. Please try again."],
  [followArtistFailed(), "Error", "Failed to update follow status. Please try again."],
  [voteFailed({ isRemoval: false }), "Error", "Failed to register your vote. Please try again."],
  [voteFailed({ isRemoval: true }), "Error", "Failed to remove your vote. Please try again."],
  [deleteSuggestionFailed(), "Error", "Failed to delete your suggestion. Please try again."],
  [suggestFailed(), "Error", "Failed to create timeline suggestion. Please try again."],
  [createPostFailed(), "Error", "Failed to create post"],
  [moderationFailed(), "Error moderating report", "Something went wrong"],
  [loadMoreFailed("packs"), "Failed to load more packs", "There was a problem loading additional results."],
  [settingsFailed(), "Error", "Failed to update settings. Please try again."],
  [deleteAccountFailed(), "Error", "Failed to delete account. Please try again."],
])("what failed is told as an error, in the spec's words: %j", (toast, title, description) => {
  expect(toast).toEqual({ title, description, tone: "error" });
});

test("a sign-out that failed has a title of its own", () => {
  expect(signOutFailed()).toMatchObject({ title: "Sign Out Error", tone: "error" });
});
