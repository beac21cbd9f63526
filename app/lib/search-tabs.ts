export const SEARCH_TABS = ["albums", "artists", "packs", "users"] as const;

export type SearchTab = (typeof SEARCH_TABS)[number];

export function searchPath({ q, tab, offset = 0 }: { q: string; tab?: SearchTab | null; offset?: number }): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (tab) params.set("tab", tab);
  if (offset > 0) params.set("offset", String(offset));
  return params.size === 0 ? "/search" : `/search?${params}`;
}
