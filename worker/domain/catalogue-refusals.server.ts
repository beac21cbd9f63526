import type { Answer } from "../catalogue/provider.ts";
import { DomainError, notFound } from "./errors.server.ts";

/** Seconds after which a catalogue that does not answer may be worth another try. */
const RETRY_AFTER = 30;

/**
 * What the catalogue answered where nothing stored can stand in.
 *
 * @throws DomainError not_found, catalogue_unavailable
 */
export function answered<T>(what: "Album" | "Artist", answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw answer.kind === "not_found" ? notFound(what) : catalogueUnavailable();
}

export function catalogueUnavailable(): DomainError {
  return new DomainError("catalogue_unavailable", "The music catalogue does not answer. Please try again later.", {
    retryAfter: RETRY_AFTER,
  });
}
