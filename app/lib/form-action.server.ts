import { data, redirect } from "react-router";
import type { z } from "zod";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { DomainError, type FieldErrors } from "#worker/domain/errors.server.ts";
import { flash } from "./flash.server.ts";
import { type FormSource, notOurs, readForm } from "./read-form.server.ts";
import { signInPath } from "./redirects.ts";
import { sentByScript } from "./scripted.ts";

/** What a page's form gets back when it was refused. */
export type Refusal = { message: string; code: string; errors: FieldErrors };

/**
 * Runs a domain function for a page: a refusal that a person can mend comes back as data with its status, a missing
 * session leads to sign-in and back to `returnTo`, everything else goes to the page's boundary.
 */
export async function attempt<T>(
  work: Promise<T>,
  returnTo: string,
): Promise<{ ok: true; value: T } | { ok: false; refusal: Refusal; status: number }> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unauthenticated") throw redirect(signInPath(returnTo));
    if (error.status === 404) throw toResponse(error);
    return {
      ok: false,
      refusal: { message: error.message, code: error.code, errors: error.errors ?? {} },
      status: error.status,
    };
  }
}

/** For loaders: 401 leads to sign-in, the rest of the refusals to the page's boundary with their status. */
export async function load<T>(work: Promise<T>, returnTo: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unauthenticated") throw redirect(signInPath(returnTo));
    throw toResponse(error);
  }
}

type Press<T> = {
  /** The page with the button: without a script one is led back to it. */
  returnTo: string;
  /** What a stranger is told on the way to sign-in. */
  signIn?: ToastMessage;
  /** Nothing where the page only rolls back. */
  refused: (error: DomainError) => ToastMessage | undefined;
  done?: ToastMessage | ((value: T) => ToastMessage);
};

/**
 * Runs a domain function for a button that may stand on any page. A script gets what happened as data, and shows it
 * where it is; without one the page comes again, with the message.
 */
export async function press<T>(request: Request, work: Promise<T>, { returnTo, signIn, refused, done }: Press<T>) {
  let told: ToastMessage | undefined;
  try {
    const value = await work;
    told = typeof done === "function" ? done(value) : done;
    if (sentByScript(request)) return { ok: true as const, value, toast: told };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unauthenticated") {
      throw redirect(signInPath(returnTo), { headers: signIn && flash(signIn) });
    }
    const toast = refused(error);
    if (sentByScript(request)) return { ok: false as const, toast, status: error.status };
    throw redirect(returnTo, { headers: toast && flash(toast) });
  }
  throw redirect(returnTo, { headers: told && flash(told) });
}

/** The fields of a button's form. @throws a 400 for what no page of ours sends */
export async function readFields<S extends z.ZodType>(request: FormSource, schema: S): Promise<z.output<S>> {
  const fields = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!fields.success) throw notOurs();
  return fields.data;
}

function toResponse(error: DomainError) {
  return data({ message: error.message }, { status: error.status });
}
