import { z } from "zod";
import { writeThenRead } from "#db/batch.ts";
import { selectArtistAlbums } from "#db/queries/albums.ts";
import { selectArtistFacts, storedArtistId } from "#db/queries/artists.ts";
import { selectIdAt } from "#db/queries/external-ids.ts";
import { markDiscography } from "#db/queries/store-catalogue.ts";
import type { Ctx } from "../context.server.ts";
import { logError } from "../request-log.server.ts";
import { type AlbumSummaryRow, albumLabel } from "./album-dto.server.ts";
import { storeArtist } from "./album-store.server.ts";
import { readCache } from "./kept.server.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Past this, what the catalogue said of an artist is asked anew (part 2 §9). */
const FRESH = 6 * DAY;
/** Seconds for which a stale record still stands in for a catalogue that fails. */
const KEPT = 60 * 24 * 60 * 60;
/** Seconds in which one refresh of an artist is enough, whether it goes on, has failed or has been asked for again. */
const BACK_OFF = 300;
/** Of an artist's records, the newest that are asked of the catalogue and shown (part 2 §9). */
export const DISCOGRAPHY = 50;

/** Ids alone, newest first: what they name, and the artist, is read anew for every answer. */
const KeptRecordSchema = z.object({
  albums: z.array(z.string()),
  singles: z.array(z.string()),
  updatedAt: z.number(),
});
export type KeptRecord = z.output<typeof KeptRecordSchema>;
export type ArtistFacts = Awaited<ReturnType<typeof selectArtistFacts>>[number];
export type Parts = { albums: AlbumSummaryRow[]; singles: AlbumSummaryRow[] };

export function isFresh(ctx: Ctx, updatedAt: number): boolean {
  return ctx.now - updatedAt < FRESH;
}

/** What was kept of an artist, fresh or stale. @param artistId ours */
export function readRecord(ctx: Ctx, artistId: string): Promise<KeptRecord | null> {
  return readCache(ctx, recordKey(artistId), KeptRecordSchema);
}

/**
 * Asks the catalogue for an artist and their newest records, stores them and keeps which they are; null where it fails,
 * does not know them or was asked just now: then what there is has to do.
 *
 * @param id any by which a catalogue knows them
 * @param artistId ours
 */
export async function refreshArtist(
  ctx: Ctx,
  { id, artistId }: { id: string; artistId: string },
): Promise<{ artist: ArtistFacts; parts: Parts } | null> {
  const known = [id, artistId].find((candidate) => ctx.catalogue.owns(candidate)) ?? (await idHere(ctx, artistId));
  if (known === undefined || !(await mayAsk(ctx, artistId))) return null;

  const [answer, discography] = await Promise.all([
    ctx.catalogue.artist(known),
    ctx.catalogue.artistAlbums(known, DISCOGRAPHY),
  ]);
  if (!answer.ok || !discography.ok) return null;

  const [[artist], albums] = await writeThenRead(
    ctx.db,
    [...storeArtist(ctx, answer.data, discography.data), markDiscography(ctx.db, storedArtistId(artistId), ctx.now)],
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
  return { artist, parts };
}

/** A catalogue's singles are EPs, too. */
export function divide(rows: AlbumSummaryRow[]): Parts {
  const isAlbum = ({ totalTracks }: AlbumSummaryRow) => albumLabel(totalTracks) === "Album";
  return { albums: rows.filter(isAlbum), singles: rows.filter((row) => !isAlbum(row)) };
}

/** By which the catalogue knows an artist who was stored from another. */
async function idHere(ctx: Ctx, id: string): Promise<string | undefined> {
  const [known] = await selectIdAt(ctx.db, "artist", { id, provider: ctx.catalogue.name });
  return known?.id;
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

/** One for each artist, whatever id they are asked by. */
function recordKey(artistId: string): string {
  return `artist:1:${artistId}`;
}
