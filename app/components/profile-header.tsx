import { type MouseEvent, useState } from "react";
import { BlockMenu } from "#app/components/block-menu.tsx";
import type { ConnectionsDialogProps } from "#app/components/connections-dialog.tsx";
import { FollowSwitch, useFollow } from "#app/components/follow-button.tsx";
import { Link } from "#app/components/link.tsx";
import { ProfileImage } from "#app/components/profile-image/profile-image.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { connectionsPath } from "#app/lib/connections.ts";
import { formatCount, formatDate } from "#app/lib/format.ts";
import type { User } from "#worker/domain/dto.ts";
import type { ConnectionsTab } from "#worker/domain/follows.schema.ts";

const ConnectionsDialog = lazyDialog<ConnectionsDialogProps>(
  async () => (await import("./connections-dialog.tsx")).ConnectionsDialog,
);

/** What is between the viewer and a member. */
export type Relation = {
  isSelf: boolean;
  isFollowing: boolean;
  isBlocking: boolean;
  /** Whether a block stands between them, whoever set it. */
  isApart: boolean;
};

/** Who somebody is, and what one may do about them. */
export function ProfileHeader({
  user,
  relation,
  viewerId,
}: {
  user: User;
  relation: Relation;
  viewerId: string | null;
}) {
  const { isSelf, isFollowing, isBlocking, isApart } = relation;
  const follow = useFollow({
    userId: user.id,
    isFollowing,
    signedIn: viewerId !== null,
    followersCount: user.followers_count,
  });
  return (
    <header className="flex flex-col items-center gap-6 text-center sm:flex-row sm:items-start sm:gap-9 sm:text-left">
      {isSelf ? (
        <ProfileImage user={user} />
      ) : (
        <Avatar src={user.profile_image_url} name={user.username} size="2xl" loading="eager" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start sm:justify-between">
          <div className="min-w-0">
            <Heading level={1} look="display" className="wrap-anywhere">
              {user.name ?? user.username}
            </Heading>
            <p className="mt-1 text-muted">@{user.username}</p>
          </div>
          {isSelf ? (
            <Button asChild>
              <Link to="/settings">Edit Profile</Link>
            </Button>
          ) : (
            <div className="flex shrink-0 items-center gap-2">
              {!isApart && <FollowSwitch follow={follow} username={user.username} />}
              {viewerId !== null && <BlockMenu user={user} isBlocking={isBlocking} />}
            </div>
          )}
        </div>
        {user.bio && <p className="prose mx-auto mt-4 sm:mx-0">{user.bio}</p>}
        <Counts user={user} followersCount={follow.count} viewerId={viewerId} />
        <p className="mt-2 text-caption text-muted">
          Joined <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
        </p>
      </div>
    </header>
  );
}

/** Followers and Following open a dialog; without a script they lead to the same on a page. */
function Counts({ user, followersCount, viewerId }: { user: User; followersCount: number; viewerId: string | null }) {
  const [isOpened, setIsOpened] = useState(false);
  const [tab, setTab] = useState<ConnectionsTab>("followers");
  const counts = { followers: followersCount, following: user.following_count };

  function opener(which: ConnectionsTab) {
    return {
      "aria-haspopup": "dialog" as const,
      onPointerEnter: ConnectionsDialog.preload,
      onFocus: ConnectionsDialog.preload,
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        setTab(which);
        setIsOpened(true);
      },
    };
  }

  return (
    <>
      <ul aria-label="Counts" className="mt-3 -ml-2.5 flex flex-wrap justify-center gap-x-2 sm:justify-start">
        <Count
          to={connectionsPath(user.username, "followers")}
          count={counts.followers}
          label="Followers"
          {...opener("followers")}
        />
        <Count
          to={connectionsPath(user.username, "following")}
          count={counts.following}
          label="Following"
          {...opener("following")}
        />
        <Count to={`${profilePath(user.username)}/reviews`} count={user.reviews_count} label="Reviews" />
      </ul>
      <ConnectionsDialog
        open={isOpened}
        onOpenChange={setIsOpened}
        user={user}
        counts={counts}
        tab={tab}
        onTabChange={setTab}
        viewerId={viewerId}
      />
    </>
  );
}

function Count({ count, label, ...link }: { count: number; label: string } & React.ComponentProps<typeof Link>) {
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-11 items-baseline gap-1.5 rounded-control px-2.5 py-2 transition-colors hover:bg-hover"
      >
        <span className="text-lg font-semibold tabular-nums">{formatCount(count)}</span>{" "}
        <span className="text-sm text-muted">{label}</span>
      </Link>
    </li>
  );
}
