export const ARTIST_TABS = ["overview", "community", "timeline"] as const;

export type ArtistTab = (typeof ARTIST_TABS)[number];

/** The address of a tab of an artist's, or of a page of what it lists; the overview is the first. */
export function artistPath(id: string, { tab = "overview", offset = 0 }: { tab?: ArtistTab; offset?: number } = {}) {
  const params = new URLSearchParams();
  if (tab !== "overview") params.set("tab", tab);
  if (offset > 0) params.set("offset", String(offset));
  const path = `/artist/${encodeURIComponent(id)}`;
  return params.size === 0 ? path : `${path}?${params}`;
}

/** All of one kind (part 2 §2). */
export const RELEASE_PAGES = {
  albums: { path: "albums", row: "Albums", title: "All Albums", empty: "No albums found for this artist" },
  eps: {
    path: "compilations",
    row: "EPs & Mixtapes",
    title: "EPs & Mixtapes",
    empty: "No EPs or mixtapes found for this artist",
  },
  singles: { path: "singles", row: "Singles", title: "All Singles", empty: "No singles found for this artist" },
} as const;

export type ReleaseKind = keyof typeof RELEASE_PAGES;

export const RELEASE_KINDS = ["albums", "eps", "singles"] as const satisfies ReleaseKind[];

export function releasesPath(id: string, kind: ReleaseKind, offset = 0): string {
  const path = `${artistPath(id)}/${RELEASE_PAGES[kind].path}`;
  return offset > 0 ? `${path}?offset=${offset}` : path;
}

/** Where members vote on what belongs on an artist's timeline. @param change the event that should change */
export function timelineVotesPath(artistId: string, { change }: { change?: string } = {}): string {
  const path = `/timeline-votes/${encodeURIComponent(artistId)}`;
  return change === undefined ? path : `${path}?${new URLSearchParams({ change })}`;
}

/** What an artist's screens say when they cannot be loaded (part 2 §8). */
export const ARTIST_FAILED = { title: "Error", text: "Failed to load artist information. Please try again." };
