import { CommentItem } from "#app/components/comments/comment-item.tsx";
import { useDeletion } from "#app/components/comments/use-deletion.tsx";
import type { Deed } from "#app/components/deed/deeds.ts";
import { ReportMenu } from "#app/components/reports/report-menu.tsx";
import type { ShownComment } from "#app/lib/comment-answer.ts";
import type { ContentType } from "#worker/domain/report-reasons.schema.ts";

export type CommentViewer = { id: string; username: string; profile_image_url: string | null; isAdmin: boolean };

export type CommentListProps = {
  /** Names the list. */
  label: string;
  comments: ShownComment[];
  /** One that is on its way to the server, last. */
  pending?: ShownComment | null;
  viewer: CommentViewer | null;
  /** The address of the page, and of a comment on it. */
  page: string;
  hrefOf: (commentId: string) => string;
  /** Takes `comment_id` and `on`. */
  likeAction: string;
  deletionOf: (commentId: string) => Deed;
  /** As what another's comment is reported. */
  reportedAs: ContentType;
  /** What the page's address has besides, for the page that asks without a script. */
  keep?: Record<string, string>;
  canLike: boolean;
  targetId: string | null;
  onDeleted: (commentId: string) => void;
};

/** Comments in their order, with what may be done with each. */
export function CommentList({
  label,
  comments,
  pending = null,
  viewer,
  page,
  hrefOf,
  likeAction,
  deletionOf,
  reportedAs,
  keep = {},
  canLike,
  targetId,
  onDeleted,
}: CommentListProps) {
  const { list, ask, dialog } = useDeletion({ deletionOf, onDeleted });
  const items = pending === null ? comments : [...comments, pending];
  return (
    <>
      <ul ref={list} aria-label={label} className="-mx-3 flex flex-col">
        {items.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              href={hrefOf(comment.id)}
              likeAction={likeAction}
              canLike={canLike && comment.removed_at === null}
              signedIn={viewer !== null}
              deletion={
                viewer !== null && (viewer.isAdmin || viewer.id === comment.user.id)
                  ? {
                      onAsk: () => ask(comment.id),
                      href: `${page}#comments`,
                      fields: { ...keep, "delete-comment": comment.id },
                    }
                  : undefined
              }
              isTarget={comment.id === targetId}
              isPending={comment === pending}
              menu={
                viewer?.id !== comment.user.id &&
                comment.removed_at === null && (
                  <ReportMenu
                    content={{ type: reportedAs, id: comment.id, text: comment.content }}
                    signedIn={viewer !== null}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
