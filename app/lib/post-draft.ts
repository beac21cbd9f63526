import type { PickedTopic } from "#app/lib/create-post.ts";
import { keepText, readJson, readText } from "#app/lib/drafts.ts";

/** What a member is writing for the community, kept in this browser until it is posted. */
export type PostDraft = { text: string; topic: PickedTopic | null };

export function readPostDraft(viewerId: string): PostDraft {
  return { text: readText(textName(viewerId)) ?? "", topic: topicIn(readJson(topicName(viewerId))) };
}

/** A topic alone is no draft: it is kept along with a text. */
export function keepPostDraft(viewerId: string, { text, topic }: PostDraft) {
  keepText(textName(viewerId), text);
  keepText(topicName(viewerId), text.trim() === "" || topic === null ? "" : JSON.stringify(topic));
}

export function forgetPostDraft(viewerId: string) {
  keepPostDraft(viewerId, { text: "", topic: null });
}

function textName(viewerId: string): string {
  return `post:${viewerId}`;
}

function topicName(viewerId: string): string {
  return `post-topic:${viewerId}`;
}

/** Null for what no version of this page wrote. */
function topicIn(kept: unknown): PickedTopic | null {
  const isTopic = typeof kept === "object" && kept !== null && "topic_id" in kept && "topic_type" in kept;
  return isTopic ? (kept as PickedTopic) : null;
}
