import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { COMMUNITY } from "#app/lib/community.ts";
import type { Post, Topic } from "#worker/domain/dto.ts";
import { type Genre, genrePath } from "#worker/domain/genre-names.schema.ts";

/** The page that stands in for the dialog without a script; it also takes what its form sends. */
export const NEW_POST = "/community/new";
/** What the dialog sends to. */
export const CREATE_POST = "/actions/create-post";

export type TopicType = Post["topic_type"];

/** What a post will be about. */
export type PickedTopic = Pick<Post, "topic_type" | "topic_id" | "topic_name" | "topic_image_url">;

/** What the form gets back. */
export type CreatedPost = {
  posted: boolean;
  errors?: { content?: string[]; image?: string[]; topic?: string[] };
  /** What was sent and refused. */
  content?: string;
  toast?: ToastMessage;
};

/** Part 2 §8: the error message, or else this. */
export function createPostFailed(message = "Failed to create post"): ToastMessage {
  return { title: "Error", description: message, tone: "error" };
}

export function pickTopic(type: Exclude<TopicType, "genre">, { id, name, image }: Topic): PickedTopic {
  return { topic_type: type, topic_id: id, topic_name: name, topic_image_url: image };
}

export function pickGenre(genre: Genre): PickedTopic {
  return { topic_type: "genre", topic_id: genre.toLowerCase(), topic_name: genre, topic_image_url: null };
}

type Step = { topic_type?: TopicType; topic_id?: string; topic_name?: string; content?: string };

/** The page's address at one of its steps, with the text that was written so far. */
export function newPostPath({ topic_type, topic_id, topic_name, content }: Step = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ topic_type, topic_id, topic_name, content })) {
    if (value !== undefined && value !== "") params.set(name, value);
  }
  return params.size === 0 ? NEW_POST : `${NEW_POST}?${params}`;
}

/** The feed with the dialog open. */
export function writePostPath(genre?: Genre): string {
  return `${COMMUNITY}?post=write${genre === undefined ? "" : `&genre=${genrePath(genre).slice("/genre/".length)}`}`;
}
