import { data } from "react-router";

/** More than any form of ours has. */
const MOST_FIELDS = 100;
/** Names of ours are flat. Whatever else a name describes would be built where it is read: of `a[99999999]`, a list that long. */
const NAME = /^\w{1,50}$/;

/** What a form is read from: a request, or a clone of one that is read again. */
export type FormSource = Pick<Request, "formData">;

/** The fields of a form that a page sent, none of them a file. @throws a 400 for what no page of ours sends */
export async function readForm(request: FormSource): Promise<FormData> {
  const form = await parse(request);
  const fields = [...form];
  if (fields.length > MOST_FIELDS || !fields.every(([name, value]) => NAME.test(name) && typeof value === "string")) {
    throw notOurs();
  }
  return form;
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
