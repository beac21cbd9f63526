import { ImagePlus, X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { buttonClass } from "#app/components/ui/button.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "#worker/domain/pictures.schema.ts";
import { POST_IMAGE_TOO_LARGE } from "#worker/domain/post-limits.schema.ts";

const NO_PICTURE = "Please select a JPEG, PNG or WebP image.";

/** One picture for a form: shown as it will be seen, and refused before it is sent. Without a script a plain file input. */
export function PictureField({ errors }: { errors?: string[] }) {
  const id = useId();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<{ src: string; name: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mended, setMended] = useState<string[]>();
  const said = refusal ?? (errors !== mended ? errors?.join(" ") : undefined);

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview.src);
  }, [preview]);

  function take() {
    const [file] = input.current?.files ?? [];
    const wrong = file ? refusalOf(file) : null;
    setRefusal(wrong);
    setMended(errors);
    if (wrong !== null && input.current) input.current.value = "";
    setPreview(file && wrong === null ? { src: URL.createObjectURL(file), name: file.name } : null);
  }

  // A file may have been chosen before the script was there.
  const takeChosen = useEffectEvent(() => {
    if (input.current?.files?.length) take();
  });
  useEffect(() => takeChosen(), []);

  function remove() {
    if (input.current) input.current.value = "";
    setPreview(null);
    setRefusal(null);
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      {preview && (
        <div className="relative overflow-hidden rounded-control border border-line">
          <img
            src={preview.src}
            alt={`Preview of ${preview.name}`}
            className="aspect-video w-full bg-raised object-contain"
          />
          <IconButton
            label="Remove image"
            size="sm"
            onClick={remove}
            className="absolute! top-2 right-2 bg-overlay! text-text"
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          htmlFor={id}
          className={
            hydrated
              ? cx(
                  buttonClass({ size: "sm" }),
                  "cursor-pointer has-[+input:focus-visible]:outline-2 has-[+input:focus-visible]:outline-focus",
                )
              : "text-sm font-medium"
          }
        >
          {hydrated && <ImagePlus aria-hidden="true" />}
          {preview ? "Change image" : "Add an image"}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name="image"
          accept={PICTURE_TYPES.join(",")}
          aria-describedby={`${id}-hint${said ? ` ${id}-error` : ""}`}
          aria-invalid={said ? true : undefined}
          onChange={take}
          className={
            hydrated
              ? "sr-only"
              : "min-h-11 w-full min-w-0 text-sm text-muted file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line file:bg-raised file:px-4 file:text-sm file:font-medium file:text-text"
          }
        />
        <p id={`${id}-hint`} className="text-caption text-muted">
          JPEG, PNG or WebP, under 5 MB.
        </p>
      </div>
      {said && (
        <p id={`${id}-error`} role="alert" className="text-caption text-danger">
          {said}
        </p>
      )}
    </div>
  );
}

function refusalOf({ type, size }: File): string | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return NO_PICTURE;
  return size > PICTURE_MAX_BYTES ? POST_IMAGE_TOO_LARGE : null;
}
