import { profilePath } from "#app/components/shell/places.ts";
import type { Connection } from "#worker/domain/dto.ts";
import type { ConnectionsTab } from "#worker/domain/follows.schema.ts";

/** Where a member's connections are listed, on a page of their own and for the dialog. */
export function connectionsPath(username: string, tab: ConnectionsTab, offset = 0): string {
  return `${profilePath(username)}/connections?tab=${tab}${offset > 0 ? `&offset=${offset}` : ""}`;
}

/** A page of one of a member's lists: what that address answers. */
export type ConnectionsPart = { tab: ConnectionsTab; people: Connection[]; offset: number; pageSize: number };

export function connectionsOf(answer: unknown): ConnectionsPart | null {
  if (typeof answer !== "object" || answer === null || !("people" in answer)) return null;
  return Array.isArray(answer.people) ? (answer as ConnectionsPart) : null;
}

export const CONNECTIONS_FAILED = "This list could not be loaded. Please try again later.";
