import { Bell as BellIcon } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { MOST_SHOWN, type Unread, useUnread } from "#app/lib/unread.ts";

/** The way to the notifications, with how many of them are unread. */
export function Bell({ unread }: { unread: Unread }) {
  const count = useUnread(unread);
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <IconButton label={count > 0 ? `Notifications, ${shown} unread` : "Notifications"} asChild className="-mr-2.5">
      <Link to="/notifications">
        <BellIcon aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-on-accent tabular-nums outline-2 outline-bg"
          >
            {shown}
          </span>
        )}
      </Link>
    </IconButton>
  );
}
