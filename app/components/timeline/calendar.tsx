import { addYears, format, isValid, parseISO } from "date-fns";
import { DayPicker, type Modifiers } from "react-day-picker";
import { cx } from "#app/components/ui/cx.ts";

const FIRST_MONTH = new Date(1900, 0);
/** What is announced may be some time ahead. */
const YEARS_AHEAD = 3;

const LOOKS = {
  root: "relative w-fit",
  months: "relative",
  month_caption: "flex h-11 items-center pl-1 lg:h-9",
  dropdowns: "flex items-center text-sm font-medium",
  dropdown_root:
    "relative inline-flex items-center rounded-control hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus",
  dropdown:
    "absolute inset-0 w-full cursor-pointer appearance-none opacity-0 [&>option]:bg-surface [&>option]:text-text",
  caption_label: "inline-flex min-h-11 items-center gap-1 px-2 lg:min-h-9",
  chevron: "size-4 fill-current text-muted",
  nav: "absolute top-0 right-0 flex h-11 items-center lg:h-9",
  button_previous: step(),
  button_next: step(),
  month_grid: "mt-1 border-collapse",
  weekday: "h-8 text-xs font-medium text-muted",
  day: "p-0 text-center",
  day_button: cx(
    "inline-grid size-11 place-items-center rounded-control text-sm tabular-nums lg:size-9",
    "hover:bg-hover focus-visible:-outline-offset-2",
  ),
  today: "font-semibold text-accent",
  selected: "[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent",
  outside: "text-muted",
};

/** One day of a month, chosen by hand or with arrows, Page Up and Page Down. Dates are yyyy-MM-dd; "" is none. */
export function Calendar({ value, onChoose }: { value: string; onChoose: (date: string) => void }) {
  const day = parseISO(value);
  const selected = isValid(day) ? day : undefined;
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      selected={selected}
      defaultMonth={selected}
      onSelect={(chosen) => onChoose(format(chosen, "yyyy-MM-dd"))}
      captionLayout="dropdown"
      startMonth={FIRST_MONTH}
      endMonth={addYears(new Date(), YEARS_AHEAD)}
      fixedWeeks
      showOutsideDays
      labels={{ labelDayButton: nameOf }}
      classNames={LOOKS}
    />
  );
}

/** It holds the number that is seen, for who speaks to the page. */
function nameOf(date: Date, { today, selected }: Modifiers): string {
  return `${today ? "Today, " : ""}${format(date, "EEEE, MMMM d, yyyy")}${selected ? ", selected" : ""}`;
}

function step(): string {
  return "inline-grid size-11 place-items-center rounded-control hover:bg-hover aria-disabled:opacity-40 lg:size-9";
}
