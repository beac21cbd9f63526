/** Things that the seed's people wrote, found again by their author and words. What stands and was not approved waits. */
export type WrittenReport = {
  by: string;
  hoursAgo: number;
  reason: "spam" | "harassment" | "inappropriate" | "copyright" | "misinformation" | "other";
  /** When the admin let it stand. */
  approvedHoursAgo?: number;
} & (
  | { post: { by: string; begins: string } }
  | { postComment: { by: string; begins: string } }
  | { reviewComment: { by: string; begins: string } }
  | { review: { by: string; begins: string } }
  /** Its author has deleted it since. */
  | { deleted: "community_post_comment" }
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
  { by: "tapehiss", hoursAgo: 5, reason: "harassment", deleted: "community_post_comment" },
  { by: "stagedoor", hoursAgo: 34, reason: "spam", post: { by: "demo", begins: "Two tickets for Friday" } },
  { by: "heyitsjo", hoursAgo: 55, reason: "spam", post: { by: "promo_beats", begins: "10k plays in 24h" } },
  {
    by: "promo_beats",
    hoursAgo: 49,
    reason: "harassment",
    approvedHoursAgo: 47,
    postComment: { by: "grumpelstilz", begins: "Define kind." },
  },
];
