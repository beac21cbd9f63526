import { type RefObject, useEffect, useState } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Length as people count it: an emoji is one character (or few), not its UTF-16 units. */
export function codePoints(text: string): number {
  return [...text].length;
}

/** The length of a control's text, also of what was typed before hydration and after its form is reset. */
export function useLength(control: RefObject<TextControl | null>, initial: string) {
  const [length, setLength] = useState(() => codePoints(initial));
  useEffect(() => {
    const form = control.current?.form;
    const read = () => setLength(codePoints(control.current?.value ?? ""));
    // A reset has not happened yet when its event fires.
    const readSoon = () => setTimeout(read);
    read();
    form?.addEventListener("reset", readSoon);
    return () => form?.removeEventListener("reset", readSoon);
  }, [control]);
  return [length, setLength] as const;
}

/** Cuts a control's text at `max` code points (`maxlength` would count UTF-16 units) and keeps the caret. */
export function capText(control: TextControl, max: number) {
  const points = [...control.value];
  if (points.length <= max) return;
  const caret = control.selectionStart;
  control.value = points.slice(0, max).join("");
  if (caret !== null) control.setSelectionRange(caret, caret);
}
