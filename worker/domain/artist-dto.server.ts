import type { selectArtist } from "#db/queries/artists.ts";
import type { CatalogueArtist } from "../catalogue/provider.ts";
import type { Artist, FollowedArtist } from "./dto.ts";

export type ArtistRecord = Omit<Awaited<ReturnType<typeof selectArtist>>[number], "discographyFetchedAt">;

export function artistDto(row: ArtistRecord): Artist {
  return {
    id: row.id,
    spotify_id: row.spotifyId,
    name: row.name,
    followers_count: row.followersCount,
    genres: row.genres,
    ...pictures(row.id, row.imageUrl === null ? [] : [{ url: row.imageUrl, width: null, height: null }]),
  };
}

/** An artist whom only the catalogue knows so far: nobody follows them. */
export function unopenedArtist(artist: CatalogueArtist, source: string): Artist {
  return {
    id: artist.id,
    spotify_id: source === "spotify" ? artist.id : null,
    name: artist.name,
    followers_count: 0,
    genres: artist.genres,
    ...pictures(artist.id, artist.images),
  };
}

export function followedArtist(row: { id: string; name: string; imageUrl: string | null }): FollowedArtist {
  return {
    artist_spotify_id: row.id,
    artist_name: row.name,
    artist_image_url: artistImageUrl(row.id, row.imageUrl),
  };
}

/** One of ours is drawn for an artist who has no picture. */
export function artistImageUrl(id: string, imageUrl: string | null): string {
  return imageUrl ?? `/covers/artists/${encodeURIComponent(id)}.svg`;
}

function pictures(id: string, images: Artist["images"]): Pick<Artist, "image_url" | "images"> {
  const [widest] = images;
  if (widest) return { image_url: widest.url, images };
  const url = artistImageUrl(id, null);
  return { image_url: url, images: [{ url, width: null, height: null }] };
}
