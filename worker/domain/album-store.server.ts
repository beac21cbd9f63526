import type { SQL } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import {
  type AlbumBarcode,
  type AlbumIdentity,
  BARCODE,
  linkArtists,
  linkByBarcode,
  linkByName,
  linkTracks,
  noteBarcodes,
  noteFormerIds,
} from "#db/queries/external-ids.ts";
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

/**
 * What the catalogue answered, as statements for a batch: the same twice, or twice at once, is as good as once. A record
 * that is stored under another catalogue's id is brought up to date instead of stored again, where it is certain to be
 * the same.
 */
export function storeAlbums(ctx: Ctx, found: CatalogueAlbum[]): Statement[] {
  if (found.length === 0) return [];

  const artists = new Map(found.map(({ artists: [first] }) => [first.id, artistFacts(ctx, first)]));
  const genres = found.flatMap((album) =>
    knownGenres(album.genres).map((genre, position) => ({ albumId: album.id, genre, position })),
  );
  return [
    ...linkAlbums(ctx, found),
    insertArtistsNamed(ctx.db, [...artists.values()]),
    upsertAlbums(
      ctx.db,
      found.map((album) => albumFacts(ctx, album)),
    ),
    upsertAlbumGenres(ctx.db, genres),
    ...some(found.flatMap(barcodesOf), (codes) => noteBarcodes(ctx.db, codes)),
  ];
}

/** Their records first: those tell whether it is one who is stored under another catalogue's id. */
export function storeArtist(ctx: Ctx, artist: CatalogueArtist, discography: CatalogueAlbum[] = []): Statement[] {
  return [
    ...some(formerIdsOf(artist), (ids) => noteFormerIds(ctx.db, "artist", ctx.catalogue.name, ids)),
    ...storeAlbums(ctx, discography),
    upsertArtist(ctx.db, { ...artistFacts(ctx, artist), imageUrl: artist.images[0]?.url ?? null }),
  ];
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
  return [
    ...insertTracks(ctx.db, albumId, rows, ctx.now),
    ...some(rows, (named) => linkTracks(ctx.db, albumId, ctx.catalogue.name, named)),
  ];
}

/** What is known by another id already, before anything is stored under this one. */
function linkAlbums(ctx: Ctx, found: CatalogueAlbum[]): Statement[] {
  const { name } = ctx.catalogue;
  const identities = found.map(identityOf);
  return [
    ...some(found.flatMap(formerIdsOf), (ids) => noteFormerIds(ctx.db, "album", name, ids)),
    ...some(found.flatMap(barcodesOf), (codes) => linkByBarcode(ctx.db, name, codes)),
    linkByName(ctx.db, name, identities),
    linkArtists(ctx.db, name, identities),
  ];
}

function some<T>(rows: T[], make: (rows: T[]) => Statement): Statement[] {
  return rows.length === 0 ? [] : [make(rows)];
}

function identityOf(album: CatalogueAlbum): AlbumIdentity {
  const [first] = album.artists;
  return {
    id: album.id,
    titleKey: foldText(album.title),
    artistId: first.id,
    artistKey: foldText(artistNames(album)),
    firstArtistKey: foldText(first.name),
    releaseDate: album.releaseDate,
    albumType: album.albumType,
    totalTracks: album.totalTracks,
  };
}

/** The same number is printed with zeros before it and without. */
function barcodesOf({ id, title, barcodes = [] }: CatalogueAlbum): AlbumBarcode[] {
  const codes = barcodes.map((barcode) => barcode.replace(/\D/g, "").replace(/^0+/, ""));
  const titleKey = foldText(title);
  return [...new Set(codes)]
    .filter((code) => code.length >= SHORTEST_BARCODE)
    .map((code) => ({ id, titleKey, barcode: `${BARCODE.prefix}${code}` }));
}

const SHORTEST_BARCODE = 8;

function formerIdsOf({ id, formerIds = [] }: { id: string; formerIds?: string[] }) {
  return formerIds.map((formerId) => ({ id, formerId }));
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
