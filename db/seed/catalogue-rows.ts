import type { albumGenres, albums, artists, tracks } from "#db/schema/index.ts";
import { foldText } from "#worker/domain/text.schema.ts";
import type { World } from "./world.ts";

const SOURCE = "demo";

/** Everything opened, as if somebody had looked at all of it just now. */
export function catalogueRows({ artists: known, opened, clock: { now } }: World) {
  const stored = new Set(opened.map(({ album }) => album.id));

  const artistRows: (typeof artists.$inferInsert)[] = known.map(({ artist, albums }) => ({
    id: artist.id,
    name: artist.name,
    nameKey: foldText(artist.name),
    source: SOURCE,
    fetchedAt: now,
    discographyFetchedAt: albums.every(({ id }) => stored.has(id)) ? now : null,
  }));
  const albumRows: (typeof albums.$inferInsert)[] = opened.map(({ album }) => ({
    id: album.id,
    title: album.title,
    titleKey: foldText(album.title),
    artistId: album.artists[0].id,
    artistName: album.artists[0].name,
    artistKey: foldText(album.artists[0].name),
    releaseDate: album.releaseDate,
    albumType: album.albumType,
    totalTracks: album.totalTracks,
    source: SOURCE,
    fetchedAt: now,
    tracksFetchedAt: now,
  }));
  const genreRows: (typeof albumGenres.$inferInsert)[] = opened.flatMap(({ album }) =>
    album.genres.map((genre, position) => ({ albumId: album.id, genre, position })),
  );
  const trackRows: (typeof tracks.$inferInsert)[] = opened.flatMap(({ album, tracks: list }) =>
    list.map((track) => ({
      id: track.id,
      albumId: album.id,
      name: track.name,
      nameKey: foldText(track.name),
      artists: track.artists,
      discNumber: track.disc,
      trackNumber: track.position,
      durationMs: track.durationMs,
    })),
  );

  return { artists: artistRows, albums: albumRows, albumGenres: genreRows, tracks: trackRows };
}
