export const CATALOG_TABS = ["reviews", "next-listen", "packs"] as const;

export type CatalogTab = (typeof CATALOG_TABS)[number];

/** The address of a part of the catalog; reviews are its first. */
export function catalogPath({
  tab = "reviews",
  sort,
  offset = 0,
}: {
  tab?: CatalogTab;
  sort?: string;
  offset?: number;
}): string {
  const params = new URLSearchParams();
  if (tab !== "reviews") params.set("tab", tab);
  if (sort) params.set("sort", sort);
  if (offset > 0) params.set("offset", String(offset));
  return params.size === 0 ? "/catalog" : `/catalog?${params}`;
}
