import type { PackItem } from "#worker/domain/packs.schema.ts";

export const ADD_TO_PACK = "/add-to-pack";

/** The page of Add to Pack for an album or a track; a dialog shows the same. */
export function addToPackPath(item: PackItem, offset = 0): string {
  const params = new URLSearchParams(itemFields(item));
  if (offset > 0) params.set("offset", String(offset));
  return `${ADD_TO_PACK}?${params}`;
}

/** What names an item in a form or an address. */
export function itemFields({ album_id, track_id }: PackItem): Record<string, string> {
  return track_id === undefined ? { album_id } : { album_id, track_id };
}
