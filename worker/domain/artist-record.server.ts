import { selectAlbumsByIds, selectArtistAlbums } from "#db/queries/albums.ts";
import { selectArtistFacts } from "#db/queries/artists.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { artistImageUrl } from "./artist-dto.server.ts";
import {
  type ArtistFacts,
  DISCOGRAPHY,
  divide,
  isFresh,
  type KeptRecord,
  type Parts,
  readRecord,
  refreshArtist,
} from "./artist-refresh.server.ts";
import { getArtist } from "./artists.server.ts";
import { requireWriter } from "./auth.server.ts";
import { type CachedArtist, isoTime } from "./dto.ts";
import { notFound } from "./errors.server.ts";

/** `created` where nothing was kept of the artist before. */
export type SavedRecord = { record: CachedArtist; created: boolean };

/**
 * What the catalogue last said of an artist: asked anew after six days, and served as it is where that fails.
 *
 * @param id any by which a catalogue knows them
 * @throws DomainError not_found, catalogue_unavailable where nothing stored can stand in
 */
export async function getArtistRecord(ctx: Ctx, id: string): Promise<CachedArtist> {
  const { record } = await findRecord(ctx, id, { renew: false });
  return record;
}

/** Makes sure that there is a record: the caller names the artist, the catalogue says the rest. @throws DomainError as getArtistRecord, unauthenticated, rate_limited */
export async function createArtistRecord(ctx: Ctx, id: string): Promise<SavedRecord> {
  await requireWriter(ctx);
  return findRecord(ctx, id, { renew: false });
}

/** Asks the catalogue anew, unless that was done just now. @throws DomainError as getArtistRecord, unauthenticated, rate_limited */
export async function renewArtistRecord(ctx: Ctx, id: string): Promise<CachedArtist> {
  await requireWriter(ctx);
  const { record } = await findRecord(ctx, id, { renew: true });
  return record;
}

async function findRecord(ctx: Ctx, id: string, { renew }: { renew: boolean }): Promise<SavedRecord> {
  const artist = await requireArtist(ctx, id);
  const kept = await readRecord(ctx, artist.id);

  const stands = kept !== null && isFresh(ctx, kept.updatedAt) && !renew;
  const renewed = stands ? null : await refreshArtist(ctx, { id, artistId: artist.id });
  if (renewed) return { record: show(renewed.artist, renewed.parts, ctx.now), created: kept === null };
  return { record: kept ? await showKept(ctx, artist, kept) : await showStored(ctx, artist), created: false };
}

/** Stored on first sight. @throws DomainError not_found, catalogue_unavailable */
async function requireArtist(ctx: Ctx, id: string): Promise<ArtistFacts> {
  const [stored] = await selectArtistFacts(ctx.db, id);
  if (stored) return stored;

  await getArtist(ctx, id);
  const [artist] = await selectArtistFacts(ctx.db, id);
  if (!artist) throw notFound("Artist");
  return artist;
}

async function showKept(ctx: Ctx, artist: ArtistFacts, kept: KeptRecord): Promise<CachedArtist> {
  const [albums, singles] = await ctx.db.batch([
    selectAlbumsByIds(ctx.db, kept.albums),
    selectAlbumsByIds(ctx.db, kept.singles),
  ]);
  return show(artist, { albums, singles }, kept.updatedAt);
}

/** What we have of an artist whom the catalogue was never asked about, or does not know. */
async function showStored(ctx: Ctx, artist: ArtistFacts): Promise<CachedArtist> {
  const albums = await selectArtistAlbums(ctx.db, artist.id, { limit: DISCOGRAPHY, offset: 0 });
  return show(artist, divide(albums), artist.fetchedAt);
}

function show(artist: ArtistFacts, { albums, singles }: Parts, updatedAt: number): CachedArtist {
  return {
    id: artist.id,
    spotify_id: artist.spotifyId,
    name: artist.name,
    image_url: artistImageUrl(artist.id, artist.imageUrl),
    latest_albums: albums.map(albumSummary),
    latest_singles: singles.map(albumSummary),
    updated_at: isoTime(updatedAt),
  };
}
