import type { ReactNode } from "react";
import { useRef } from "react";
import { PostCard } from "#app/components/post-card.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Post } from "#worker/domain/dto.ts";

const FAILED = "Error loading posts. Please try again later.";
/** The dialog fades out and then returns the focus to a button that is no more. */
const AFTER_DIALOG_MS = 200;

/** A list of community posts, a page at a time. */
export function PostFeed({
  posts,
  name,
  offset,
  pageSize,
  viewerId,
  now,
  href,
  emptyText,
  emptyAction,
}: {
  /** The page that the screen came with; null where it could not be read. */
  posts: Post[] | null;
  /** Tells apart the lists of one screen. */
  name: string;
  offset: number;
  pageSize: number;
  viewerId: string | null;
  /** The server's time, so that "2 hours ago" reads the same before and after hydration. */
  now: number;
  /** The address of the page that starts at an offset; its data has `posts`. */
  href: (offset: number) => string;
  emptyText: string;
  /** One next step where there is nothing. */
  emptyAction?: ReactNode;
}) {
  const feed = useRef<HTMLUListElement>(null);
  const list = useMore<Post>({
    name,
    first: posts ?? [],
    offset,
    pageSize,
    href,
    pick: listIn("posts"),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  if (posts === null) return <ErrorState text={FAILED} />;
  if (list.items.length === 0 && offset === 0) {
    return <EmptyState drawing="speech" text={emptyText} action={emptyAction} />;
  }

  function focusBeside(id: string) {
    const ids = list.items.map((post) => post.id);
    const at = ids.indexOf(id);
    const beside = ids[at + 1] ?? ids[at - 1];
    setTimeout(() => {
      const card = beside === undefined ? null : document.getElementById(`post-${beside}`);
      (card ?? feed.current)?.focus({ preventScroll: true });
    }, AFTER_DIALOG_MS);
  }

  return (
    <>
      <ul ref={feed} tabIndex={-1} aria-label="Posts" className="flex flex-col gap-4">
        {list.items.map((post, index) => (
          <li key={post.id} className="empty:hidden">
            <PostCard
              post={post}
              viewerId={viewerId}
              now={now}
              priority={offset === 0 && index < 2}
              onDeleted={() => focusBeside(post.id)}
            />
          </li>
        ))}
      </ul>
      <ShowMore
        href={list.nextHref}
        isEnd={list.isEnd}
        isLoading={list.isLoading}
        onMore={list.more}
        end="You've reached the end of posts."
      />
    </>
  );
}
