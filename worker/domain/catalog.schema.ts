import { z } from "zod";

/** How one's own reviews are sorted in the catalog (part 2 §2). */
export const CATALOG_SORTS = ["highestRated", "lowestRated", "albumName", "artistName"] as const;

export const CatalogSortSchema = z.enum(CATALOG_SORTS);

export type CatalogSort = z.output<typeof CatalogSortSchema>;
