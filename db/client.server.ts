import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema/index.ts";

export type Database = ReturnType<typeof openDatabase>["db"];

/**
 * What one request cost: statements, round trips one after the other, rows read and written, and milliseconds waited for
 * D1. A trip that starts while another is under way waits no longer than it does, and counts no further.
 */
export type QueryTally = { queries: number; trips: number; rowsRead: number; rowsWritten: number; ms: number };

/**
 * A Drizzle client over one D1 session, so that replicas may answer and a member still reads their own writes.
 *
 * @param from a bookmark of an earlier request, or where the first query may go
 */
export function openDatabase(d1: D1Database, from: D1SessionBookmark | D1SessionConstraint) {
  const tally: QueryTally = { queries: 0, trips: 0, rowsRead: 0, rowsWritten: 0, ms: 0 };
  const session = d1.withSession(from);
  const db = drizzle(measured(session, tally) as unknown as D1Database, { schema });

  return { db, tally, bookmark: () => session.getBookmark() };
}

const inner = Symbol("statement");
type Measured = D1PreparedStatement & { [inner]: D1PreparedStatement };

function measured(session: D1DatabaseSession, tally: QueryTally) {
  /** How many trips deep the answers are that have come so far: one that starts now can build on them. */
  let depth = 0;

  async function trip<T extends D1Result | D1Result[]>(queries: number, run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const own = depth + 1;
    tally.queries += queries;
    tally.trips = Math.max(tally.trips, own);
    try {
      const results = await run();
      for (const { meta } of [results].flat()) {
        tally.rowsRead += meta.rows_read ?? 0;
        tally.rowsWritten += meta.rows_written ?? 0;
      }
      return results;
    } finally {
      depth = Math.max(depth, own);
      tally.ms += performance.now() - start;
    }
  }

  function wrap(statement: D1PreparedStatement): Measured {
    const all = () => trip(1, () => statement.all<Record<string, unknown>>());
    return {
      [inner]: statement,
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => trip(1, () => statement.run()),
      all,
      first: async (column?: string) => {
        const row = (await all()).results[0] ?? null;
        return column === undefined || row === null ? row : row[column];
      },
      // D1's own raw() brings no meta. Column names must therefore be unique in a select: see `columns`.
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    } as unknown as Measured;
  }

  return {
    prepare: (query: string) => wrap(session.prepare(query)),
    batch: (statements: Measured[]) =>
      trip(statements.length, () => session.batch(statements.map((statement) => statement[inner]))),
  };
}
