import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSeed, seedTables } from "#db/seed/seed.ts";
import { toSql } from "#db/seed/to-sql.ts";
import { demoIndex } from "#worker/catalogue/demo/demo-index.ts";
import { hashPassword } from "#worker/domain/passwords.server.ts";
import { root, run } from "./toolchain.mjs";

/** Where wrangler keeps D1, KV and R2 when nobody says otherwise. */
export const LOCAL_STATE = ".wrangler/state";
export const DEMO_PASSWORD = "Sleevenotes1";

const HOUR = 3_600_000;
/** What production hashes with: signing in as the demo member is as slow as it will be. */
const PASSWORD_COST = "16384";

/** @param state wrangler's `--persist-to` */
export async function migrate(state: string): Promise<void> {
  await run("wrangler", ["d1", "migrations", "apply", "DB", ...local(state)], { quiet: true });
}

/** Whether there is nobody and nothing in it, so that a seed fits. */
export async function isEmpty(state: string): Promise<boolean> {
  const query = "SELECT 'rows=' || (EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM artists)) AS found";
  const output = await run("wrangler", ["d1", "execute", "DB", ...local(state), "--json", "--command", query], {
    quiet: true,
  });
  const [, found] = /"rows=([01])"/.exec(output) ?? [];
  if (found === undefined) throw new Error(`wrangler did not say whether the database is empty:\n${output}`);
  return found === "0";
}

/** Fills an empty, migrated database, in one transaction. @param now milliseconds: the hour that has begun counts */
export async function seed(state: string, now: number): Promise<void> {
  const rows = buildSeed({
    catalogue: await demoIndex(),
    now: now - (now % HOUR),
    passwordHash: hashPassword({ PASSWORD_COST }, DEMO_PASSWORD),
  });

  const folder = await mkdtemp(join(tmpdir(), "sleevenotes-seed-"));
  try {
    const file = join(folder, "seed.sql");
    await writeFile(file, toSql(seedTables(rows)));
    await run("wrangler", ["d1", "execute", "DB", ...local(state), "--yes", "--file", file], { quiet: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Throws the database and what KV remembers of it away; pictures in R2 stay. A running server must be started anew. */
export async function wipe(state: string): Promise<void> {
  for (const store of ["d1", "kv"]) await rm(join(resolve(root, state), "v3", store), { recursive: true, force: true });
}

function local(state: string): string[] {
  return ["--local", "--persist-to", state];
}
