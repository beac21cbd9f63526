import type { KeyboardEvent } from "react";
import { RATING_TEXT, type RatingTone, ratingTone } from "#app/components/rating-badge.tsx";
import { CheckboxChip } from "#app/components/ui/checkbox-chip.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { MAX_RATING, MIN_RATING } from "#worker/domain/reviews.schema.ts";

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + MIN_RATING);

type RatingInputProps = {
  id: string;
  /** Null while nothing is chosen. */
  value: number | null;
  onChange: (rating: number) => void;
  errors?: string[];
};

/** A slider named Rating; without a script ten radio buttons. Nothing is sent before something is chosen. */
export function RatingInput(props: RatingInputProps) {
  return useHydrated() ? <RatingSlider {...props} /> : <RatingRadios {...props} />;
}

const FILLS: Record<RatingTone, string> = {
  good: "[--fill:var(--color-good)]",
  fair: "[--fill:var(--color-fair)]",
  poor: "[--fill:var(--color-poor)]",
};

/** The middle of the 24 px thumb, as CSS: browsers keep the whole thumb within the track. */
function thumbAt(rating: number): string {
  const share = (rating - MIN_RATING) / (MAX_RATING - MIN_RATING);
  return `calc(12px + ${share} * (100% - 24px))`;
}

function RatingSlider({ id, value, onChange, errors }: RatingInputProps) {
  const tone = value === null ? null : ratingTone(value);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typed = /^\d$/.test(event.key) ? Number(event.key) || MAX_RATING : null;
    const begun = value === null && /^(Arrow|Home|PageDown)/.test(event.key) ? MIN_RATING : null;
    const chosen = typed ?? begun;
    if (chosen === null) return;
    event.preventDefault();
    onChange(chosen);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          Rating
        </label>
        <p aria-hidden="true" className="flex items-baseline gap-1 font-serif tabular-nums">
          <span className={cx("text-3xl leading-none font-medium", tone ? RATING_TEXT[tone] : "text-muted")}>
            {value ?? "–"}
          </span>
          <span className="text-sm text-muted">/ 10</span>
        </p>
      </div>
      <div className={cx("relative pt-1", tone && FILLS[tone])}>
        <input
          id={id}
          type="range"
          name={value === null ? undefined : "rating"}
          min={MIN_RATING}
          max={MAX_RATING}
          step={1}
          value={value ?? MIN_RATING}
          aria-valuetext={value === null ? "Not rated yet" : `${value} out of 10`}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          // A press on the place where the thumb waits changes nothing, but means 1.
          onPointerUp={(event) => value === null && onChange(Number(event.currentTarget.value))}
          onKeyDown={onKeyDown}
          style={{ "--at": value === null ? "0px" : thumbAt(value) } as React.CSSProperties}
          className="rating-slider"
        />
        <ol aria-hidden="true" className="flex justify-between">
          {RATINGS.map((rating) => (
            <li
              key={rating}
              className={cx(
                "w-6 text-center text-xs tabular-nums",
                rating === value ? "font-semibold text-text" : "text-muted",
              )}
            >
              {rating}
            </li>
          ))}
        </ol>
      </div>
      <RatingError id={id} errors={errors} />
    </div>
  );
}

function RatingRadios({ id, value, errors }: RatingInputProps) {
  return (
    <fieldset aria-describedby={errors ? `${id}-error` : undefined}>
      <legend className="text-sm font-medium">Rating</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {RATINGS.map((rating) => (
          <CheckboxChip
            key={rating}
            radio
            name="rating"
            value={rating}
            label={String(rating)}
            defaultChecked={rating === value}
          />
        ))}
      </div>
      <RatingError id={id} errors={errors} />
    </fieldset>
  );
}

function RatingError({ id, errors }: { id: string; errors?: string[] }) {
  if (!errors) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-caption text-danger">
      {errors.join(" ")}
    </p>
  );
}
