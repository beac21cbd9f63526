import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { DateField } from "#app/components/timeline/date-field.tsx";
import { EventTypeField } from "#app/components/timeline/event-type-field.tsx";
import { eventFormPath, SUGGEST_EVENT } from "#app/components/timeline/paths.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { dropEventDraft, type EventValues, keepEventDraft, readEventDraft } from "#app/lib/event-draft.ts";
import { eventRefusalToast, type SuggestedEvent } from "#app/lib/timeline-answer.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { EventSchema } from "#worker/domain/timeline.schema.ts";
import { EVENT_DESCRIPTION_MAX_LENGTH, EVENT_TITLE_MAX_LENGTH } from "#worker/domain/timeline-rules.schema.ts";

export type AddEventFormProps = {
  artistId: string;
  /** The event that should change; null suggests a new one. */
  change: string | null;
  viewerId: string;
  /** What stands in it where nothing was kept. */
  start: EventValues;
  /** Tells this form from every other, so that one event sent twice is one. */
  once: string;
  /** What a post without a script came back with. */
  result?: SubmissionResult<string[]>;
  onSaved?: () => void;
  /** Lays out the buttons. */
  footer: (buttons: ReactNode) => ReactNode;
};

/** Says what happened and when. What was written and not sent yet is there again when the form is opened again. */
export function AddEventForm(props: AddEventFormProps) {
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
              dropEventDraft(keyOf(props));
              setStart({ draft: null, version: version + 1, isRead: true });
            }}
          >
            Start over
          </Button>
        </p>
      )}
      <Fields key={version} {...props} start={draft ?? submitted(props.result) ?? props.start} />
    </>
  );
}

function Fields({ start, once, result, onSaved, footer, ...about }: AddEventFormProps) {
  const { artistId, change } = about;
  const fetcher = useFetcher<SuggestedEvent>();
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm({
    id: `event-${useId()}`,
    lastResult: fetcher.data?.result ?? result,
    defaultValue: start,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: EventSchema }),
    shouldRevalidate: "onInput",
  });
  const pending = fetcher.state !== "idle";
  useFetcherToast(fetcher);

  const saved = useEffectEvent(() => {
    dropEventDraft(keyOf(about));
    onSaved?.();
  });
  const isSaved = fetcher.data?.saved === true;
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    form.onSubmit(event);
    // Conform submits, too, to check what is typed: that has no status, and must not send the form.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const submission = parseWithZod(new FormData(event.currentTarget, submitter), { schema: EventSchema });
    if (submission.status === "success") {
      fetcher.submit(event.currentTarget, { action: SUGGEST_EVENT, method: "post" });
    } else if (submission.status === "error") {
      const toast = eventRefusalToast(submission.reply().error);
      if (toast) showToast(toast);
    }
  }

  return (
    <form
      {...getFormProps(form)}
      ref={element}
      method="post"
      action={eventFormPath(artistId, change)}
      onSubmit={onSubmit}
      onInput={() => element.current && keepEventDraft(keyOf(about), readForm(element.current))}
      className="flex flex-1 flex-col gap-5"
    >
      <input type="hidden" name="artist_id" value={artistId} />
      {change !== null && <input type="hidden" name="change" value={change} />}
      <input type="hidden" name="once" value={once} />
      <TextField
        label="Title"
        autoComplete="off"
        errors={fields.title.errors}
        {...plain(getInputProps(fields.title, { type: "text" }))}
        max={EVENT_TITLE_MAX_LENGTH}
        capped
      />
      <TextArea
        label="Description"
        hint="Optional"
        errors={fields.description.errors}
        {...plain(getTextareaProps(fields.description))}
        max={EVENT_DESCRIPTION_MAX_LENGTH}
        rows={2}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EventTypeField
          id={fields.event_type.id}
          name={fields.event_type.name}
          defaultValue={start.event_type}
          errors={fields.event_type.errors}
        />
        <DateField
          label="Event date"
          id={fields.event_date.id}
          name={fields.event_date.name}
          defaultValue={start.event_date}
          errors={fields.event_date.errors}
        />
      </div>
      <TextField
        label="Media URL"
        hint="Optional: a video, a picture, an article"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        errors={fields.media_url.errors}
        {...plain(getInputProps(fields.media_url, { type: "text" }))}
      />
      {footer(
        <Button type="submit" variant="primary" pending={pending}>
          {change === null ? "Submit Suggestion" : "Suggest Change"}
        </Button>,
      )}
    </form>
  );
}

/** Limits are told in our own words: the browser's would stop the form first. */
function plain<P extends { required?: boolean; minLength?: number; maxLength?: number }>(props: P) {
  return { ...props, required: false, minLength: undefined, maxLength: undefined };
}

function keyOf({ viewerId, artistId, change }: Pick<AddEventFormProps, "viewerId" | "artistId" | "change">) {
  return { userId: viewerId, artistId, change };
}

/** What a post without a script came back with goes before it. */
function draftOf(props: AddEventFormProps): EventValues | null {
  return props.result ? null : readEventDraft(keyOf(props));
}

function readForm(form: HTMLFormElement): EventValues {
  const data = new FormData(form);
  return valuesOf((field) => data.get(field));
}

/** What a refused post without a script held. */
function submitted(result: SubmissionResult<string[]> | undefined): EventValues | null {
  const sent = result?.initialValue;
  return sent ? valuesOf((field) => sent[field]) : null;
}

function valuesOf(read: (field: keyof EventValues) => unknown): EventValues {
  const text = (field: keyof EventValues) => String(read(field) ?? "");
  return {
    title: text("title"),
    description: text("description"),
    event_type: text("event_type"),
    event_date: text("event_date"),
    media_url: text("media_url"),
  };
}
