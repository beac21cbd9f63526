import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { CommentBox } from "#app/components/comments/comment-box.tsx";
import type { CommentViewer } from "#app/components/comments/comment-list.tsx";
import { CommentSection } from "#app/components/comments/comment-section.tsx";
import { usePosted } from "#app/components/comments/use-posted.ts";
import { useTarget } from "#app/components/comments/use-target.ts";
import { CommentThreads, isIn } from "#app/components/community/comment-threads.tsx";
import { ReplyBox } from "#app/components/community/reply-box.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import type { CommentAnswer, ShownComment } from "#app/lib/comment-answer.ts";
import { postPath } from "#app/lib/community.ts";
import { type ReplyTo, type Thread, toThreads } from "#app/lib/threads.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Post, PostComment } from "#worker/domain/dto.ts";

type ThreadComment = PostComment & { answered: PostComment | null };

export type PostCommentsProps = {
  post: Pick<Post, "id" | "comments_count" | "removed_at">;
  /** The page of comments that the screen came with, and where it starts. */
  comments: ThreadComment[];
  offset: number;
  pageSize: number;
  canComment: boolean;
  viewer: CommentViewer | null;
  /** The server's time. */
  now: number;
  once: string;
  /** A text that the address brought along. */
  draft: string;
  /** What the address asks to answer. */
  replyTo: ReplyTo | null;
  /** The comment that the address leads to. */
  commentId: string | null;
  /** What a post without a script came back with. */
  result?: CommentAnswer;
  /** Asks, without a script, whether to delete. */
  question?: ReactNode;
};

/** The comments on a post with the replies to each, and the boxes for more. Give it the post's id as its key. */
export function PostComments({
  post,
  comments,
  offset,
  pageSize,
  canComment,
  viewer,
  now,
  once,
  draft,
  replyTo: asked,
  commentId,
  result,
  question,
}: PostCommentsProps) {
  const path = postPath(post.id);
  const list = useMore<ThreadComment>({
    name: `comments of ${post.id}`,
    first: comments,
    offset,
    pageSize,
    href: (start) => `${path}?offset=${start}`,
    pick: listIn("comments"),
    onFailure: () =>
      showToast({ title: "Error", description: "Failed to load more comments. Please try again.", tone: "error" }),
  });
  const reply = useReply(post.id, asked);
  const said = usePosted(`comment on post ${post.id}`, viewer, now);
  const replied = usePosted(reply.fetcherKey, viewer, now);
  const [deleted, setDeleted] = useState<string[]>([]);
  const [toggled, setToggled] = useState<Record<string, boolean>>({});

  const shown = toShown(list.items, [...said.posted, ...replied.posted], deleted);
  const answered = shown.find(({ id }) => id === reply.to?.id);
  const pending =
    said.pending ?? (replied.pending && answered && { ...replied.pending, parent_comment_id: topOf(answered) });
  const threads = toThreads(pending ? [...shown, pending] : shown);
  const targetId = useTarget({ shown, deleted, hrefOf });
  const isReplying = reply.to !== null && canComment && viewer !== null && answered !== undefined;

  function hrefOf(id: string) {
    return `${path}?comment=${encodeURIComponent(id)}#comment-${encodeURIComponent(id)}`;
  }

  function isOpen(thread: Thread): boolean {
    const wanted = [targetId, commentId, reply.to?.id, pending?.id, ...replied.posted.map(({ id }) => id)];
    return toggled[thread.id] ?? thread.replies.some(({ id }) => wanted.includes(id));
  }

  useFocusOnReply({ postedId: replied.posted.at(-1)?.id ?? null, onPosted: reply.clear });
  useScrollToTarget(
    targetId,
    shown.some(({ id }) => id === targetId),
  );

  return (
    <CommentSection
      path={path}
      count={post.comments_count}
      offset={offset}
      pageSize={pageSize}
      isEmpty={threads.length === 0 && offset === 0}
      more={list}
      postedCount={said.posted.length + replied.posted.length}
      canComment={canComment}
      refusal="You cannot comment on this post"
      signedIn={viewer !== null}
      question={question}
      box={
        viewer &&
        !isReplying && (
          <CommentBox
            key={viewer.id}
            label="Comment"
            button="Post"
            placeholder="What do you think?"
            action={path}
            fetcherKey={`comment on post ${post.id}`}
            draftName={`post-comment:${viewer.id}:${post.id}`}
            start={asked ? "" : draft}
            once={once}
            result={result?.replyTo === undefined ? result : undefined}
          />
        )
      }
    >
      <CommentThreads
        threads={threads}
        viewer={viewer}
        now={now}
        page={path}
        hrefOf={hrefOf}
        keep={offset > 0 ? { offset: String(offset) } : {}}
        canLike={post.removed_at === null}
        canReply={canComment && viewer !== null}
        isOpen={isOpen}
        onToggle={(thread) => setToggled({ ...toggled, [thread.id]: !isOpen(thread) })}
        replyTo={isReplying ? reply.to : null}
        onReply={(to) => {
          const thread = threads.find((one) => isIn(one, to.id));
          if (thread) setToggled({ ...toggled, [thread.id]: true });
          reply.start(to);
        }}
        replyBox={
          reply.to &&
          viewer && (
            <ReplyBox
              key={reply.fetcherKey}
              replyTo={reply.to}
              onCancel={reply.cancel}
              action={path}
              fetcherKey={reply.fetcherKey}
              draftName={`post-reply:${viewer.id}:${reply.to.id}`}
              start={asked?.id === reply.to.id && draft !== "" ? draft : undefined}
              takesFocus={reply.isStarted}
              once={`${once}.${reply.fetcherKey}`.slice(0, 100)}
              result={result?.replyTo === reply.to.id ? result : undefined}
            />
          )
        }
        targetId={targetId}
        pendingId={pending?.id ?? null}
        onDeleted={(id) => setDeleted([...deleted, id])}
      />
    </CommentSection>
  );
}

