import type { ReactNode } from "react";
import { TOPIC_ICONS, TOPIC_LABELS, TopicPicture } from "#app/components/community/topic-chip.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { pickTopic, type TopicType } from "#app/lib/create-post.ts";
import type { Topic } from "#worker/domain/dto.ts";
import { TOPIC_TYPES } from "#worker/domain/post-limits.schema.ts";

/** What kind of thing a post is about. Each is a submit button, so that a form around them asks without a script. */
export function TopicKinds({ chosen, onChoose }: { chosen: TopicType | null; onChoose?: (type: TopicType) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">What is it about?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {TOPIC_TYPES.map((type) => {
          const Icon = TOPIC_ICONS[type];
          return (
            <button
              key={type}
              type="submit"
              name="topic_type"
              value={type}
              aria-pressed={type === chosen}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault();
                  onChoose(type);
                })
              }
              className={cx(
                "flex min-h-14 items-center justify-center gap-2 rounded-card border text-sm font-medium transition-[background-color,border-color,transform] active:scale-[0.97] [&_svg]:size-4.5",
                type === chosen
                  ? "border-accent bg-accent-soft text-text [&_svg]:text-accent"
                  : "border-edge/60 bg-surface text-text hover:bg-hover [&_svg]:text-muted",
              )}
            >
              <Icon aria-hidden="true" />
              {TOPIC_LABELS[type]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What of a thing tells it from others of its name. */
export function TopicRow({ type, topic }: { type: Exclude<TopicType, "genre">; topic: Topic }) {
  const about = [topic.artist, topic.album].filter((words) => words !== null && words !== "").join(" · ");
  return (
    <>
      <TopicPicture topic={pickTopic(type, topic)} size="row" />
      <span className="min-w-0 flex-1 text-left">
        <span className="block truncate font-medium">{topic.name}</span>
        {about !== "" && <span className="block truncate text-caption text-muted">{about}</span>}
      </span>
    </>
  );
}

export const TOPIC_ROW_CLASS =
  "flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-hover focus-visible:-outline-offset-2";

const NAMES: Record<Exclude<TopicType, "genre">, string> = { artist: "artists", album: "albums", track: "tracks" };

export function nothingFound(type: Exclude<TopicType, "genre">): string {
  return `No ${NAMES[type]} found`;
}

export function placeholderOf(type: Exclude<TopicType, "genre">): string {
  return `Find ${type === "track" ? "a track" : `an ${type}`}`;
}

/** A quiet line where results would be. */
export function TopicNote({ children }: { children: ReactNode }) {
  return <p className="px-2 py-6 text-center text-sm text-muted">{children}</p>;
}
