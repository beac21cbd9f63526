import { RemoveButton } from "#app/components/remove-button.tsx";
import { Section } from "#app/components/settings/section.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { UserRow } from "#app/components/user-row.tsx";
import { formatDate } from "#app/lib/format.ts";
import { useMore } from "#app/lib/use-more.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { Block } from "#worker/domain/dto.ts";

const FAILED = "Failed to load blocked users. Please try again later.";

/** A block with the id that tells it apart in its list. */
export type BlockedUser = Block & { id: string };

export type BlockedPage = { users: BlockedUser[] | null; offset: number; pageSize: number };

/** Whom the member blocks; `users` is null where that could not be read. */
export function BlockedSection({ users, offset, pageSize }: BlockedPage) {
  const list = useMore<BlockedUser>({
    name: "blocked",
    first: users ?? [],
    offset,
    pageSize,
    href: (at) => `/settings?blocked=${at}`,
    pick: usersOf,
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  return (
    <Section title="Blocked Users">
      <p className="text-sm text-muted">You and they don't see each other's words, and neither can follow the other.</p>
      {users === null ? (
        <ErrorState text={FAILED} />
      ) : list.items.length === 0 && offset === 0 ? (
        <EmptyState
          compact
          drawing="people"
          text="You haven't blocked anyone"
          hint="You can block somebody from the menu on their profile."
        />
      ) : (
        <>
          <ul aria-label="Blocked Users" className="flex flex-col gap-1">
            {list.items.map((block) => (
              <BlockedRow key={block.id} block={block} />
            ))}
          </ul>
          {!(list.isEnd && list.items.length <= pageSize && offset === 0) && (
            <ShowMore
              href={list.nextHref}
              isEnd={list.isEnd}
              isLoading={list.isLoading}
              onMore={list.more}
              end="No more blocked users"
            />
          )}
        </>
      )}
    </Section>
  );
}

/** It is gone as soon as Unblock is pressed, and comes back should that fail. */
function BlockedRow({ block }: { block: BlockedUser }) {
  const { blocked_id, created_at, users: user } = block;
  const removal = useRemoval({ action: "/actions/block-user", fields: { user_id: blocked_id } });
  if (removal.isGone) return null;
  return (
    <li>
      <UserRow
        user={user}
        detail={`Blocked on ${formatDate(created_at)}`}
        action={<RemoveButton action="/actions/block-user" removal={removal} verb="Unblock" what={user.username} />}
      />
    </li>
  );
}

function usersOf(answer: unknown): BlockedUser[] | null {
  if (typeof answer !== "object" || answer === null || !("blocked" in answer)) return null;
  const { blocked } = answer;
  if (typeof blocked !== "object" || blocked === null || !("users" in blocked)) return null;
  return Array.isArray(blocked.users) ? (blocked.users as BlockedUser[]) : null;
}
