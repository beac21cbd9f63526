import { Disc3, type LucideIcon, MicVocal, Music2, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useFallback } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { topicPath } from "#app/lib/community.ts";
import type { Post } from "#worker/domain/dto.ts";

type TopicType = Post["topic_type"];
type Topic = Pick<Post, "topic_type" | "topic_id" | "topic_name" | "topic_image_url">;

export const TOPIC_ICONS: Record<TopicType, LucideIcon> = {
  artist: MicVocal,
  album: Disc3,
  track: Music2,
  genre: Tag,
};

export const TOPIC_LABELS: Record<TopicType, string> = {
  artist: "Artist",
  album: "Album",
  track: "Track",
  genre: "Genre",
};

/** What a post is about, with its picture. `isLink` is off where it leads nowhere (part 2 §2: a track's, on the detail page). */
export function TopicChip({ topic, isLink = true }: { topic: Topic; isLink?: boolean }) {
  const looks = cx(
    "inline-flex h-8 max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-raised pr-3 text-caption font-medium text-muted",
    topic.topic_type === "artist" ? "pl-1" : topic.topic_type === "genre" ? "pl-2.5" : "pl-2",
  );
  const content: ReactNode = (
    <>
      <TopicPicture topic={topic} />
      <VisuallyHidden>{TOPIC_LABELS[topic.topic_type]} </VisuallyHidden>
      <span className="truncate">{topic.topic_name}</span>
    </>
  );
  if (!isLink) return <span className={looks}>{content}</span>;
  return (
    <Link
      to={topicPath(topic)}
      className={cx(
        looks,
        "relative transition-colors after:absolute after:-inset-y-1.5 after:inset-x-0 hover:border-edge hover:text-text",
      )}
    >
      {content}
    </Link>
  );
}

const PICTURES = {
  chip: { px: 24, box: "size-6", icon: "size-3.5" },
  row: { px: 44, box: "size-11", icon: "size-5" },
};

/** Small; where there is no picture, or it does not load, a sign of what kind of thing it is. */
export function TopicPicture({
  topic: { topic_type: type, topic_id: id, topic_image_url: image },
  size = "chip",
}: {
  topic: Omit<Topic, "topic_name">;
  size?: keyof typeof PICTURES;
}) {
  const drawn =
    type === "artist" ? `/covers/artists/${encodeURIComponent(id)}.svg` : `/covers/${encodeURIComponent(id)}.svg`;
  const picture = useFallback(image ?? drawn, drawn);
  const { px, box, icon } = PICTURES[size];
  const Icon = TOPIC_ICONS[type];
  if (type === "genre") return <Icon aria-hidden="true" className={cx("shrink-0", icon)} />;
  return (
    <img
      {...picture}
      alt=""
      width={px}
      height={px}
      loading="lazy"
      decoding="async"
      className={cx(
        "shrink-0 bg-raised",
        box,
        type === "artist" ? "rounded-full object-cover" : "object-contain",
        type !== "artist" && (size === "chip" ? "rounded-[4px]" : "rounded-cover"),
      )}
    />
  );
}
