import { type ComponentProps, useRef } from "react";
import { cx } from "#app/components/ui/cx.ts";
import {
  CONTROL_CLASS,
  Counter,
  type CounterProps,
  FieldFrame,
  type FieldFrameProps,
  isComposing,
  joinIds,
  passRef,
  useFieldIds,
} from "#app/components/ui/field.tsx";
import { capText, codePoints, useLength } from "#app/components/ui/use-length.ts";

export type TextAreaProps = ComponentProps<"textarea"> & FieldFrameProps & CounterProps;

/** A labelled text box that grows with its text. `rows` is its least height. Its serif is for long texts. */
export function TextArea({
  label,
  labelHidden,
  hint,
  errors,
  max: given,
  warnAbove,
  capped = false,
  id,
  className,
  ref,
  rows = 3,
  serif = false,
  onChange,
  ...rest
}: TextAreaProps & { serif?: boolean }) {
  const max = given === undefined ? undefined : Number(given);
  const own = useRef<HTMLTextAreaElement>(null);
  const ids = useFieldIds(id, { hint, errors, max });
  const [typed, setTyped] = useLength(own, String(rest.defaultValue ?? rest.value ?? ""));
  const over = max !== undefined && typed > max;
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
      <textarea
        {...rest}
        ref={(node) => {
          own.current = node;
          return passRef(ref, node);
        }}
        id={ids.control}
        rows={rows}
        aria-invalid={ids.invalid || over || rest["aria-invalid"] || undefined}
        aria-describedby={joinIds(rest["aria-describedby"], ids.describedBy)}
        className={cx(
          CONTROL_CLASS,
          "field-sizing-content wrap-anywhere max-h-[60dvh] resize-y py-2.5",
          ROWS[rows] ?? "min-h-24",
          serif && "font-serif text-lg leading-relaxed",
        )}
        onChange={(event) => {
          if (max !== undefined) {
            if (capped && !isComposing(event.nativeEvent)) capText(event.currentTarget, max);
            setTyped(codePoints(event.currentTarget.value));
          }
          onChange?.(event);
        }}
      />
    </FieldFrame>
  );
}

/** A box sized by its content no longer heeds `rows`. */
const ROWS: Record<number, string> = {
  1: "min-h-11",
  2: "min-h-18",
  3: "min-h-24",
  4: "min-h-30",
  6: "min-h-42",
  8: "min-h-54",
};
