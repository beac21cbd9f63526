import { ChevronDown } from "lucide-react";
import { cx } from "#app/components/ui/cx.ts";
import { CONTROL_CLASS, FieldFrame, type FieldFrameProps, useFieldIds } from "#app/components/ui/field.tsx";
import { EVENT_TYPES } from "#worker/domain/timeline-rules.schema.ts";

export function EventTypeField({
  id,
  name,
  defaultValue,
  errors,
}: Pick<FieldFrameProps, "errors"> & { id?: string; name: string; defaultValue: string }) {
  const ids = useFieldIds(id, { errors });
  return (
    <FieldFrame ids={ids} label="Event type" errors={errors}>
      <span className="relative flex">
        <select
          id={ids.control}
          name={name}
          defaultValue={defaultValue}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx(CONTROL_CLASS, "min-h-11 appearance-none pr-9 lg:min-h-10")}
        >
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type} className="bg-surface text-text">
              {type}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    </FieldFrame>
  );
}
