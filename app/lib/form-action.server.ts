import { data, redirect } from "react-router";
import { DomainError, type FieldErrors } from "#worker/domain/errors.server.ts";
import { signInPath } from "./redirects.ts";

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

function toResponse(error: DomainError) {
  return data({ message: error.message }, { status: error.status });
}
