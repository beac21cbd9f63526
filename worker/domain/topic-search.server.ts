import { selectTracksByName } from "#db/queries/artist-music.ts";
import type { CatalogueTrackHit } from "../catalogue/provider.ts";
import type { Ctx } from "../context.server.ts";
import { artistNames as albumArtistNames, coverUrl } from "./album-dto.server.ts";
import { artistImageUrl } from "./artist-dto.server.ts";
import type { AlbumSummary, Artist, Topic } from "./dto.ts";
import { invalid } from "./errors.server.ts";
import { searchCatalogue } from "./search.server.ts";
import { codePoints, foldText } from "./text.schema.ts";
import { MIN_TOPIC_QUERY_LENGTH, type TopicSearch } from "./topic-search.schema.ts";
import { artistNames } from "./track-dto.server.ts";

/** Of a kind, what is offered to choose from. */
const TOPICS = 10;

/** What a post may be about, best match first: what is stored, then what the catalogue knows. @throws DomainError invalid for too short a query */
export async function searchTopics(ctx: Ctx, { type, query }: TopicSearch): Promise<Topic[]> {
  if (codePoints(query) < MIN_TOPIC_QUERY_LENGTH) {
    throw invalid("query", `Please enter at least ${MIN_TOPIC_QUERY_LENGTH} characters`);
  }
  if (type === "track") return searchTracks(ctx, query);

  const { albums, artists } = await searchCatalogue(ctx, { q: query, type: [type], limit: TOPICS, offset: 0 });
  return type === "album" ? albums.map(albumTopic) : artists.map(artistTopic);
}

async function searchTracks(ctx: Ctx, query: string): Promise<Topic[]> {
  const key = foldText(query);
  const [stored, known] = await Promise.all([
    key === "" ? [] : selectTracksByName(ctx.db, key, TOPICS),
    ctx.catalogue.searchTracks?.(query, TOPICS),
  ]);

  const topics = new Map<string, Topic>();
  for (const topic of [
    ...stored.map((row) => ({
      id: row.albumId,
      name: row.name,
      image: coverUrl({ id: row.albumId, coverImageUrl: row.coverImageUrl }),
      artist: artistNames(row),
      album: row.albumTitle,
    })),
    ...(known?.ok ? known.data.map(hitTopic) : []),
  ]) {
    const thing = `${topic.id} ${foldText(topic.name)}`;
    if (!topics.has(thing)) topics.set(thing, topic);
  }
  return [...topics.values()].slice(0, TOPICS);
}

function artistTopic({ id, name, image_url }: Artist): Topic {
  return { id, name, image: artistImageUrl(id, image_url), artist: null, album: null };
}

function albumTopic({ id, title, artist, cover_image_url }: AlbumSummary): Topic {
  return { id, name: title, image: cover_image_url, artist, album: null };
}

function hitTopic({ track, album }: CatalogueTrackHit): Topic {
  return {
    id: album.id,
    name: track.name,
    image: coverUrl({ id: album.id, coverImageUrl: album.images[0]?.url ?? null }),
    artist: track.artists.map(({ name }) => name).join(", ") || albumArtistNames(album),
    album: album.title,
  };
}
