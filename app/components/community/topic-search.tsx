import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  nothingFound,
  placeholderOf,
  TOPIC_ROW_CLASS,
  TopicNote,
  TopicRow,
} from "#app/components/community/topic-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { moveFocus } from "#app/components/ui/roving.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { codePoints } from "#app/components/ui/use-length.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { type PickedTopic, pickTopic, type TopicType } from "#app/lib/create-post.ts";
import { counted } from "#app/lib/format.ts";
import { keptTopics, lookUpTopics } from "#app/lib/topic-lookup.ts";
import type { Topic } from "#worker/domain/dto.ts";

/** Code points (part 2 §9: starts above 2 characters). */
const STARTS_AT = 3;
const DEBOUNCE_MS = 250;
const ROWS = ["first", "second", "third", "fourth"];

type Found = { for: string; topics: Topic[] | null };

/** Finds an artist, album or track while one types. Give it the type as its key. */
export function TopicSearch({
  type,
  onPick,
}: {
  type: Exclude<TopicType, "genre">;
  onPick: (topic: PickedTopic) => void;
}) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  /** Of asking anew for the same words. */
  const [tries, setTries] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const query = typed.trim().replace(/\s+/g, " ");
  const isLong = codePoints(query) >= STARTS_AT;

  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) input.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!isLong) return;
    const calledOff = new AbortController();
    const settle = (topics: Topic[] | null) => {
      if (!calledOff.signal.aborted) setFound({ for: query, topics });
    };
    const wait = tries > 0 || keptTopics(type, query) ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(() => {
      lookUpTopics(type, query, calledOff.signal).then(settle, () => settle(null));
    }, wait);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [type, query, isLong, tries]);

  const isCurrent = found?.for === query;
  // What was found for fewer letters stays until the next answer.
  const shown = isLong ? (found?.topics ?? null) : null;
  const hasFailed = isLong && isCurrent && found?.topics === null;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInInput = event.target === input.current;
    if (event.key === "Enter" && isInInput) {
      event.preventDefault();
      const [first] = isCurrent ? (found?.topics ?? []) : [];
      if (first) onPick(pickTopic(type, first));
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      moveFocus(event, "input, [data-topic]", "vertical");
    }
  }

  return (
    <search onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <TextField
        ref={input}
        label="Search"
        labelHidden
        type="search"
        placeholder={placeholderOf(type)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        start={<Search aria-hidden="true" />}
        className="[&_input::-webkit-search-cancel-button]:hidden"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setTries(0);
        }}
      />
      <div className="min-h-64">
        {!isLong && <TopicNote>Type at least {STARTS_AT} characters.</TopicNote>}
        {isLong && shown === null && !hasFailed && <Waiting />}
        {hasFailed && (
          <div className="flex flex-col items-center gap-3 py-6">
            <p role="alert" className="text-sm text-muted">
              The search could not be reached.
            </p>
            <Button
              size="sm"
              onClick={() => {
                setFound(null);
                setTries(tries + 1);
                input.current?.focus();
              }}
            >
              Try again
            </Button>
          </div>
        )}
        {shown?.length === 0 && isCurrent && <TopicNote>{nothingFound(type)}</TopicNote>}
        {shown && shown.length > 0 && (
          <ul aria-label="Results" aria-busy={!isCurrent} className="-mx-2 flex flex-col">
            {shown.map((topic) => (
              <li key={`${topic.id} ${topic.name}`}>
                <button
                  type="button"
                  data-topic=""
                  className={TOPIC_ROW_CLASS}
                  onClick={() => onPick(pickTopic(type, topic))}
                >
                  <TopicRow type={type} topic={topic} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div aria-live="polite">
        {isCurrent && found?.topics && (
          <VisuallyHidden>
            {found.topics.length === 0 ? nothingFound(type) : counted(found.topics.length, "result")}
          </VisuallyHidden>
        )}
      </div>
    </search>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col">
      <VisuallyHidden>Searching</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-11 rounded-cover" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
