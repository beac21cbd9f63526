/** Joins class names, leaving out what is off. It does not settle conflicts: a `className` prop is for layout only. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
