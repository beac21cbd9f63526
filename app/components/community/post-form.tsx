import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { PictureField } from "#app/components/community/picture-field.tsx";
import { TOPIC_LABELS, TopicPicture } from "#app/components/community/topic-chip.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { CREATE_POST, type CreatedPost, newPostPath, type PickedTopic } from "#app/lib/create-post.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { COMMENT_LIMITS } from "#worker/domain/comment-limits.schema.ts";
import { POST_REQUIRED } from "#worker/domain/post-limits.schema.ts";

export type PostFormProps = {
  topic: PickedTopic;
  /** What stands in it already. */
  text: string;
  /** Tells this writing from every other, so that one post sent twice is one. */
  once: string;
  onText: (text: string) => void;
  /** Back to the first step; the text stays. */
  onBack: () => void;
  onPosted: () => void;
  /** What a post without a script came back with. */
  result?: CreatedPost;
  /** Lays the buttons out. */
  footer: (buttons: ReactNode) => ReactNode;
};

/** The second step: the text and a picture. Without a script it posts to its page, and goes back with its text. */
export function PostForm({ topic, text, once, onText, onBack, onPosted, result, footer }: PostFormProps) {
  const fetcher = useFetcher<CreatedPost>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isMissing, setIsMissing] = useState(false);
  const [mended, setMended] = useState<CreatedPost>();
  const answer = fetcher.data ?? result;
  const pending = fetcher.state !== "idle";
  const errors = answer && answer !== mended && !pending ? answer.errors : undefined;
  useFetcherToast(fetcher);

  const settle = useEffectEvent((answered: CreatedPost) => {
    if (answered.posted) onPosted();
    else if (answered.errors?.content) boxOf(form.current)?.focus();
  });
  const { data, state } = fetcher;
  useEffect(() => {
    if (data) settle(data);
  }, [data]);
  useEffect(() => {
    if (state === "idle") isSending.current = false;
  }, [state]);
  // A dialog that opens has the first word about the focus.
  useEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const timer = setTimeout(() => {
      const box = boxOf(form.current);
      box?.focus({ preventScroll: true });
      box?.setSelectionRange(box.value.length, box.value.length);
    });
    return () => clearTimeout(timer);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (submitter?.getAttribute("value") === "topic") return onBack();
    const box = boxOf(event.currentTarget);
    const isBlank = box?.value.trim() === "";
    setIsMissing(isBlank);
    if (isBlank) return box?.focus();
    if (isSending.current) return;
    isSending.current = true;
    fetcher.submit(new FormData(event.currentTarget), {
      action: CREATE_POST,
      method: "post",
      encType: "multipart/form-data",
    });
  }

  return (
    <form
      ref={form}
      method="post"
      action={newPostPath({ ...topic, content: undefined })}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className="flex flex-1 flex-col gap-4"
      aria-label="Post"
      noValidate
    >
      <input type="hidden" name="topic_type" value={topic.topic_type} />
      <input type="hidden" name="topic_id" value={topic.topic_id} />
      <input type="hidden" name="topic_name" value={topic.topic_name} />
      <input type="hidden" name="once" value={once} />
      <div className="flex items-center gap-3 rounded-card border border-line bg-raised p-2.5">
        <TopicPicture topic={topic} size="row" />
        <p className="min-w-0 flex-1">
          <span className="block text-caption text-muted">{TOPIC_LABELS[topic.topic_type]}</span>
          <span className="block truncate font-medium">{topic.topic_name}</span>
        </p>
        <Button type="submit" size="sm" variant="ghost" name="step" value="topic" formMethod="get" formNoValidate>
          Change topic
        </Button>
      </div>
      <TextArea
        label="Your post"
        name="content"
        defaultValue={result?.content ?? text}
        placeholder="What would you say about it?"
        errors={isMissing ? POST_REQUIRED : errors?.content}
        {...COMMENT_LIMITS}
        capped
        rows={4}
        serif
        readOnly={pending}
        autoComplete="off"
        onChange={(event) => {
          setIsMissing(false);
          setMended(answer);
          onText(event.currentTarget.value);
        }}
      />
      <PictureField errors={errors?.image} />
      {footer(
        <Button type="submit" variant="primary" pending={pending}>
          Post
        </Button>,
      )}
    </form>
  );
}

function boxOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const box = form?.elements.namedItem("content");
  return box instanceof HTMLTextAreaElement ? box : null;
}
