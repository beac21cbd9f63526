import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "#app/components/link.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { formatCount } from "#app/lib/format.ts";
import type { User } from "#worker/domain/dto.ts";

/** The sections of a profile that have a page of their own (part 2 §2), by the last part of its path. */
const SECTIONS = {
  favorites: { label: "Favorites", title: "Favorite Albums" },
  tracks: { label: "Likes", title: "Likes" },
  artists: { label: "Artists", title: "Followed Artists" },
  packs: { label: "Packs", title: "Music Packs" },
  reviews: { label: "Reviews", title: "Album Reviews" },
  watchlist: { label: "Next Listen", title: "Next Listen Watchlist" },
} as const;

export type ProfileSection = keyof typeof SECTIONS;

/** What every section of a profile has in common: its name, whose it is, how much there is, and the way to the others. */
export function ProfileSubPage({
  user,
  section,
  count,
  action,
  children,
}: {
  user: User;
  section: ProfileSection;
  /** How much there is, in words. */
  count: string;
  /** Stands at the heading's end. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page pt-6 lg:pt-10">
      <header>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 items-center gap-4">
            <Avatar src={user.profile_image_url} name={user.username} size="lg" decorative loading="eager" />
            <div className="min-w-0">
              <Heading level={1}>{SECTIONS[section].title}</Heading>
              <p className="mt-0.5 text-muted wrap-anywhere">
                by{" "}
                <Link to={profilePath(user.username)} className="font-medium text-text hover:underline">
                  {user.username}
                </Link>
                <span className="whitespace-nowrap tabular-nums">
                  <span aria-hidden="true"> · </span>
                  {count}
                </span>
              </p>
            </div>
          </div>
          {action}
        </div>
        <SectionNav username={user.username} shown={section} />
      </header>
      {children}
    </div>
  );
}

function SectionNav({ username, shown }: { username: string; shown: ProfileSection }) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>(`[href$="/${shown}"]`);
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav aria-label="Profile sections" className="mt-5 mb-5 -mx-3">
      <ul ref={list} className="scrollbar-none relative flex gap-1 overflow-x-auto">
        {Object.entries(SECTIONS).map(([section, { label }]) => (
          <li key={section} className="shrink-0">
            <Link
              to={sectionPath(username, section as ProfileSection)}
              aria-current={section === shown ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-raised aria-[current=page]:text-text lg:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The one next step of a section that is still empty, for whose it is. */
export function FindAlbums() {
  return (
    <Button asChild>
      <Link to="/search">Find albums</Link>
    </Button>
  );
}

export function sectionPath(username: string, section: ProfileSection): string {
  return `${profilePath(username)}/${section}`;
}

/** "12 albums", "1,000+ songs". */
export function totalOf({ count, isMore }: { count: number; isMore: boolean }, one: string): string {
  return `${formatCount(count)}${isMore ? "+" : ""} ${count === 1 ? one : `${one}s`}`;
}
