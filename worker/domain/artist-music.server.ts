import { z } from "zod";
import { selectTracksByIds } from "#db/queries/albums.ts";
import { selectRelatedArtistIds, selectTopTrackIds } from "#db/queries/artist-music.ts";
import { selectArtistCards, selectTracksWithAlbums } from "#db/queries/artist-releases.ts";
import { selectArtistsByIds } from "#db/queries/artists.ts";
import type { Ctx } from "../context.server.ts";
import { logError } from "../request-log.server.ts";
import { coverUrl, trackDto } from "./album-dto.server.ts";
import { artistDto, artistImageUrl } from "./artist-dto.server.ts";
import { getArtist } from "./artists.server.ts";
import type { Artist, ArtistCard, ArtistTrack, Track } from "./dto.ts";
import { readKept } from "./kept.server.ts";

const RELATED = 20;
const TOP_TRACKS = 10;

/** Ids alone, best first: what they name is read anew for every answer. */
const Ids = z.array(z.string());

/** Who makes the same kinds of music, of those whom we know. @throws DomainError not_found, catalogue_unavailable */
export async function listRelatedArtists(ctx: Ctx, anyId: string): Promise<Artist[]> {
  const { id } = await getArtist(ctx, anyId);
  const ids = await relatedIds(ctx, id);
  return (await selectArtistsByIds(ctx.db, ids)).map(artistDto);
}

/** What members like and keep most of an artist's newest albums. @throws DomainError not_found, catalogue_unavailable */
export async function listTopTracks(ctx: Ctx, anyId: string): Promise<Track[]> {
  const viewer = await ctx.viewer();
  const { id } = await getArtist(ctx, anyId);
  const ids = await topTrackIds(ctx, id);
  return (await selectTracksByIds(ctx.db, viewer?.id ?? null, ids)).map(trackDto);
}

export type ArtistMusic = { topTracks: ArtistTrack[]; related: ArtistCard[] };

/** The first of both, as their page shows them: nothing where it cannot be read (part 2 §8). @param artistId ours */
export async function artistMusic(
  ctx: Ctx,
  artistId: string,
  most: { topTracks: number; related: number },
): Promise<ArtistMusic> {
  try {
    const [viewer, tracks, artists] = await Promise.all([
      ctx.viewer(),
      topTrackIds(ctx, artistId),
      relatedIds(ctx, artistId),
    ]);
    const [topTracks, related] = await ctx.db.batch([
      selectTracksWithAlbums(ctx.db, viewer?.id ?? null, tracks.slice(0, most.topTracks)),
      selectArtistCards(ctx.db, artists.slice(0, most.related)),
    ]);
    return { topTracks: topTracks.map(artistTrack), related: related.map(artistCard) };
  } catch (error) {
    logError(ctx, error);
    return { topTracks: [], related: [] };
  }
}

function relatedIds(ctx: Ctx, id: string): Promise<string[]> {
  return readKept(ctx, `related:1:${id}`, Ids, async () => {
    return (await selectRelatedArtistIds(ctx.db, id, RELATED)).map((row) => row.id);
  });
}

function topTrackIds(ctx: Ctx, id: string): Promise<string[]> {
  return readKept(ctx, `top-tracks:1:${id}`, Ids, async () => {
    return (await selectTopTrackIds(ctx.db, id, TOP_TRACKS)).map((row) => row.id);
  });
}

type TrackWithAlbum = Awaited<ReturnType<typeof selectTracksWithAlbums>>[number];

function artistTrack(row: TrackWithAlbum): ArtistTrack {
  const { albumId: id, albumTitle: title, albumArtist: artist, albumCoverUrl } = row;
  const cover_image_url = coverUrl({ id, coverImageUrl: albumCoverUrl });
  return { ...trackDto(row), album: { id, title, artist, cover_image_url } };
}

function artistCard({ id, name, imageUrl }: Awaited<ReturnType<typeof selectArtistCards>>[number]): ArtistCard {
  return { id, name, image_url: artistImageUrl(id, imageUrl) };
}
