import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";

export type CheckboxChipProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: string };

/** A native checkbox (or, with `radio`, one of several) that looks like a chip; a tick shows that it is on. */
export function CheckboxChip({ label, radio = false, className, ...input }: CheckboxChipProps & { radio?: boolean }) {
  return (
    <label
      className={cx(
        "relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-3.5 text-sm text-text select-none lg:min-h-8 lg:px-3",
        "transition-[background-color,border-color,color] hover:bg-hover",
        "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-disabled:cursor-not-allowed has-disabled:opacity-50",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        className,
      )}
    >
      <input {...input} type={radio ? "radio" : "checkbox"} className="peer sr-only" />
      <Check aria-hidden="true" className="-ml-0.5 hidden size-3.5 peer-checked:block" strokeWidth={2.5} />
      {label}
    </label>
  );
}

/** Chips under one name (Genres, Vibes), which is their group's. */
export function ChipGroup({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-text">{legend}</legend>
      {hint && <p className="mt-0.5 text-caption text-muted">{hint}</p>}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
