import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeCtx } from "#tests/context.ts";

test("trips one after the other count each, those side by side as one", async () => {
  const { db, tally } = makeCtx();
  const ask = () => db.get(sql`select 1 as one`);

  await Promise.all([ask(), ask(), ask()]);
  expect(tally).toMatchObject({ queries: 3, trips: 1 });

  await ask();
  expect(tally).toMatchObject({ queries: 4, trips: 2 });

  await Promise.all([ask().then(ask), ask()]);
  expect(tally).toMatchObject({ queries: 7, trips: 4 });
});

test("a batch is one trip, and a trip that fails counts too", async () => {
  const { db, tally } = makeCtx();

  await db.batch([db.all(sql`select 1 as one`), db.all(sql`select 2 as two`)]);
  await expect(db.get(sql`select nothing`)).rejects.toThrow();
  await db.get(sql`select 1 as one`);

  expect(tally).toMatchObject({ queries: 4, trips: 3 });
});
