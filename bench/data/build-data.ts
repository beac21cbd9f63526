import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { migrate } from "#scripts/local-database.ts";
import { root } from "#scripts/toolchain.mjs";
import { catalogueRows } from "./catalogue-rows.ts";
import { communityRows } from "./community-rows.ts";
import { COUNTERS, SEARCH_INDEXES } from "./counters.ts";
import { openLocalFile } from "./local-file.ts";
import { peopleRows } from "./people-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { openScratch } from "./scratch.ts";
import { schemaText, setAside } from "./set-aside.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** Their indexes are made when all rows are there. */
const LARGE_TABLES = ["reviews", "review_genres", "review_vibes", "review_likes", "tracks", "posts", "timeline_votes"];

/** Builds the data set in a state folder, unless it is there already: of that size, these migrations and this code. */
export async function ensureData(state: string, reviews: number): Promise<Shape> {
  const shape = shapeOf(reviews);
  const stampFile = join(root, state, "bench-data");
  const stamp = `${reviews} ${sourceHash()}`;
  if ((await readStamp(stampFile)) === stamp) return shape;

  const start = performance.now();
  await rm(join(root, state), { recursive: true, force: true });
  await migrate(state);
  const database = openLocalFile(state);
  try {
    fill(database, shape, Date.now());
  } finally {
    database.close();
  }
  await writeFile(stampFile, stamp);
  console.log(`Built ${reviews} reviews in ${state} in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return shape;
}

function fill(database: DatabaseSync, shape: Shape, now: number): void {
  database.exec("PRAGMA synchronous = off; PRAGMA cache_size = -1000000; PRAGMA foreign_keys = off");
  const schema = schemaText(database);
  openScratch(database, Math.max(shape.reviews, shape.members, shape.albums) + 1);

  database.exec("BEGIN");
  const { triggers, indexes } = setAside(database, LARGE_TABLES);
  for (const statement of [
    ...peopleRows(shape, now),
    ...catalogueRows(shape, now),
    ...reviewRows(shape, now),
    ...communityRows(shape, now),
    ...COUNTERS,
    ...SEARCH_INDEXES,
    ...indexes,
    ...triggers,
  ]) {
    database.exec(statement);
  }
  database.exec("COMMIT; PRAGMA wal_checkpoint(truncate)");

  const [stray] = database.prepare("PRAGMA foreign_key_check").all();
  if (stray) throw new Error(`A row refers to one that is not there: ${JSON.stringify(stray)}`);
  if (schemaText(database) !== schema) throw new Error("The schema is not what the migrations made it");
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["migrations/*.sql", "bench/data/*.ts"]) {
    for (const file of globSync(folder, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

async function readStamp(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
