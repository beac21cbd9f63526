import type { CSSProperties } from "react";
import { coverHues } from "#worker/covers/hues.ts";

/** Two quiet hues, given or always the same for one seed, that fade into the page. Its parent is `relative isolate`. */
export function Glow({ seed, hues = coverHues(seed) }: { seed: string; hues?: readonly [number, number] }) {
  const [first, second] = hues;
  return (
    <div
      aria-hidden="true"
      style={{ "--first": first, "--second": second } as CSSProperties}
      className="glow absolute inset-x-0 -top-px bottom-0 -z-10"
    />
  );
}
