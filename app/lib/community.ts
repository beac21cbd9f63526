import type { Post } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";

export const COMMUNITY = "/community";

export const COMMUNITY_TABS = ["feed", "following"] as const;

export type CommunityTab = (typeof COMMUNITY_TABS)[number];

/** The address of a list of the community's; the feed is its first. */
export function communityPath({ tab = "feed", offset = 0 }: { tab?: CommunityTab; offset?: number } = {}): string {
  const params = new URLSearchParams();
  if (tab !== "feed") params.set("tab", tab);
  if (offset > 0) params.set("offset", String(offset));
  return params.size === 0 ? COMMUNITY : `${COMMUNITY}?${params}`;
}

export function postPath(id: string): string {
  return `${COMMUNITY}/post/${encodeURIComponent(id)}`;
}

export function userPostsPath(username: string): string {
  return `/user/${encodeURIComponent(username)}/posts`;
}

type Topic = Pick<Post, "topic_type" | "topic_id" | "topic_name">;

/** Where a post's chip leads (part 2 §2); a track's topic is its album. */
export function topicPath({ topic_type, topic_id, topic_name }: Topic): string {
  if (topic_type === "genre") return genrePath(topic_name);
  return `/${topic_type === "artist" ? "artist" : "album"}/${encodeURIComponent(topic_id)}`;
}
