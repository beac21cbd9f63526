import type { ReactNode } from "react";
import { Link } from "#app/components/link.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { formatCount } from "#app/lib/format.ts";
import { signInPath } from "#app/lib/redirects.ts";

export type CommentSectionProps = {
  /** The page that it is on. */
  path: string;
  /** How many there are in all. */
  count: number;
  /** Where the page of comments starts that the screen came with. */
  offset: number;
  pageSize: number;
  isEmpty: boolean;
  more: { nextHref: string; isEnd: boolean; isLoading: boolean; more: () => void };
  /** How many were posted from here: each is said aloud. */
  postedCount: number;
  canComment: boolean;
  /** Stands where the box would be. */
  refusal: string;
  signedIn: boolean;
  /** For a signed-in member; null while they write elsewhere. */
  box: ReactNode;
  /** Asks, without a script, whether to delete. */
  question?: ReactNode;
  /** The comments. */
  children: ReactNode;
};

/** Comments with their number, the ways to those before and after, and the box for one more. */
export function CommentSection({
  path,
  count,
  offset,
  pageSize,
  isEmpty,
  more,
  postedCount,
  canComment,
  refusal,
  signedIn,
  box,
  question,
  children,
}: CommentSectionProps) {
  return (
    <section id="comments" tabIndex={-1} aria-labelledby="comments-heading" className="flex flex-col gap-3">
      <SectionHeading
        id="comments-heading"
        action={
          canComment &&
          signedIn &&
          box && (
            <a href="#write-comment" className="link relative after:absolute after:-inset-x-2 after:-inset-y-3">
              Write a comment
            </a>
          )
        }
      >
        Comments <span className="text-muted tabular-nums">{formatCount(count)}</span>
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
      {isEmpty ? <EmptyState compact drawing="speech" text="No comments yet. Be the first to comment!" /> : children}
      {!more.isEnd && (
        <ShowMore href={more.nextHref} isEnd={false} isLoading={more.isLoading} onMore={more.more} end="" />
      )}
      <div aria-live="polite">
        {postedCount > 0 && <VisuallyHidden key={postedCount}>Your comment has been posted.</VisuallyHidden>}
      </div>
      <div id="write-comment">
        {!canComment && (
          <p className="rounded-card border border-line bg-surface p-4 text-center text-muted">{refusal}</p>
        )}
        {canComment && signedIn && box}
        {canComment && !signedIn && (
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
