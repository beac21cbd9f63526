import { createContext, type RouterContextProvider } from "react-router";
import type { Database, QueryTally } from "#db/client.server.ts";
import type { Catalogue } from "./catalogue/catalogue.server.ts";
import type { Session, Viewer } from "./domain/sessions.server.ts";

/** Everything that a domain function may know of the request that it serves. Made once a request, in entry.ts. */
export type Ctx = {
  env: Env;
  db: Database;
  /** Milliseconds since 1970: one time for the whole request. */
  now: number;
  requestId: string;
  /** Where links in mail and meta point to, without a slash at the end. */
  origin: string;
  /** The caller's network address, for limits alone: never stored in the clear, never logged. */
  address: string;
  session: Session;
  /** The member who is calling, or null; asked of D1 once a request however many ask. */
  viewer(): Promise<Viewer | null>;
  catalogue: Catalogue;
  /** What was asked of D1 so far. */
  tally: QueryTally;
  /** Work that the answer need not wait for. */
  after(work: Promise<unknown>): void;
};

export const ctxContext = createContext<Ctx>();
export const nonceContext = createContext<string>();

type Carrier = { context: Readonly<RouterContextProvider> };

export function getCtx({ context }: Carrier): Ctx {
  return context.get(ctxContext);
}
