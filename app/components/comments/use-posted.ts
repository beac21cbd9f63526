import { useState } from "react";
import { useFetcher } from "react-router";
import type { CommentViewer } from "#app/components/comments/comment-list.tsx";
import type { CommentAnswer, ShownComment } from "#app/lib/comment-answer.ts";

/** What a box posted since the page came, and what is on its way. @param key of the fetcher that the box sends with */
export function usePosted(key: string, viewer: CommentViewer | null, now: number) {
  const fetcher = useFetcher<CommentAnswer>({ key });
  const [posted, setPosted] = useState<ShownComment[]>([]);
  const newest = fetcher.data?.posted ?? null;
  if (newest && posted.every(({ id }) => id !== newest.id)) setPosted([...posted, newest]);

  const sent = fetcher.state === "submitting" ? fetcher.formData?.get("content") : null;
  const pending: ShownComment | null =
    typeof sent === "string" && viewer
      ? {
          id: "pending",
          user: viewer,
          content: sent.trim(),
          likes_count: 0,
          isLikedByCurrentUser: false,
          created_at: new Date(now).toISOString(),
          removed_at: null,
        }
      : null;
  return { posted, pending };
}
