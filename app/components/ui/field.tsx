import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { capText, codePoints, useLength } from "#app/components/ui/use-length.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** What a field shows around its control. `errors` takes what conform gives. */
export type FieldFrameProps = {
  label: string;
  /** The label is read aloud and not seen (a search box, a reply). */
  labelHidden?: boolean;
  hint?: ReactNode;
  errors?: readonly string[] | string | null;
};

/** A counter under a control, in code points. */
export type CounterProps = {
  max?: number | string;
  /** Above this length the counter warns; above `max` it is an error. */
  warnAbove?: number;
  /** Typing stops at `max` instead of going over it. */
  capped?: boolean;
};

export const CONTROL_CLASS = cx(
  "w-full rounded-control border border-edge bg-surface px-3 text-base text-text placeholder:text-muted",
  "transition-[border-color,background-color] hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-50",
);

export type TextFieldProps = ComponentProps<"input"> &
  FieldFrameProps &
  CounterProps & { start?: ReactNode; end?: ReactNode };

/** A labelled input. `start` (an icon) and `end` (a button) stand inside its border. */
export function TextField({
  label,
  labelHidden,
  hint,
  errors,
  max: given,
  warnAbove,
  capped = false,
  start,
  end,
  id,
  className,
  ref,
  onChange,
  ...rest
}: TextFieldProps) {
  const max = given === undefined ? undefined : Number(given);
  const own = useRef<HTMLInputElement>(null);
  const ids = useFieldIds(id, { hint, errors, max });
  const [typed, setTyped] = useLength(own, String(rest.defaultValue ?? rest.value ?? ""));
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      errors={errors}
      counter={max !== undefined && <Counter id={ids.count} length={typed} max={max} warnAbove={warnAbove} />}
      className={className}
    >
      <div className="relative">
        {start && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted [&_svg]:size-4">
            {start}
          </span>
        )}
        <input
          type="text"
          {...rest}
          ref={(node) => {
            own.current = node;
            return passRef(ref, node);
          }}
          id={ids.control}
          aria-invalid={ids.invalid || rest["aria-invalid"] || undefined}
          aria-describedby={joinIds(rest["aria-describedby"], ids.describedBy)}
          className={cx(CONTROL_CLASS, "min-h-11 lg:min-h-10", Boolean(start) && "pl-9", Boolean(end) && "pr-12")}
          onChange={(event) => {
            if (max !== undefined) {
              if (capped && !isComposing(event.nativeEvent)) capText(event.currentTarget, max);
              setTyped(codePoints(event.currentTarget.value));
            }
            onChange?.(event);
          }}
        />
        {end && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</span>}
      </div>
    </FieldFrame>
  );
}

/** A password, with a button that shows what is typed (its name avoids the word, so that the label names one thing). */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        hydrated && (
          <IconButton
            label="Show characters"
            pressed={shown}
            size="sm"
            onClick={() => setShown(!shown)}
            className="[&_svg]:fill-none!"
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        )
      }
    />
  );
}

/** A refusal that belongs to a whole form. */
export function FormError({ children, id }: { children?: ReactNode; id?: string }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <p id={id} role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger">
      {children}
    </p>
  );
}

export type FieldIds = ReturnType<typeof useFieldIds>;

/** The ids that tie a control to its texts; `-error` is the suffix that conform uses too. */
export function useFieldIds(
  id: string | undefined,
  shown: { hint?: ReactNode; errors?: FieldFrameProps["errors"]; max?: number },
) {
  const made = useId();
  const control = id ?? made;
  const invalid = shown.errors !== undefined && shown.errors !== null && shown.errors.length > 0;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error`, count: `${control}-count`, invalid };
  return {
    ...ids,
    describedBy: joinIds(invalid && ids.error, shown.hint && ids.hint, shown.max !== undefined && ids.count),
  };
}

/** Label, control, then error or hint on the left and the counter on the right. */
export function FieldFrame({
  ids,
  label,
  labelHidden = false,
  hint,
  errors,
  counter,
  className,
  children,
}: FieldFrameProps & { ids: FieldIds; counter?: ReactNode; className?: string; children: ReactNode }) {
  const messages = typeof errors === "string" ? [errors] : (errors ?? []);
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={ids.control} className={labelHidden ? "sr-only" : "text-sm font-medium text-text"}>
        {label}
      </label>
      {children}
      {(hint || counter || ids.invalid) && (
        <div className="flex items-start justify-between gap-4 text-caption">
          <div className="min-w-0">
            {ids.invalid && (
              <p id={ids.error} className="text-danger">
                {messages.join(" ")}
              </p>
            )}
            {hint && (
              <p id={ids.hint} className="text-muted">
                {hint}
              </p>
            )}
          </div>
          {counter}
        </div>
      )}
    </div>
  );
}

/** "12/250". Crossing a threshold is also said aloud, once. */
export function Counter({
  id,
  length,
  max,
  warnAbove,
}: {
  id: string;
  length: number;
  max: number;
  warnAbove?: number;
}) {
  const over = length > max;
  const warns = !over && warnAbove !== undefined && length > warnAbove;
  return (
    <span className={cx("shrink-0 tabular-nums", over && "font-medium", over || warns ? "text-danger" : "text-muted")}>
      <span id={id}>
        {length}/{max}
      </span>
      <span aria-live="polite">
        {over && <VisuallyHidden>{length - max} characters too many</VisuallyHidden>}
        {warns && <VisuallyHidden>{max - length} characters left</VisuallyHidden>}
      </span>
    </span>
  );
}

export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

export function joinIds(...ids: (string | false | null | undefined | ReactNode)[]): string | undefined {
  const all = ids.flatMap((id) => (typeof id === "string" ? id.split(" ") : [])).filter(Boolean);
  return all.length > 0 ? [...new Set(all)].join(" ") : undefined;
}

/** Hands a node to a ref of either kind. */
export function passRef<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === "function") return ref(node);
  if (ref) ref.current = node;
  return undefined;
}
