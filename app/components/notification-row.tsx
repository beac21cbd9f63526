import { Bell, Heart, type LucideIcon, MessageCircle, UserPlus } from "lucide-react";
import { Form } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { age } from "#app/lib/age.ts";
import type { Notification, ShownNotification } from "#worker/domain/dto.ts";
import { actorOf, deedOf, destinationOf, explanationOf, quoteOf } from "#worker/domain/notification-text.ts";
import { REASON_LABELS } from "#worker/domain/report-reasons.schema.ts";

const ICONS: Partial<Record<Notification["notification_type"], LucideIcon>> = {
  follow: UserPlus,
  review_like: Heart,
  post_like: Heart,
  comment_like: Heart,
  review_comment: MessageCircle,
  post_comment: MessageCircle,
};

/** One line: who did what, and a link to it. */
export function NotificationRow({
  notification,
  now,
  isUnread,
  onOpen,
}: {
  notification: ShownNotification;
  /** The server's time. */
  now: number;
  /** As it looks: what was unread when it came keeps its look. */
  isUnread: boolean;
  onOpen: () => void;
}) {
  const { id, created_at: createdAt, removal_reason: reason } = notification;
  const quote = quoteOf(notification);
  const explanation = explanationOf(notification);
  return (
    <div className={cx("relative", isUnread && "rounded-card bg-accent-soft")}>
      <Link
        to={destinationOf(notification)}
        onClick={onOpen}
        className="flex min-h-16 gap-3 rounded-card px-3 py-3 transition-colors hover:bg-hover lg:gap-4 lg:px-4"
      >
        <Sign notification={notification} />
        <span className="min-w-0 flex-1 text-sm wrap-anywhere">
          <span className="block">
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            <strong className="font-semibold">{actorOf(notification)}</strong> {deedOf(notification)}
          </span>
          {explanation && (
            <span className="block text-muted">
              {reason ? `${explanation}: ${REASON_LABELS[reason]}` : explanation}
            </span>
          )}
          {quote && <span className="block font-serif text-base text-muted">{quote}</span>}
          <time dateTime={createdAt} className="mt-0.5 block text-caption text-muted">
            {age(createdAt, now)}
          </time>
        </span>
        {isUnread && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
      </Link>
      {!notification.is_read && (
        <noscript>
          <Form method="post" className="px-3 pb-3">
            <input type="hidden" name="intent" value="read" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="sm" variant="ghost">
              Mark as read
            </Button>
          </Form>
        </noscript>
      )}
    </div>
  );
}

/** Whoever did it, with what they did; where nobody is named, what was done alone. */
function Sign({ notification }: { notification: Notification }) {
  const Icon = ICONS[notification.notification_type] ?? Bell;
  const { actor } = notification;
  if (!actor) {
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
    );
  }
  return (
    <span className="relative size-10 shrink-0">
      <Avatar src={actor.profile_image_url} name={actor.username} decorative />
      <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent outline-2 outline-bg">
        <Icon aria-hidden="true" className="size-3" />
      </span>
    </span>
  );
}

export function NotificationRowSkeleton() {
  return (
    <span aria-hidden="true" className="flex min-h-16 gap-3 px-3 py-3 lg:gap-4 lg:px-4">
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <span className="flex flex-1 flex-col gap-2.5 pt-1">
        <Skeleton className="h-3.5 w-3/5 rounded-sm" />
        <Skeleton className="h-3.5 w-2/5 rounded-sm" />
        <Skeleton className="h-3 w-20 rounded-sm" />
      </span>
    </span>
  );
}
