import type { Submission } from "@conform-to/react";
import { useState } from "react";

export type Validate = (context: { formData: FormData }) => Submission<Record<string, unknown>, string[], unknown>;

/**
 * Judges a form in the browser with the schema that the server has. Its code (zod is a quarter of a page's budget) comes
 * when the form is first touched; until then, and without it, the server's answer says the same.
 */
export function useValidator(load: () => Promise<Validate>) {
  const [validate, setValidate] = useState<Validate>();

  function onFocus() {
    if (validate) return;
    load().then(
      (loaded) => setValidate(() => loaded),
      // The connection is gone, and so would be the answer to the form: the next touch asks again.
      () => undefined,
    );
  }

  return { onValidate: validate as never, onFocus };
}
