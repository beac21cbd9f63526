import type { Ctx } from "../context.server.ts";
import { getAlbum, listAlbumTracks } from "./albums.server.ts";
import { getArtist } from "./artists.server.ts";
import type { Post } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { genreFromPath } from "./genre-names.schema.ts";
import type { CreatePost } from "./posts.schema.ts";
import { foldText } from "./text.schema.ts";

export type PostTopic = Pick<Post, "topic_type" | "topic_id" | "topic_name" | "topic_image_url">;

/** What a post is about, as the catalogue has it: its id, name and picture, whatever the caller says of them. @throws DomainError not_found */
export async function requireTopic(ctx: Ctx, topic: Omit<CreatePost, "content">): Promise<PostTopic> {
  switch (topic.topic_type) {
    case "genre":
      return genreTopic(topic.topic_id);
    case "artist":
      return artistTopic(ctx, topic.topic_id);
    case "album":
      return albumTopic(ctx, topic.topic_id);
    case "track":
      return trackTopic(ctx, topic.topic_id, topic.topic_name);
  }
}

function genreTopic(name: string): PostTopic {
  const genre = genreFromPath(name);
  if (!genre) throw notFound("Genre");
  return { topic_type: "genre", topic_id: genre.toLowerCase(), topic_name: genre, topic_image_url: null };
}

async function artistTopic(ctx: Ctx, artistId: string): Promise<PostTopic> {
  const { id, name, image_url } = await getArtist(ctx, artistId);
  return { topic_type: "artist", topic_id: id, topic_name: name, topic_image_url: image_url };
}

async function albumTopic(ctx: Ctx, albumId: string): Promise<PostTopic> {
  const { id, title, cover_image_url } = await getAlbum(ctx, albumId);
  return { topic_type: "album", topic_id: id, topic_name: title, topic_image_url: cover_image_url };
}

/** A track is known by its album and its name (api-contract: Community). */
async function trackTopic(ctx: Ctx, albumId: string, name: string): Promise<PostTopic> {
  const { id, cover_image_url } = await getAlbum(ctx, albumId);
  const wanted = foldText(name);
  const track = (await listAlbumTracks(ctx, id)).find((candidate) => foldText(candidate.name) === wanted);
  if (!track) throw notFound("Track");
  return { topic_type: "track", topic_id: id, topic_name: track.name, topic_image_url: cover_image_url };
}