/** Which comment is being answered. Every start is a new box: what an earlier one sent is no answer to it. */
function useReply(postId: string, asked: ReplyTo | null) {
  const [{ to, starts }, setReply] = useState({ to: asked, starts: 0 });
  return {
    to,
    isStarted: starts > 0,
    fetcherKey: `reply ${starts} on post ${postId}`,
    start: (next: ReplyTo) => setReply({ to: next, starts: starts + 1 }),
    clear: () => setReply({ to: null, starts }),
    cancel() {
      setReply({ to: null, starts });
      if (to) document.getElementById(`reply-to-${to.id}`)?.focus();
    },
  };
}

/** A reply that was posted closes its box, and has the focus. */
function useFocusOnReply({ postedId, onPosted }: { postedId: string | null; onPosted: () => void }) {
  const posted = useEffectEvent((id: string) => {
    onPosted();
    document.getElementById(`comment-${id}`)?.focus();
  });
  useEffect(() => {
    if (postedId !== null) posted(postedId);
  }, [postedId]);
}

/** What stands among hidden replies was not there when the browser looked for it. */
function useScrollToTarget(targetId: string | null, isShown: boolean) {
  useEffect(() => {
    if (targetId === null || !isShown) return;
    const comment = document.getElementById(`comment-${targetId}`);
    const box = comment?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > window.innerHeight)) comment?.scrollIntoView({ block: "center" });
  }, [targetId, isShown]);
}

/** The comment above a reply, else itself. */
function topOf({ id, parent_comment_id: parent }: ShownComment): string {
  return parent ?? id;
}

/** With what was posted from here and is not on the list yet, without what was deleted and its replies. */
function toShown(listed: ThreadComment[], posted: ShownComment[], deleted: string[]): ShownComment[] {
  const all = listed.flatMap((item) => (item.answered ? [item.answered, item] : [item]));
  const known = new Map<string, ShownComment>(all.map((comment) => [comment.id, comment]));
  for (const comment of posted) if (!known.has(comment.id)) known.set(comment.id, comment);
  return [...known.values()].filter(
    ({ id, parent_comment_id: parent }) => !deleted.includes(id) && !deleted.includes(parent ?? ""),
  );
}
