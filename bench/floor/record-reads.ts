import type { SQLInputValue } from "node:sqlite";
import { openDatabase } from "#db/client.server.ts";
import { openCatalogue } from "#worker/catalogue/catalogue.server.ts";
import type { Ctx } from "#worker/context.server.ts";
import { findViewer, type Viewer } from "#worker/domain/sessions.server.ts";
import { openLocalFile } from "../data/local-file.ts";
import type { Plan, Statement } from "./read/plan.ts";

/**
 * Runs reads of the product's domain on a data set and notes the statements, trip by trip: what a floor has to ask of D1
 * to know the same.
 */
export async function recordReads(state: string, token: string | null, read: (ctx: Ctx) => Promise<unknown>) {
  const database = openLocalFile(state);
  try {
    const plan: Plan = [];
    await read(recordingCtx(recorder(database, plan), token));
    return plan;
  } finally {
    database.close();
  }
}

type Bound = Statement & { bind(...values: unknown[]): Bound; all(): Promise<unknown> };

/** As much of D1 as db/client.server.ts uses, over SQLite. */
function recorder(database: ReturnType<typeof openLocalFile>, plan: Plan): D1Database {
  const trip = (statements: Bound[]) => {
    plan.push(statements.map(({ sql, params }) => ({ sql, params })));
    return statements.map(({ sql, params }) => ({
      success: true,
      meta: {},
      results: database.prepare(sql).all(...(params as SQLInputValue[])),
    }));
  };
  const prepare = (sql: string, params: unknown[] = []): Bound => ({
    sql,
    params,
    bind: (...values) => prepare(sql, values),
    all: async function () {
      return trip([this])[0];
    },
  });
  const session = { prepare: (sql: string) => prepare(sql), batch: async (all: Bound[]) => trip(all) };
  return { withSession: () => session } as unknown as D1Database;
}

function recordingCtx(d1: D1Database, token: string | null): Ctx {
  const env = { CATALOGUE: "demo", ENVIRONMENT: "development" } as Env;
  const { db, tally } = openDatabase(d1, "first-unconstrained");
  let viewer: Promise<Viewer | null> | undefined;
  const ctx: Ctx = {
    env,
    db,
    tally,
    now: Date.now(),
    requestId: "floor",
    origin: "http://localhost",
    address: "127.0.0.1",
    session: { token, via: token === null ? null : "cookie", outcome: null },
    viewer: () => {
      viewer ??= findViewer(ctx);
      return viewer;
    },
    catalogue: openCatalogue(env),
    after: () => {
      throw new Error("A floor repeats reads alone");
    },
  };
  return ctx;
}
