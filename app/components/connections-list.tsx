import { FollowButton } from "#app/components/follow-button.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { UserRow, UserRowSkeleton } from "#app/components/user-row.tsx";
import { CONNECTIONS_FAILED, type ConnectionsPart, connectionsOf, connectionsPath } from "#app/lib/connections.ts";
import { useMore } from "#app/lib/use-more.ts";
import type { Connection } from "#worker/domain/dto.ts";

const LISTS = {
  followers: { label: "Followers", empty: "No followers yet", end: "These are all the followers" },
  following: { label: "Following", empty: "Not following anyone yet", end: "This is everyone they follow" },
};

/** Who follows a member, or whom they follow, a page at a time. */
export function ConnectionsList({
  username,
  part,
  viewerId,
  onFollowed,
}: {
  username: string;
  part: ConnectionsPart;
  viewerId: string | null;
  /** Once the viewer follows somebody here, or no longer. */
  onFollowed?: () => void;
}) {
  const { tab, people, offset, pageSize } = part;
  const { label, empty, end } = LISTS[tab];
  const list = useMore<Connection>({
    name: `${username} ${tab}`,
    first: people,
    offset,
    pageSize,
    href: (at) => connectionsPath(username, tab, at),
    pick: (answer) => connectionsOf(answer)?.people ?? null,
    onFailure: () => showToast({ title: "Error", description: CONNECTIONS_FAILED, tone: "error" }),
  });
  if (list.items.length === 0 && offset === 0) return <EmptyState compact drawing="people" text={empty} />;
  return (
    <>
      <ul aria-label={label}>
        {list.items.map((person) => (
          <li key={person.id} className="py-0.5">
            <UserRow
              user={person}
              action={
                person.id !== viewerId && (
                  <FollowButton
                    userId={person.id}
                    username={person.username}
                    isFollowing={person.isFollowing}
                    signedIn={viewerId !== null}
                    onSettled={onFollowed}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {(offset > 0 || list.items.length >= pageSize) && (
        <ShowMore href={list.nextHref} isEnd={list.isEnd} isLoading={list.isLoading} onMore={list.more} end={end} />
      )}
    </>
  );
}

export function ConnectionsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className="py-0.5">
          <UserRowSkeleton />
        </div>
      ))}
    </div>
  );
}
