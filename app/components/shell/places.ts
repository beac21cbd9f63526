import {
  CircleUserRound,
  House,
  Library,
  LogIn,
  type LucideIcon,
  MessagesSquare,
  Search,
  ShieldCheck,
} from "lucide-react";
import type { ShellUser } from "#app/lib/session-user.server.ts";

export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** After `g` (look-and-feel: Keyboard). */
  key?: string;
  /** Whether the place is the one that is shown. */
  covers: (pathname: string) => boolean;
  /** Only in the column beside the page: the bar of a phone has no room for it. */
  onlyWide?: boolean;
};

const ADMIN: Place = { label: "Admin", to: "/admin", icon: ShieldCheck, covers: (path) => path === "/admin" };

/** Where the navigation named Main leads, in its order; on a phone, Admin stands in for an admin's Catalog (part 1 §2.2). */
export function places(user: ShellUser | null): Place[] {
  return [
    { label: "Home", to: "/", icon: House, key: "h", covers: (path) => path === "/" },
    { label: "Search", to: "/search", icon: Search, key: "s", covers: (path) => path === "/search" },
    {
      label: "Community",
      to: "/community",
      icon: MessagesSquare,
      key: "c",
      covers: (path) => path === "/community" || path.startsWith("/community/") || /^\/user\/[^/]+\/posts$/.test(path),
    },
    {
      label: "Catalog",
      to: "/catalog",
      icon: Library,
      covers: (path) => path === "/catalog",
      onlyWide: user?.is_admin ?? false,
    },
    ...(user?.is_admin ? [ADMIN] : []),
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
