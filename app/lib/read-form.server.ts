import { data } from "react-router";
import { z } from "zod";

/** More than any form of ours has. */
const MOST_FIELDS = 100;
/** Names of ours are flat. Whatever else a name describes would be built where it is read: of `a[99999999]`, a list that long. */
const NAME = /^\w{1,50}$/;

/** What a form is read from: a request, or a clone of one that is read again. */
export type FormSource = Pick<Request, "formData">;

/** conform's own field. Of what it can ask for, our forms ask that what is typed be checked: all else changes the form. */
const INTENT = "__intent__";
const Check = z.object({ type: z.literal("validate"), payload: z.object({}) });
/** The other, which no form of ours has. */
const STATE = "__state__";

/** The fields of a form that a page sent, none of them a file. @throws a 400 for what no page of ours sends */
export async function readForm(request: FormSource): Promise<FormData> {
  const form = await parse(request);
  const fields = [...form];
  if (fields.length > MOST_FIELDS || !fields.every(isOurs)) throw notOurs();
  return form;
}

function isOurs([name, value]: [name: string, value: FormDataEntryValue]): boolean {
  if (typeof value !== "string" || !NAME.test(name) || name === STATE) return false;
  return name !== INTENT || asksToCheck(value);
}

function asksToCheck(intent: string): boolean {
  try {
    return Check.safeParse(JSON.parse(intent)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

async function parse(request: FormSource): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    // No form by its type, or none by its bytes.
    if (error instanceof TypeError) throw notOurs();
    throw error;
  }
}

export function notOurs() {
  return data({ message: "This form is not one of ours." }, { status: 400 });
}
