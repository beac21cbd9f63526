import { CircleUserRound, House, Library, LogIn, type LucideIcon, Search } from "lucide-react";
import type { ShellUser } from "#app/lib/session-user.server.ts";

export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** After `g` (look-and-feel: Keyboard). */
  key?: string;
  /** Whether the place is the one that is shown. */
  covers: (pathname: string) => boolean;
};

/** Where the navigation named Main leads, in its order (part 1 §2.2). */
export function places(user: ShellUser | null): Place[] {
  return [
    { label: "Home", to: "/", icon: House, key: "h", covers: (path) => path === "/" },
    { label: "Search", to: "/search", icon: Search, key: "s", covers: (path) => path === "/search" },
    { label: "Catalog", to: "/catalog", icon: Library, covers: (path) => path === "/catalog" },
    user
      ? {
          label: "Profile",
          to: profilePath(user.username),
          icon: CircleUserRound,
          key: "p",
          covers: (path) => path === profilePath(user.username) || path.startsWith(`${profilePath(user.username)}/`),
        }
      : { label: "Sign In", to: "/auth", icon: LogIn, key: "p", covers: (path) => path.startsWith("/auth") },
  ];
}

export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username)}`;
}
