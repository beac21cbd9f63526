import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import type { CommentAnswer } from "#app/lib/comment-answer.ts";
import { keepText, readText } from "#app/lib/drafts.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { COMMENT_LIMITS } from "#worker/domain/comment-limits.schema.ts";

export type CommentBoxProps = {
  /** Names the box: Comment, Reply. */
  label: string;
  /** Names its button: Post, Reply. */
  button: string;
  placeholder?: string;
  /** Where it posts to, by script and without one. */
  action: string;
  /** What it sends besides `content` and `once`. */
  fields?: Record<string, string>;
  /** Of the fetcher that sends it: a list of the same page shows by it what is on its way. */
  fetcherKey: string;
  /** Whose text it is and what it answers; null keeps nothing. */
  draftName: string | null;
  /** What stands in it where nothing was kept. */
  start?: string;
  /** Begins every text of this box: alone it is none. */
  prefix?: string;
  /** The focus goes into it once it is there. */
  takesFocus?: boolean;
  /** Tells this box from every other, so that one comment sent twice is one. */
  once: string;
  /** What a post without a script came back with. */
  result?: CommentAnswer;
};

/** Writes a comment. It is emptied once that is posted, and what was not posted yet is there again. */
export function CommentBox({
  label,
  button,
  placeholder,
  action,
  fields = {},
  fetcherKey,
  draftName,
  prefix = "",
  start = prefix,
  takesFocus = false,
  once,
  result,
}: CommentBoxProps) {
  const fetcher = useFetcher<CommentAnswer>({ key: fetcherKey });
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [box, setBox] = useState({ text: result?.content ?? start, version: 0 });
  const [isBlank, setIsBlank] = useState(isNothing(box.text));
  const [mended, setMended] = useState<CommentAnswer>();
  const pending = fetcher.state !== "idle";
  const answer = fetcher.data ?? result;
  useFetcherToast(fetcher);

  function isNothing(text: string): boolean {
    return text.trim() === "" || text.trim() === prefix.trim();
  }

  function refill(text: string) {
    setBox(({ version }) => ({ text, version: version + 1 }));
    setIsBlank(isNothing(text));
  }

  const recall = useEffectEvent(() => {
    const typed = boxOf(form.current)?.value ?? "";
    setIsBlank(isNothing(typed));
    const kept = readText(draftName);
    if (kept !== null && isNothing(typed)) refill(kept);
  });
  useEffect(recall, []);

  useEffect(() => {
    const field = takesFocus ? boxOf(form.current) : null;
    if (!field) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
    form.current?.scrollIntoView({ block: "center" });
  }, [takesFocus]);

  const empty = useEffectEvent(() => {
    keepText(draftName, "");
    refill("");
  });
  const postedId = fetcher.data?.posted?.id;
  useEffect(() => {
    if (postedId !== undefined) empty();
  }, [postedId]);

  // The button is off again once the box is empty; a touch screen's keyboard stays away.
  useEffect(() => {
    if (postedId !== undefined && box.text === "" && !matchMedia("(pointer: coarse)").matches) {
      boxOf(form.current)?.focus({ preventScroll: true });
    }
  }, [postedId, box]);

  useEffect(() => {
    if (fetcher.state === "idle") isSending.current = false;
  }, [fetcher.state]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current || isNothing(boxOf(event.currentTarget)?.value ?? "")) return;
    isSending.current = true;
    fetcher.submit(new FormData(event.currentTarget), { action, method: "post" });
  }

  function onInput() {
    const typed = boxOf(form.current)?.value ?? "";
    keepText(draftName, isNothing(typed) ? "" : typed);
    setIsBlank(isNothing(typed));
    setMended(answer);
  }

  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex flex-col gap-2"
      aria-label={label}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="once" value={`${once}.${box.version}`} />
      <TextArea
        key={box.version}
        label={label}
        name="content"
        defaultValue={box.text}
        placeholder={placeholder}
        errors={answer !== mended && !pending ? answer?.error : undefined}
        {...COMMENT_LIMITS}
        capped
        rows={3}
        readOnly={pending}
        autoComplete="off"
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={pending} disabled={hydrated && isBlank && !pending}>
          {button}
        </Button>
      </div>
    </form>
  );
}

function boxOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const box = form?.elements.namedItem("content");
  return box instanceof HTMLTextAreaElement ? box : null;
}
