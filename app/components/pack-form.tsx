import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { packRefusalToast, type SavedPack } from "#app/lib/pack-answer.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { Pack } from "#worker/domain/dto.ts";
import {
  PACK_DESCRIPTION_MAX_LENGTH,
  PACK_NAME_MAX_LENGTH,
  PackFormSchema,
  type PackItem,
} from "#worker/domain/packs.schema.ts";

export type PackFormProps = {
  /** The pack that is edited; null makes a new one. */
  pack: Pick<Pack, "id" | "name" | "description"> | null;
  /** What goes into a new pack at once. */
  item?: PackItem;
  /** Where the form posts to without a script. */
  fallback: string;
  /** What a post without a script came back with. */
  result?: SubmissionResult<string[]>;
  onSaved?: () => void;
  /** Lays out the buttons. */
  footer: (buttons: ReactNode) => ReactNode;
};

/** Names and describes a pack. */
export function PackForm({ pack, item, fallback, result, onSaved, footer }: PackFormProps) {
  const fetcher = useFetcher<SavedPack>();
  const { pathname, search } = useLocation();
  const [form, fields] = useForm({
    id: `pack-${pack?.id ?? "new"}`,
    lastResult: fetcher.data?.result ?? result,
    defaultValue: { name: pack?.name, description: pack?.description },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: PackFormSchema }),
    shouldRevalidate: "onInput",
  });
  const pending = fetcher.state !== "idle";
  useFetcherToast(fetcher);

  const saved = useEffectEvent(() => onSaved?.());
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
    const submission = parseWithZod(new FormData(event.currentTarget, submitter), { schema: PackFormSchema });
    if (submission.status === "success") {
      fetcher.submit(event.currentTarget, { action: "/actions/save-pack", method: "post" });
    } else if (submission.status === "error") {
      const toast = packRefusalToast(submission.reply().error);
      if (toast) showToast(toast);
    }
  }

  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={fallback}
      onSubmit={onSubmit}
      className="flex flex-1 flex-col gap-5"
    >
      {pack && <input type="hidden" name="pack_id" value={pack.id} />}
      {item && <input type="hidden" name="album_id" value={item.album_id} />}
      {item?.track_id && <input type="hidden" name="track_id" value={item.track_id} />}
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <TextField
        label="Name"
        autoComplete="off"
        errors={fields.name.errors}
        {...getInputProps(fields.name, { type: "text" })}
        required={false}
        minLength={undefined}
        maxLength={undefined}
        max={PACK_NAME_MAX_LENGTH}
      />
      <TextArea
        label="Description"
        errors={fields.description.errors}
        {...getTextareaProps(fields.description)}
        maxLength={undefined}
        max={PACK_DESCRIPTION_MAX_LENGTH}
        rows={3}
      />
      {footer(
        <Button type="submit" variant="primary" pending={pending}>
          {pack ? "Save Pack" : "Create Pack"}
        </Button>,
      )}
    </form>
  );
}
