import { REASON_LABELS, REPORT_PREVIEW_LENGTH } from "#worker/domain/report-reasons.schema.ts";

/** What is reported, and why: one of six reasons, none chosen yet. */
export function ReportReasons({ text, onChoose }: { text: string; onChoose?: () => void }) {
  return (
    <>
      {text !== "" && (
        <blockquote className="rounded-control bg-raised px-4 py-3 font-serif text-muted wrap-anywhere">
          {beginningOf(text)}
        </blockquote>
      )}
      <fieldset className="mt-4 flex flex-col">
        <legend className="mb-1 text-sm font-medium">Why do you report this?</legend>
        {Object.entries(REASON_LABELS).map(([value, label]) => (
          <label
            key={value}
            className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-hover lg:min-h-10"
          >
            <input
              type="radio"
              name="reason"
              value={value}
              required
              onChange={onChoose}
              className="size-4 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function beginningOf(text: string): string {
  const characters = [...text];
  if (characters.length <= REPORT_PREVIEW_LENGTH) return text;
  return `${characters.slice(0, REPORT_PREVIEW_LENGTH).join("")}...`;
}
