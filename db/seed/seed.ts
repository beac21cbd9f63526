import type { Table } from "drizzle-orm";
import * as schema from "#db/schema/index.ts";
import type { DemoIndex } from "#worker/catalogue/demo/demo-index.ts";
import { catalogueRows } from "./catalogue-rows.ts";
import { memberRows, socialRows } from "./member-rows.ts";
import { notificationRows } from "./notification-rows.ts";
import { packRows } from "./pack-rows.ts";
import { postRows } from "./post-rows.ts";
import { reportRows } from "./report-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { shelfRows } from "./shelf-rows.ts";
import { timelineRows } from "./timeline-rows.ts";
import type { TableRows } from "./to-sql.ts";
import { openWorld } from "./world.ts";

export type Seed = ReturnType<typeof buildSeed>;

/**
 * The demo catalogue and a community in it, the same for the same arguments. Counters are left to the triggers.
 *
 * @param now milliseconds; everything in the seed is older
 * @param passwordHash of the demo member and the admin
 */
export function buildSeed({
  catalogue,
  now,
  passwordHash,
}: {
  catalogue: DemoIndex;
  now: number;
  passwordHash: string;
}) {
  const world = openWorld(catalogue, now);
  const social = socialRows(world);
  const reviews = reviewRows(world);
  const posts = postRows(world);

  return {
    ...catalogueRows(world),
    ...memberRows(world, passwordHash),
    ...social,
    ...reviews,
    ...shelfRows(world, reviews.reviews),
    ...packRows(world),
    ...posts,
    ...timelineRows(world),
    ...notificationRows(world, { ...social, ...reviews, ...posts }),
    ...reportRows(world, { ...reviews, ...posts }),
  };
}

/** In an order in which each row finds those that it refers to. */
export function seedTables(seed: Seed): TableRows[] {
  const tables = new Map<string, Table>(Object.entries(schema));
  return Object.entries(seed).map(([name, rows]) => {
    const table = tables.get(name);
    if (!table) throw new Error(`No table is called ${name}`);
    return { table, rows };
  });
}
