import { z } from "zod";

export const SITEMAP_KINDS = ["albums", "artists", "profiles", "packs", "reviews", "posts"] as const;

/** One of the parts of the sitemap, or none: the index of them. */
export const SitemapQuery = z.object({ of: z.enum(["pages", ...SITEMAP_KINDS]).optional() });

export type SitemapKind = (typeof SITEMAP_KINDS)[number];
