import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { attempt, type Refusal } from "./form-action.server.ts";
import { readForm } from "./read-form.server.ts";

type Submitted<T> =
  | { ok: true; value: T; result: SubmissionResult<string[]> }
  /** `refusal` is null where the form itself was at fault, not what it asked for. */
  | { ok: false; refusal: Refusal | null; result: SubmissionResult<string[]>; status: number };

/**
 * A conform form, read by the schema that the domain function trusts and handed to it. What was typed comes back with
 * the errors, but for passwords: those never leave the server again.
 */
export async function submitForm<S extends z.ZodType, T>(
  request: Request,
  schema: S,
  work: (input: z.output<S>) => Promise<T>,
  returnTo: string,
): Promise<Submitted<T>> {
  const submission = parseWithZod(await readForm(request), { schema });
  const hideFields = Object.keys(submission.payload).filter((name) => /password/i.test(name));
  if (submission.status !== "success") {
    return { ok: false, refusal: null, result: submission.reply({ hideFields }), status: 422 };
  }

  const outcome = await attempt(work(submission.value), returnTo);
  if (outcome.ok) return { ok: true, value: outcome.value, result: submission.reply({ hideFields }) };
  const { refusal, status } = outcome;
  return { ok: false, refusal, result: submission.reply({ fieldErrors: refusal.errors, hideFields }), status };
}
