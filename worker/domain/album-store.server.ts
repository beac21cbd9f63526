import type { SQL } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import {
  type AlbumFacts,
  type ArtistFacts,
  insertArtistsNamed,
  insertTracks,
  upsertAlbumGenres,
  upsertAlbums,
  upsertArtist,
} from "#db/queries/store-catalogue.ts";
import type { CatalogueAlbum, CatalogueArtist, CatalogueTrack } from "../catalogue/provider.ts";
import type { Ctx } from "../context.server.ts";
import { artistNames } from "./album-dto.server.ts";
import { GENRES } from "./genres.schema.ts";
import { foldText } from "./text.schema.ts";

/** What the catalogue answered, as statements for a batch: the same twice, or twice at once, is as good as once. */
export function storeAlbums(ctx: Ctx, found: CatalogueAlbum[]): Statement[] {
  if (found.length === 0) return [];

  const artists = new Map(found.map(({ artists: [first] }) => [first.id, artistFacts(ctx, first)]));
  const genres = found.flatMap((album) =>
    knownGenres(album.genres).map((genre, position) => ({ albumId: album.id, genre, position })),
  );
  return [
    insertArtistsNamed(ctx.db, [...artists.values()]),
    upsertAlbums(
      ctx.db,
      found.map((album) => albumFacts(ctx, album)),
    ),
    upsertAlbumGenres(ctx.db, genres),
  ];
}

export function storeArtist(ctx: Ctx, artist: CatalogueArtist): Statement[] {
  return [upsertArtist(ctx.db, { ...artistFacts(ctx, artist), imageUrl: artist.images[0]?.url ?? null })];
}

/** @param albumId the id under which we keep the album */
export function storeTracks(ctx: Ctx, albumId: SQL, tracks: CatalogueTrack[]): Statement[] {
  const rows = tracks.map((track) => ({
    id: track.id,
    name: track.name,
    nameKey: foldText(track.name),
    artists: JSON.stringify(track.artists.map(({ id, name }) => ({ id, name }))),
    discNumber: track.disc,
    trackNumber: track.position,
    durationMs: track.durationMs,
  }));
  return insertTracks(ctx.db, albumId, rows, ctx.now);
}

function albumFacts(ctx: Ctx, album: CatalogueAlbum): AlbumFacts {
  const artistName = artistNames(album);
  return {
    id: album.id,
    title: album.title,
    titleKey: foldText(album.title),
    artistId: album.artists[0].id,
    artistName,
    artistKey: foldText(artistName),
    coverImageUrl: album.images[0]?.url ?? null,
    releaseDate: album.releaseDate !== null && RELEASE_DATE.test(album.releaseDate) ? album.releaseDate : null,
    albumType: album.albumType,
    totalTracks: album.totalTracks,
    source: ctx.catalogue.name,
    externalUrl: album.externalUrl,
    fetchedAt: ctx.now,
  };
}

const RELEASE_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

function artistFacts(ctx: Ctx, { id, name }: { id: string; name: string }): ArtistFacts {
  return { id, name, nameKey: foldText(name), imageUrl: null, source: ctx.catalogue.name, fetchedAt: ctx.now };
}

function knownGenres(genres: string[]): string[] {
  return [...new Set(genres)].filter((genre) => (GENRES as readonly string[]).includes(genre));
}
