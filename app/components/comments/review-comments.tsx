import { type ReactNode, useState } from "react";
import { CommentBox } from "#app/components/comments/comment-box.tsx";
import { CommentList, type CommentViewer } from "#app/components/comments/comment-list.tsx";
import { CommentSection } from "#app/components/comments/comment-section.tsx";
import { usePosted } from "#app/components/comments/use-posted.ts";
import { useTarget } from "#app/components/comments/use-target.ts";
import { deleteReviewComment } from "#app/components/deed/deeds.ts";
import { reviewPath } from "#app/components/review-menu.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import type { CommentAnswer, ShownComment } from "#app/lib/comment-answer.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Review, ReviewComment } from "#worker/domain/dto.ts";

const LIKE = "/actions/like-review-comment";

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
    pick: listIn("comments"),
    onFailure: () =>
      showToast({ title: "Error", description: "Failed to load more comments. Please try again.", tone: "error" }),
  });
  const { posted, pending } = usePosted(postingKey(review.id), viewer, now);
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
    <CommentSection
      path={path}
      count={review.comments_count}
      offset={offset}
      pageSize={pageSize}
      isEmpty={isEmpty}
      more={list}
      postedCount={posted.length}
      canComment={canComment}
      refusal="You cannot comment on this review"
      signedIn={viewer !== null}
      question={question}
      box={
        viewer && (
          <CommentBox
            key={viewer.id}
            label="Comment"
            button="Post"
            placeholder="What do you make of it?"
            action={path}
            fetcherKey={postingKey(review.id)}
            draftName={`review-comment:${viewer.id}:${review.id}`}
            start={draft}
            once={once}
            result={result}
          />
        )
      }
    >
      <CommentList
        label="Comments"
        comments={shown}
        pending={pending}
        viewer={viewer}
        page={path}
        hrefOf={hrefOf}
        likeAction={LIKE}
        deletionOf={deleteReviewComment}
        reportedAs="review_comment"
        keep={offset > 0 ? { offset: String(offset) } : {}}
        canLike={review.removed_at === null}
        targetId={targetId}
        onDeleted={(id) => setDeleted([...deleted, id])}
      />
    </CommentSection>
  );
}
