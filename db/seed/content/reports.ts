/** What waits for an admin: things that the seed's people wrote, found again by their author and words. */
export type WrittenReport = {
  by: string;
  hoursAgo: number;
  reason: "spam" | "harassment" | "inappropriate" | "copyright" | "misinformation" | "other";
} & (
  | { post: { by: string; begins: string } }
  | { postComment: { by: string; begins: string } }
  | { reviewComment: { by: string; begins: string } }
  | { review: { by: string; begins: string } }
);

export const writtenReports: readonly WrittenReport[] = [
  { by: "grumpelstilz", hoursAgo: 36, reason: "spam", post: { by: "promo_beats", begins: "🔥🔥 FREE BEATS" } },
  { by: "pixelrain", hoursAgo: 35, reason: "spam", post: { by: "promo_beats", begins: "🔥🔥 FREE BEATS" } },
  { by: "noor_k", hoursAgo: 3, reason: "spam", reviewComment: { by: "promo_beats", begins: "nice review!! check" } },
  {
    by: "feedbackloop",
    hoursAgo: 400,
    reason: "other",
    review: { by: "kitchenradio", begins: "I thought that the extractor fan" },
  },
  {
    by: "stagedoor",
    hoursAgo: 600,
    reason: "misinformation",
    postComment: { by: "vinylgran", begins: "You Did It isn't quite" },
  },
];
