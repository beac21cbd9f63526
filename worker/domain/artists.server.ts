import type { SQL } from "drizzle-orm";
import { type Statement, writeThenRead } from "#db/batch.ts";
import { type AlbumGroup, selectArtistAlbums } from "#db/queries/albums.ts";
import { selectArtist, storedArtistId } from "#db/queries/artists.ts";
import { markDiscography } from "#db/queries/store-catalogue.ts";
import type { Answer, CatalogueAlbum, CatalogueArtist } from "../catalogue/provider.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { storeAlbums, storeArtist } from "./album-store.server.ts";
import { artistDto } from "./artist-dto.server.ts";
import { DISCOGRAPHY, isFresh, refreshArtist } from "./artist-refresh.server.ts";
import { answered } from "./catalogue-refusals.server.ts";
import type { AlbumSummary, Artist } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";

/** By any id that a catalogue knows them by, stored on first sight. @throws DomainError not_found, catalogue_unavailable */
export async function getArtist(ctx: Ctx, id: string): Promise<Artist> {
  const [stored] = await selectArtist(ctx.db, id);
  if (stored) return artistDto(stored);

  const writes = await missing(ctx, id, undefined);
  const [[artist]] = await writeThenRead(ctx.db, writes, [selectArtist(ctx.db, id)]);

  if (!artist) throw notFound("Artist");
  return artistDto(artist);
}

/** Newest first. @throws DomainError not_found, catalogue_unavailable */
export async function listArtistAlbums(
  ctx: Ctx,
  input: Paging & { id: string; group?: AlbumGroup },
): Promise<AlbumSummary[]> {
  const { rows } = await readWithArtist(ctx, input.id, (id) => selectArtistAlbums(ctx.db, id, input));
  return rows.map(albumSummary);
}

/**
 * An artist, and in the same trip what `read` reads of their records, which are stored on first sight.
 *
 * @param id any by which a catalogue knows them
 * @throws DomainError not_found, catalogue_unavailable
 */
export async function readWithArtist<S extends Statement>(
  ctx: Ctx,
  id: string,
  read: (storedId: SQL) => S,
): Promise<{ artist: Artist; rows: S["_"]["result"] }> {
  const reads = () => [selectArtist(ctx.db, id), read(storedArtistId(id))] as const;

  let [[artist], rows] = await ctx.db.batch(reads());
  const writes = await missing(ctx, id, artist);
  if (writes.length > 0) [[artist], rows] = await writeThenRead(ctx.db, writes, reads());

  if (!artist) throw notFound("Artist");
  // Nobody waits for what may be new: the next visitor sees it.
  const { discographyFetchedAt } = artist;
  if (discographyFetchedAt !== null && !isFresh(ctx, discographyFetchedAt)) {
    ctx.after(refreshArtist(ctx, { id, artistId: artist.id }));
  }
  return { artist: artistDto(artist), rows };
}

type Stored = { id: string; discographyFetchedAt: number | null };

/** What is not stored yet of an artist. Where the catalogue fails, what is stored stands. */
async function missing(ctx: Ctx, id: string, stored: Stored | undefined): Promise<Statement[]> {
  if (!stored) return fetchArtist(ctx, id);

  const known = [id, stored.id].find((candidate) => ctx.catalogue.owns(candidate));
  if (stored.discographyFetchedAt !== null || known === undefined) return [];

  // Whoever an album named has a row, but nobody has asked for their own record.
  const [artist, albums] = await Promise.all([
    ctx.catalogue.artist(known),
    ctx.catalogue.artistAlbums(known, DISCOGRAPHY),
  ]);
  if (artist.ok) return storeWithDiscography(ctx, stored.id, artist.data, albums);
  return albums.ok
    ? [...storeAlbums(ctx, albums.data), markDiscography(ctx.db, storedArtistId(stored.id), ctx.now)]
    : [];
}

/** @throws DomainError not_found (also for what cannot be one of the catalogue's ids, unasked), catalogue_unavailable */
async function fetchArtist(ctx: Ctx, id: string): Promise<Statement[]> {
  if (!ctx.catalogue.owns(id)) throw notFound("Artist");
  const [artist, albums] = await Promise.all([ctx.catalogue.artist(id), ctx.catalogue.artistAlbums(id, DISCOGRAPHY)]);
  return storeWithDiscography(ctx, id, answered("Artist", artist), albums);
}

function storeWithDiscography(
  ctx: Ctx,
  id: string,
  artist: CatalogueArtist,
  albums: Answer<CatalogueAlbum[]>,
): Statement[] {
  if (!albums.ok) return storeArtist(ctx, artist);
  return [...storeArtist(ctx, artist, albums.data), markDiscography(ctx.db, storedArtistId(id), ctx.now)];
}
