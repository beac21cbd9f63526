import { USERNAME_MAX, USERNAME_MIN } from "./accounts.schema.ts";
import { newId } from "./ids.server.ts";
import { foldText } from "./text.schema.ts";

const ANYBODY = "listener";
/** What tells it from the same name of somebody else, with the underscore before it. */
const SUFFIX = 6;

/**
 * A username for somebody who has yet to choose one, made of the first of the names that has enough letters to it.
 *
 * @param isTaken whether it was tried as it is, and somebody else has it
 */
export function madeUpUsername(names: string[], isTaken: boolean): string {
  const base = names.map(asUsername).find((name) => name.length >= USERNAME_MIN) ?? ANYBODY;
  if (!isTaken) return base;
  return `${base.slice(0, USERNAME_MAX - SUFFIX - 1)}_${newId().slice(0, SUFFIX)}`;
}

function asUsername(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, "_")
    .slice(0, USERNAME_MAX)
    .replace(/^_+|_+$/g, "");
}
