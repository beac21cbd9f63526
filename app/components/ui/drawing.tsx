import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";

/** Line drawings in ink, one stroke wide, with one stroke in the accent colour. Each is 96 by 72. */
const DRAWINGS = {
  record: (
    <>
      <path d="M12 8h50a2 2 0 0 1 2 2v52a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z" />
      <path d="M64 12.5a24 24 0 0 1 0 47" />
      <path d="M64 22a14.5 14.5 0 0 1 0 28" opacity=".5" />
      <path d="M18 18h22M18 24h14" />
      <path className="text-accent" d="M64 31.5a5 5 0 0 1 0 9" stroke="currentColor" />
      <path d="M18 54h8" opacity=".5" />
    </>
  ),
  notes: (
    <>
      <path d="M20 6h44l12 12v46a2 2 0 0 1-2 2H20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" />
      <path d="M64 6v12h12" />
      <path d="M28 30h38M28 38h38M28 46h26" opacity=".5" />
      <path className="text-accent" d="M28 20h18" stroke="currentColor" />
    </>
  ),
  people: (
    <>
      <circle cx="36" cy="24" r="11" />
      <path d="M14 62c1.6-14 10.4-21 22-21s20.4 7 22 21" />
      <path d="M58 15a9.5 9.5 0 1 1 4 18.400M66 42c9 1.4 15 8 16 20" opacity=".5" />
      <path className="text-accent" d="M30 52c3.5 3 8.5 3 12 0" stroke="currentColor" />
    </>
  ),
  search: (
    <>
      <circle cx="42" cy="32" r="23" />
      <path d="m59 49 17 17" />
      <circle cx="42" cy="32" r="12" opacity=".5" />
      <circle className="text-accent" cx="42" cy="32" r="2.5" stroke="currentColor" />
    </>
  ),
  stack: (
    <>
      <path d="M16 26h52a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V28a2 2 0 0 1 2-2Z" />
      <path d="M22 17h54a2 2 0 0 1 2 2v38M30 8h54a2 2 0 0 1 2 2v38" opacity=".5" />
      <path className="text-accent" d="M42 38v16M34 46h16" stroke="currentColor" />
    </>
  ),
  bell: (
    <>
      <path d="M24 54h48c-5-5-7-10-7-19 0-11-7-19-17-19s-17 8-17 19c0 9-2 14-7 19Z" />
      <path d="M48 16v-6M42 60a6.5 6.5 0 0 0 12 0" />
      <path className="text-accent" d="M74 14c3 3 5 7 5.5 11M22 14c-3 3-5 7-5.5 11" stroke="currentColor" />
    </>
  ),
  calendar: (
    <>
      <path d="M18 14h60a2 2 0 0 1 2 2v46a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2Z" />
      <path d="M16 28h64M32 8v12M64 8v12" />
      <path d="M28 40h8M44 40h8M60 40h8M28 52h8" opacity=".5" />
      <path className="text-accent" d="m43 51 4 4 7-8" stroke="currentColor" />
    </>
  ),
  heart: (
    <>
      <path d="M48 64S16 46 16 26c0-10 7-17 16-17 7 0 13 4 16 10 3-6 9-10 16-10 9 0 16 7 16 17 0 20-32 38-32 38Z" />
      <path className="text-accent" d="M26 27c0-4 2.5-8 7-8" stroke="currentColor" />
    </>
  ),
  speech: (
    <>
      <path d="M16 10h64a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H46L30 64V50H16a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2Z" />
      <path d="M26 24h44M26 32h30" opacity=".5" />
      <path className="text-accent" d="M26 40h12" stroke="currentColor" />
    </>
  ),
  /** The needle has left the groove. */
  skip: (
    <>
      <circle cx="40" cy="38" r="28" />
      <circle cx="40" cy="38" r="9" />
      <path d="M40 19a19 19 0 0 1 19 19M21 38a19 19 0 0 0 19 19" opacity=".5" />
      <path d="M84 8v24L70 46" />
      <path className="text-accent" d="m70 46-6 2M78 58l4 4M84 50l5 1M70 62l1 5" stroke="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

export function Drawing({ name, className = "h-18" }: { name: DrawingName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("aspect-4/3 shrink-0", className)}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
