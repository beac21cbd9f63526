import type { ReactNode } from "react";
import { Link } from "#app/components/link.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";

type RowUser = { username: string; name?: string | null; profile_image_url: string | null };

/** A member: picture, username, and their name or `detail` under it. `action` (Follow) stands beside the link. */
export function UserRow({ user, detail, action }: { user: RowUser; detail?: ReactNode; action?: ReactNode }) {
  const second = detail ?? user.name;
  return (
    <div className="flex items-center gap-2">
      <Link
        to={`/profile/${encodeURIComponent(user.username)}`}
        className={cx(
          "group -ml-2 flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-hover",
          !action && "-mr-2",
        )}
      >
        <Avatar src={user.profile_image_url} name={user.username} decorative />
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium">{user.username}</span>
          {second && <span className="block truncate text-caption text-muted">{second}</span>}
        </span>
      </Link>
      {action}
    </div>
  );
}

export function UserRowSkeleton() {
  return (
    <span aria-hidden="true" className="flex min-h-14 items-center gap-3 py-1.5">
      <Skeleton className="size-10 rounded-full" />
      <span className="flex flex-col gap-2">
        <Skeleton className="h-3.5 w-28 rounded-sm" />
        <Skeleton className="h-3 w-20 rounded-sm" />
      </span>
    </span>
  );
}
