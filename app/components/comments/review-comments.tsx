import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { CommentBox } from "#app/components/comments/comment-box.tsx";
import { CommentList, type CommentViewer } from "#app/components/comments/comment-list.tsx";
import { Link } from "#app/components/link.tsx";
import { reviewPath } from "#app/components/review-menu.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import type { CommentAnswer, ShownComment } from "#app/lib/comment-answer.ts";
import { formatCount } from "#app/lib/format.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { useMore } from "#app/lib/use-more.ts";
import type { Review, ReviewComment } from "#worker/domain/dto.ts";

const LIKE = "/actions/like-review-comment";
const DELETE = "/actions/delete-review-comment";
const GONE_WITH_IT = "The comment and its likes will be gone for good.";

export type ReviewCommentsProps = {
  review: Pick<Review, "id" | "comments_count" | "removed_at">;
  /** The page of comments that the screen came with, and where it starts. */
  comments: ReviewComment[];
  offset: number;
  pageSize: number;
  canComment: boolean;
  viewer: CommentViewer | null;
  /** The server's time. */
  now: number;
  limits: { warnAbove: number; max: number };
  once: string;
  /** A text that the address brought along. */
  draft: string;
  /** What a post without a script came back with. */
  result?: CommentAnswer;
  /** Asks, without a script, whether to delete. */
  question?: ReactNode;
};

/** Of the fetcher that posts a comment on a review; the card counts with it. */
export function postingKey(reviewId: string): string {
  return `comment on review ${reviewId}`;
}

/** The comments on a review, oldest first, and the box for one more. Give it the review's id as its key. */
export function ReviewComments({
  review,
  comments,
  offset,
  pageSize,
  canComment,
  viewer,
  now,
  limits,
  once,
  draft,
  result,
  question,
}: ReviewCommentsProps) {
  const path = reviewPath(review.id);
  const list = useMore<ReviewComment>({
    name: `comments of ${review.id}`,
    first: comments,
    offset,
    pageSize,
    href: (start) => `${path}?offset=${start}`,
    pick: commentsOf,
    onFailure: () =>
      showToast({ title: "Error", description: "Failed to load more comments. Please try again.", tone: "error" }),
  });
  const { posted, pending } = usePosted(review.id, viewer, now);
  const [deleted, setDeleted] = useState<string[]>([]);
  const known = new Set(list.items.map(({ id }) => id));
  const shown: ShownComment[] = [...list.items, ...posted.filter(({ id }) => !known.has(id))].filter(
    ({ id }) => !deleted.includes(id),
  );
  const targetId = useTarget({ shown, deleted, hrefOf });
  const isEmpty = shown.length === 0 && pending === null && offset === 0;

  function hrefOf(id: string) {
    return `${path}?comment=${encodeURIComponent(id)}#comment-${encodeURIComponent(id)}`;
  }

  return (
    <section id="comments" tabIndex={-1} aria-labelledby="comments-heading" className="flex flex-col gap-3">
      <SectionHeading
        id="comments-heading"
        action={
          canComment &&
          viewer && (
            <a href="#write-comment" className="link relative after:absolute after:-inset-x-2 after:-inset-y-3">
              Write a comment
            </a>
          )
        }
      >
        Comments <span className="text-muted tabular-nums">{formatCount(review.comments_count)}</span>
      </SectionHeading>
      {question}
      {offset > 0 && (
        <div className="flex justify-center py-2">
          <Button asChild>
            <Link to={`${path}${offset > pageSize ? `?offset=${offset - pageSize}` : ""}#comments`}>
              Show earlier comments
            </Link>
          </Button>
        </div>
      )}
      {isEmpty ? (
        <EmptyState compact drawing="speech" text="No comments yet. Be the first to comment!" />
      ) : (
        <CommentList
          label="Comments"
          comments={shown}
          pending={pending}
          viewer={viewer}
          page={path}
          hrefOf={hrefOf}
          likeAction={LIKE}
          deleteAction={DELETE}
          deleteText={GONE_WITH_IT}
          keep={offset > 0 ? { offset: String(offset) } : {}}
          canLike={review.removed_at === null}
          targetId={targetId}
          onDeleted={(id) => setDeleted([...deleted, id])}
        />
      )}
      {!list.isEnd && (
        <ShowMore href={list.nextHref} isEnd={false} isLoading={list.isLoading} onMore={list.more} end="" />
      )}
      <div aria-live="polite">
        {posted.length > 0 && <VisuallyHidden key={posted.length}>Your comment has been posted.</VisuallyHidden>}
      </div>
      <div id="write-comment">
        {!canComment && (
          <p className="rounded-card border border-line bg-surface p-4 text-center text-muted">
            You cannot comment on this review
          </p>
        )}
        {canComment && viewer && (
          <CommentBox
            key={viewer.id}
            label="Comment"
            button="Post"
            placeholder="What do you make of it?"
            action={path}
            fetcherKey={postingKey(review.id)}
            draftName={`review-comment:${viewer.id}:${review.id}`}
            start={draft}
            limits={limits}
            once={once}
            result={result}
          />
        )}
        {canComment && !viewer && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
            <p>Sign in to join the conversation.</p>
            <Button asChild variant="primary">
              <Link to={signInPath(`${path}#write-comment`)}>Sign in to comment</Link>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** What was posted from this page since it came, and what is on its way. */
function usePosted(reviewId: string, viewer: CommentViewer | null, now: number) {
  const fetcher = useFetcher<CommentAnswer>({ key: postingKey(reviewId) });
  const [posted, setPosted] = useState<ShownComment[]>([]);
  const newest = fetcher.data?.posted ?? null;
  if (newest && posted.every(({ id }) => id !== newest.id)) setPosted([...posted, newest]);

  const sent = fetcher.state === "submitting" ? fetcher.formData?.get("content") : null;
  const pending =
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

/** The comment that the address names by its anchor. Where another page has it, that page is shown. */
function useTarget({
  shown,
  deleted,
  hrefOf,
}: {
  shown: ShownComment[];
  deleted: string[];
  hrefOf: (id: string) => string;
}): string | null {
  const hydrated = useHydrated();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const targetId = hydrated ? (/^#comment-([\w-]+)$/.exec(hash)?.[1] ?? null) : null;
  const isElsewhere =
    targetId !== null &&
    shown.every(({ id }) => id !== targetId) &&
    !deleted.includes(targetId) &&
    new URLSearchParams(search).get("comment") !== targetId;

  const follow = useEffectEvent((id: string) => {
    navigate(hrefOf(id), { replace: true });
  });
  useEffect(() => {
    if (isElsewhere && targetId !== null) follow(targetId);
  }, [isElsewhere, targetId]);
  return targetId;
}

/** Of a screen's data that has a page of `comments`. */
function commentsOf(answer: unknown): ReviewComment[] | null {
  if (typeof answer !== "object" || answer === null || !("comments" in answer)) return null;
  return Array.isArray(answer.comments) ? (answer.comments as ReviewComment[]) : null;
}
