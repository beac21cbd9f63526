import type { WrittenPost } from "./written-post.ts";

/** What the admin has removed, as the log of decisions says (reports.ts). */
export const removedPosts: readonly WrittenPost[] = [
  {
    by: "demo",
    about: { artist: "Fontaines D.C." },
    hoursAgo: 40,
    removedHoursAgo: 26,
    text: "Two tickets for Friday, standing, 90 each. First come, first served, write to me.",
  },
  {
    by: "promo_beats",
    about: { genre: "Rap" },
    hoursAgo: 60,
    removedHoursAgo: 50,
    text: "10k plays in 24h GUARANTEED, real listeners, cheapest on the net, link in bio",
  },
];
