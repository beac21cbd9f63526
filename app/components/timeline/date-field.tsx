import { CalendarDays } from "lucide-react";
import { type ToggleEvent, useId, useRef, useState } from "react";
import { Calendar } from "#app/components/timeline/calendar.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { CONTROL_CLASS, FieldFrame, type FieldFrameProps, useFieldIds } from "#app/components/ui/field.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** A day, typed or chosen in a calendar; it is sent as yyyy-MM-dd. */
export function DateField({
  id,
  name,
  defaultValue,
  label,
  errors,
}: Pick<FieldFrameProps, "label" | "errors"> & { id?: string; name: string; defaultValue: string }) {
  const hydrated = useHydrated();
  const calendarId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ids = useFieldIds(id, { errors });

  function choose(date: string) {
    popover.current?.hidePopover();
    const control = input.current;
    if (!control) return;
    control.value = date;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <FieldFrame ids={ids} label={label} errors={errors}>
      <div className="relative">
        <input
          ref={input}
          type="date"
          id={ids.control}
          name={name}
          defaultValue={defaultValue}
          max="9999-12-31"
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          className={cx(
            CONTROL_CLASS,
            "min-h-11 appearance-none lg:min-h-10",
            hydrated && "pr-12 [&::-webkit-calendar-picker-indicator]:hidden",
          )}
        />
        {hydrated && (
          <span className="absolute inset-y-0 right-0.5 grid place-items-center">
            <IconButton
              label="Choose a date"
              size="sm"
              tooltip={false}
              popoverTarget={calendarId}
              aria-expanded={isOpen}
              aria-controls={calendarId}
            >
              <CalendarDays aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      {hydrated && (
        <div
          ref={popover}
          id={calendarId}
          popover="auto"
          onToggle={(event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === "open")}
          className="popover-below-end max-h-dvh overflow-y-auto rounded-card border border-edge/60 bg-overlay p-2 text-text open:animate-fade-in sm:p-3"
        >
          {isOpen && <Calendar value={input.current?.value ?? ""} onChoose={choose} />}
        </div>
      )}
    </FieldFrame>
  );
}
