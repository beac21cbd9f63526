import { Award, Clapperboard, ExternalLink, Flame, type LucideIcon, Megaphone, Newspaper, Pin } from "lucide-react";
import { useId } from "react";
import { Link } from "#app/components/link.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { timelineVotesPath } from "#app/lib/artist-paths.ts";
import { formatDate } from "#app/lib/format.ts";
import { mediaLink } from "#app/lib/media-link.ts";
import type { TimelineEvent } from "#worker/domain/dto.ts";

const ICONS: Record<TimelineEvent["event_type"], LucideIcon> = {
  Award,
  "Music Video": Clapperboard,
  Announcement: Megaphone,
  Controversy: Flame,
  News: Newspaper,
  Other: Pin,
};

const ACTION = "inline-flex min-h-11 items-center gap-1.5 text-caption text-muted hover:text-text lg:min-h-8";

/** What members voted onto the timeline. */
export function TimelineEventCard({ event, artistId }: { event: TimelineEvent; artistId: string }) {
  const id = useId();
  const Icon = ICONS[event.event_type];
  const media = mediaLink(event.media_url);
  return (
    <article
      aria-labelledby={id}
      className="max-w-2xl rounded-card border border-line bg-surface px-4 pt-3.5 pb-1.5 sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <time dateTime={event.event_date} className="text-caption text-muted tabular-nums">
          {formatDate(event.event_date)}
        </time>
        <Chip icon={<Icon aria-hidden="true" />}>{event.event_type}</Chip>
      </div>
      <Heading level={4} look="card" id={id} className="mt-1.5 leading-snug wrap-anywhere">
        {event.event_title}
      </Heading>
      {event.event_description !== null && (
        <p className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">{event.event_description}</p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        {media && (
          <a
            href={media.href}
            target="_blank"
            rel="nofollow ugc noopener"
            className={`${ACTION} min-w-0 wrap-anywhere`}
          >
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="underline decoration-1 underline-offset-3">{media.host}</span>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )}
        <Link to={timelineVotesPath(artistId, { change: event.id })} className={`${ACTION} ml-auto`}>
          Suggest a change<VisuallyHidden> to {event.event_title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
