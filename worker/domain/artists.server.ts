import { type Statement, writeThenRead } from "#db/batch.ts";
import { type AlbumGroup, selectArtistAlbums } from "#db/queries/albums.ts";
import { selectArtist, storedArtistId } from "#db/queries/artists.ts";
import { selectFollowedArtist } from "#db/queries/people.ts";
import { markDiscography } from "#db/queries/store-catalogue.ts";
import type { Answer, CatalogueAlbum } from "../catalogue/provider.ts";
import type { Ctx } from "../context.server.ts";
import { albumLabel, albumSummary } from "./album-dto.server.ts";
import { storeAlbums, storeArtist } from "./album-store.server.ts";
import { artistDto } from "./artist-dto.server.ts";
import { DISCOGRAPHY, isFresh, refreshArtist } from "./artist-refresh.server.ts";
import { answered } from "./catalogue-refusals.server.ts";
import type { AlbumSummary, Artist } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";

export type ArtistPage = {
  artist: Artist;
  albums: AlbumSummary[];
  eps: AlbumSummary[];
  singles: AlbumSummary[];
  /** Whether the viewer follows them. */
  isFollowing: boolean;
};

/** By any id that a catalogue knows them by, stored on first sight. @throws DomainError not_found, catalogue_unavailable */
export async function getArtist(ctx: Ctx, id: string): Promise<Artist> {
  const [stored] = await selectArtist(ctx.db, id);
  if (stored) return artistDto(stored);

  const writes = await fetchArtist(ctx, id);
  const [[artist]] = await writeThenRead(ctx.db, writes, [selectArtist(ctx.db, id)]);

  if (!artist) throw notFound("Artist");
  return artistDto(artist);
}

/** The records newest first, by the label rule; compilations are albums. @throws DomainError not_found, catalogue_unavailable */
export async function artistPage(ctx: Ctx, id: string): Promise<ArtistPage> {
  const viewer = await ctx.viewer();

  const [{ artist, albums }, followed] = await Promise.all([
    readDiscography(ctx, id, { limit: DISCOGRAPHY, offset: 0 }),
    viewer ? selectFollowedArtist(ctx.db, { userId: viewer.id, artistId: id }) : [],
  ]);
  const labelled = (label: ReturnType<typeof albumLabel>) =>
    albums.filter(({ totalTracks }) => albumLabel(totalTracks) === label).map(albumSummary);

  return {
    artist,
    albums: labelled("Album"),
    eps: labelled("EP"),
    singles: labelled("Single"),
    isFollowing: followed.length > 0,
  };
}

/** Newest first. @throws DomainError not_found, catalogue_unavailable */
export async function listArtistAlbums(
  ctx: Ctx,
  input: Paging & { id: string; group?: AlbumGroup },
): Promise<AlbumSummary[]> {
  const { albums } = await readDiscography(ctx, input.id, input);
  return albums.map(albumSummary);
}

async function readDiscography(ctx: Ctx, id: string, list: Paging & { group?: AlbumGroup }) {
  const reads = () => [selectArtist(ctx.db, id), selectArtistAlbums(ctx.db, storedArtistId(id), list)] as const;

  let [[artist], albums] = await ctx.db.batch(reads());
  const writes = await missing(ctx, id, artist);
  if (writes.length > 0) [[artist], albums] = await writeThenRead(ctx.db, writes, reads());

  if (!artist) throw notFound("Artist");
  // Nobody waits for what may be new: the next visitor sees it.
  const { discographyFetchedAt } = artist;
  if (discographyFetchedAt !== null && !isFresh(ctx, discographyFetchedAt)) {
    ctx.after(refreshArtist(ctx, { id, artistId: artist.id }));
  }
  return { artist: artistDto(artist), albums };
}

type Stored = { id: string; discographyFetchedAt: number | null };

/** What is not stored yet of an artist. Where the catalogue fails, what is stored stands. */
async function missing(ctx: Ctx, id: string, stored: Stored | undefined): Promise<Statement[]> {
  if (!stored) {
    const [artist, albums] = await Promise.all([fetchArtist(ctx, id), ctx.catalogue.artistAlbums(id, DISCOGRAPHY)]);
    return [...artist, ...storeDiscography(ctx, id, albums)];
  }

  const known = [id, stored.id].find((candidate) => ctx.catalogue.owns(candidate));
  if (stored.discographyFetchedAt !== null || known === undefined) return [];

  // Whoever an album named has a row, but nobody has asked for their own record.
  const [artist, albums] = await Promise.all([
    ctx.catalogue.artist(known),
    ctx.catalogue.artistAlbums(known, DISCOGRAPHY),
  ]);
  return [...(artist.ok ? storeArtist(ctx, artist.data) : []), ...storeDiscography(ctx, stored.id, albums)];
}

/** @throws DomainError not_found (also for what cannot be one of the catalogue's ids, unasked), catalogue_unavailable */
async function fetchArtist(ctx: Ctx, id: string): Promise<Statement[]> {
  if (!ctx.catalogue.owns(id)) throw notFound("Artist");
  return storeArtist(ctx, answered("Artist", await ctx.catalogue.artist(id)));
}

function storeDiscography(ctx: Ctx, id: string, albums: Answer<CatalogueAlbum[]>): Statement[] {
  if (!albums.ok) return [];
  return [...storeAlbums(ctx, albums.data), markDiscography(ctx.db, storedArtistId(id), ctx.now)];
}
