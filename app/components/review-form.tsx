import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { RatingInput } from "#app/components/rating-input.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxChip, ChipGroup } from "#app/components/ui/checkbox-chip.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { limitToast, refusalToast, type SavedReview } from "#app/lib/review-answer.ts";
import { type DraftKey, dropDraft, keepDraft, type ReviewValues, readDraft } from "#app/lib/review-draft.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { GENRES } from "#worker/domain/genre-names.schema.ts";
import { CreateReviewSchema, MAX_GENRES, MAX_VIBES, REVIEW_MAX_LENGTH, VIBES } from "#worker/domain/reviews.schema.ts";

export type ReviewFormProps = {
  albumId: string;
  /** The review that is edited; null writes a new one. */
  review: ReviewValues | null;
  /** Where what is written is kept until it is posted; null keeps it nowhere. */
  draftKey: DraftKey;
  /** Where a script posts to. */
  action?: string;
  /** Where the form posts to without a script. */
  fallback: string;
  /** What a post without a script came back with. */
  result?: SubmissionResult<string[]>;
  onSaved?: () => void;
  /** Lays out the buttons. */
  footer: (buttons: ReactNode) => ReactNode;
};

const BLANK: ReviewValues = { rating: null, content: "", genres: [], vibes: [] };

/** Writes or edits a review. What was written and not posted yet is there again when the form is opened again. */
export function ReviewForm(props: ReviewFormProps) {
  const hydrated = useHydrated();
  const [start, setStart] = useState(() => ({ draft: hydrated ? draftOf(props) : null, version: 0, isRead: hydrated }));
  if (hydrated && !start.isRead) {
    const draft = draftOf(props);
    setStart({ draft, version: draft ? 1 : 0, isRead: true });
  }
  const { draft, version } = start;
  return (
    <>
      {draft && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-accent-soft py-1 pr-1 pl-3 text-sm">
          We kept what you were writing.
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              dropDraft(props.draftKey);
              setStart({ draft: null, version: version + 1, isRead: true });
            }}
          >
            Start over
          </Button>
        </p>
      )}
      <Fields key={version} {...props} start={draft ?? submitted(props.result) ?? props.review ?? BLANK} />
    </>
  );
}

/** What a post without a script came back with goes before it. */
function draftOf({ result, draftKey }: ReviewFormProps): ReviewValues | null {
  return result ? null : readDraft(draftKey);
}

function Fields({
  albumId,
  review,
  draftKey,
  action = "/actions/save-review",
  fallback,
  result,
  onSaved,
  footer,
  start,
}: ReviewFormProps & { start: ReviewValues }) {
  const fetcher = useFetcher<SavedReview>();
  const element = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(start.rating);
  const [form, fields] = useForm({
    id: `review-${albumId}`,
    lastResult: fetcher.data?.result ?? result,
    defaultValue: { content: start.content },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: CreateReviewSchema }),
    shouldRevalidate: "onInput",
    onSubmit: (_, { formData }) => fetcher.submit(formData, { action, method: "post" }),
  });
  const pending = fetcher.state !== "idle";
  const lost = fetcher.data?.lost === true && !pending;
  const ratingId = `${form.id}-rating`;
  useFetcherToast(fetcher);

  /** After the event: by then the form holds what it changed. */
  function keep() {
    setTimeout(() => element.current && keepDraft(draftKey, readForm(element.current)));
  }

  const saved = useEffectEvent(() => {
    dropDraft(draftKey);
    onSaved?.();
  });
  const isSaved = fetcher.data?.saved === true;
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    // Typing comes by here too, when conform checks again what was refused: then it has no status and sends nothing.
    form.onSubmit(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const submission = parseWithZod(new FormData(event.currentTarget, submitter), { schema: CreateReviewSchema });
    if (submission.status !== "error") return;
    const toast = refusalToast(submission.error);
    if (toast) showToast(toast);
    if (submission.error?.rating) document.getElementById(ratingId)?.focus();
  }

  return (
    <form
      {...getFormProps(form)}
      ref={element}
      method="post"
      action={fallback}
      onSubmit={onSubmit}
      onInput={keep}
      className="flex flex-1 flex-col gap-6"
    >
      <input type="hidden" name="album_id" value={albumId} />
      {review && <input type="hidden" name="edit" value="true" />}
      <RatingInput
        id={ratingId}
        value={rating}
        onChange={(next) => {
          setRating(next);
          keep();
        }}
        errors={rating === null ? fields.rating.errors : undefined}
      />
      <TextArea
        label="Review"
        id={fields.content.id}
        name={fields.content.name}
        defaultValue={start.content}
        errors={fields.content.errors}
        placeholder="What does it sound like to you?"
        max={REVIEW_MAX_LENGTH}
        rows={6}
        serif
      />
      <Choices field="genres" legend="Genres" names={GENRES} max={MAX_GENRES} start={start.genres} />
      <Choices field="vibes" legend="Vibes" names={VIBES} max={MAX_VIBES} start={start.vibes} />
      {lost && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-soft p-3"
        >
          <p className="text-sm text-danger">Your review could not be sent. What you wrote is kept here.</p>
          <Button type="submit" size="sm">
            Try again
          </Button>
        </div>
      )}
      {footer(
        <Button type="submit" variant="primary" pending={pending}>
          {review ? "Save Review" : "Submit Review"}
        </Button>,
      )}
    </form>
  );
}

/** Checkboxes of which only a few may be on: the rest are then dim, refuse, and say why, which disabled ones could not. */
function Choices({
  field,
  legend,
  names,
  max,
  start,
}: {
  field: "genres" | "vibes";
  legend: string;
  names: readonly string[];
  max: number;
  start: string[];
}) {
  const [chosen, setChosen] = useState(start);
  const isFull = chosen.length >= max;

  function toggle(name: string) {
    if (chosen.includes(name)) return setChosen(chosen.filter((other) => other !== name));
    if (isFull) return showToast(limitToast(field));
    setChosen([...chosen, name]);
  }

  return (
    <ChipGroup legend={legend} hint={`Up to ${max}`}>
      {names.map((name) => {
        const isOn = chosen.includes(name);
        return (
          <CheckboxChip
            key={name}
            name={field}
            value={name}
            label={name}
            checked={isOn}
            onChange={() => toggle(name)}
            className={isFull && !isOn ? "opacity-50" : undefined}
          />
        );
      })}
    </ChipGroup>
  );
}

function readForm(form: HTMLFormElement): ReviewValues {
  const data = new FormData(form);
  const rating = Number(data.get("rating"));
  return {
    rating: rating >= 1 ? rating : null,
    content: String(data.get("content") ?? ""),
    genres: data.getAll("genres").map(String),
    vibes: data.getAll("vibes").map(String),
  };
}

/** What a refused post without a script held. */
function submitted(result: SubmissionResult<string[]> | undefined): ReviewValues | null {
  const sent = result?.initialValue;
  if (!sent) return null;
  const rating = Number(sent.rating);
  return {
    rating: rating >= 1 && rating <= 10 ? rating : null,
    content: typeof sent.content === "string" ? sent.content : "",
    genres: [sent.genres ?? []].flat().map(String),
    vibes: [sent.vibes ?? []].flat().map(String),
  };
}
