import { z } from "zod";
import { writeThenRead } from "#db/batch.ts";
import { selectAlbumsByIds, selectArtistAlbums } from "#db/queries/albums.ts";
import { selectArtistFacts, storedArtistId } from "#db/queries/artists.ts";
import { markDiscography } from "#db/queries/store-catalogue.ts";
import type { Ctx } from "../context.server.ts";
import { logError } from "../request-log.server.ts";
import { type AlbumSummaryRow, albumLabel, albumSummary } from "./album-dto.server.ts";
import { storeAlbums, storeArtist } from "./album-store.server.ts";
import { artistImageUrl } from "./artist-dto.server.ts";
import { getArtist } from "./artists.server.ts";
import { requireWriter } from "./auth.server.ts";
import { type CachedArtist, isoTime } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { readCache } from "./kept.server.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Past this a record is refreshed before it is shown (part 2 §9). */
const FRESH = 6 * DAY;
/** Seconds for which a stale record still stands in for a catalogue that fails. */
const KEPT = 60 * 24 * 60 * 60;
/** Seconds in which one refresh of an artist is enough, whether it goes on, has failed or has been asked for again. */
const BACK_OFF = 300;
/** The newest records that are asked of the catalogue (part 2 §9). */
const DISCOGRAPHY = 50;

/** Ids alone, newest first: what they name, and the artist, is read anew for every answer. */
const KeptRecordSchema = z.object({
  albums: z.array(z.string()),
  singles: z.array(z.string()),
  updatedAt: z.number(),
});
type KeptRecord = z.output<typeof KeptRecordSchema>;
type Facts = Awaited<ReturnType<typeof selectArtistFacts>>[number];

/** `created` where nothing was kept of the artist before. */
export type SavedRecord = { record: CachedArtist; created: boolean };

/**
 * What the catalogue last said of an artist: asked anew after six days, and served as it is where that fails.
 *
 * @param id any by which a catalogue knows them
 * @throws DomainError not_found, catalogue_unavailable where nothing stored can stand in
 */
export async function getArtistRecord(ctx: Ctx, id: string): Promise<CachedArtist> {
  const { record } = await readRecord(ctx, id, { renew: false });
  return record;
}

/** Makes sure that there is a record: the caller names the artist, the catalogue says the rest. @throws DomainError as getArtistRecord, unauthenticated, rate_limited */
export async function createArtistRecord(ctx: Ctx, id: string): Promise<SavedRecord> {
  await requireWriter(ctx);
  return readRecord(ctx, id, { renew: false });
}

/** Asks the catalogue anew, unless that was done just now. @throws DomainError as getArtistRecord, unauthenticated, rate_limited */
export async function renewArtistRecord(ctx: Ctx, id: string): Promise<CachedArtist> {
  await requireWriter(ctx);
  const { record } = await readRecord(ctx, id, { renew: true });
  return record;
}

async function readRecord(ctx: Ctx, id: string, { renew }: { renew: boolean }): Promise<SavedRecord> {
  const artist = await requireArtist(ctx, id);
  const kept = await readCache(ctx, recordKey(artist.id), KeptRecordSchema);

  const isFresh = kept !== null && ctx.now - kept.updatedAt < FRESH;
  const renewed = isFresh && !renew ? null : await refresh(ctx, id, artist);
  if (renewed) return { record: renewed, created: kept === null };
  return { record: kept ? await showKept(ctx, artist, kept) : await showStored(ctx, artist), created: false };
}

/** Stored on first sight. @throws DomainError not_found, catalogue_unavailable */
async function requireArtist(ctx: Ctx, id: string): Promise<Facts> {
  const [stored] = await selectArtistFacts(ctx.db, id);
  if (stored) return stored;

  await getArtist(ctx, id);
  const [artist] = await selectArtistFacts(ctx.db, id);
  if (!artist) throw notFound("Artist");
  return artist;
}

/** The new record, which is kept; null where what there is has to do. */
async function refresh(ctx: Ctx, id: string, { id: artistId }: Facts): Promise<CachedArtist | null> {
  const known = [id, artistId].find((candidate) => ctx.catalogue.owns(candidate));
  if (known === undefined || !(await mayAsk(ctx, artistId))) return null;

  const [answer, discography] = await Promise.all([
    ctx.catalogue.artist(known),
    ctx.catalogue.artistAlbums(known, DISCOGRAPHY),
  ]);
  if (!answer.ok || !discography.ok) return null;

  const [[artist], albums] = await writeThenRead(
    ctx.db,
    [
      ...storeArtist(ctx, answer.data),
      ...storeAlbums(ctx, discography.data),
      markDiscography(ctx.db, storedArtistId(artistId), ctx.now),
    ],
    [
      selectArtistFacts(ctx.db, artistId),
      selectArtistAlbums(ctx.db, artistId, { limit: DISCOGRAPHY, offset: 0 }),
    ] as const,
  );
  if (!artist) return null;

  const parts = divide(albums);
  await keep(ctx, artistId, {
    albums: parts.albums.map(({ id }) => id),
    singles: parts.singles.map(({ id }) => id),
    updatedAt: ctx.now,
  });
  return show(artist, parts, ctx.now);
}

/** Whether nobody else has asked within the back-off; from now on somebody has. */
async function mayAsk(ctx: Ctx, artistId: string): Promise<boolean> {
  const key = `artist-asked:1:${artistId}`;
  try {
    if ((await ctx.env.CACHE.get(key)) !== null) return false;
    await ctx.env.CACHE.put(key, "asked", { expirationTtl: BACK_OFF });
  } catch (error) {
    logError(ctx, error);
  }
  return true;
}

async function keep(ctx: Ctx, artistId: string, record: KeptRecord): Promise<void> {
  try {
    await ctx.env.CACHE.put(recordKey(artistId), JSON.stringify(record), { expirationTtl: KEPT });
  } catch (error) {
    logError(ctx, error);
  }
}

async function showKept(ctx: Ctx, artist: Facts, kept: KeptRecord): Promise<CachedArtist> {
  const [albums, singles] = await ctx.db.batch([
    selectAlbumsByIds(ctx.db, kept.albums),
    selectAlbumsByIds(ctx.db, kept.singles),
  ]);
  return show(artist, { albums, singles }, kept.updatedAt);
}

/** What we have of an artist whom the catalogue was never asked about, or does not know. */
async function showStored(ctx: Ctx, artist: Facts): Promise<CachedArtist> {
  const albums = await selectArtistAlbums(ctx.db, artist.id, { limit: DISCOGRAPHY, offset: 0 });
  return show(artist, divide(albums), artist.fetchedAt);
}

type Parts = { albums: AlbumSummaryRow[]; singles: AlbumSummaryRow[] };

/** A catalogue's singles are EPs, too. */
function divide(rows: AlbumSummaryRow[]): Parts {
  const isAlbum = ({ totalTracks }: AlbumSummaryRow) => albumLabel(totalTracks) === "Album";
  return { albums: rows.filter(isAlbum), singles: rows.filter((row) => !isAlbum(row)) };
}

function show(artist: Facts, { albums, singles }: Parts, updatedAt: number): CachedArtist {
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

/** One for each artist, whatever id they are asked by. */
function recordKey(artistId: string): string {
  return `artist:1:${artistId}`;
}
