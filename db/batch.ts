import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

/** Anything that a batch takes. */
export type Statement = BatchItem<"sqlite">;

/** One trip: writes that may be none, and then reads, whose results alone are answered. */
export async function writeThenRead<T extends readonly [Statement, ...Statement[]]>(
  db: Database,
  writes: Statement[],
  reads: T,
): Promise<BatchResponse<T>> {
  const results: unknown[] = await db.batch([...writes, ...reads] as unknown as [Statement, ...Statement[]]);
  return results.slice(writes.length) as BatchResponse<T>;
}

/** One trip: reads, whose results are answered, and then what is written because of them. */
export async function readThenWrite<T extends readonly [Statement, ...Statement[]]>(
  db: Database,
  reads: T,
  writes: Statement[],
): Promise<BatchResponse<T>> {
  const results: unknown[] = await db.batch([...reads, ...writes] as unknown as [Statement, ...Statement[]]);
  return results.slice(0, reads.length) as BatchResponse<T>;
}
