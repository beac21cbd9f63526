// `npm run bench`: see bench/README.md for what it measures.
import { browserBytes } from "./browser-budget.ts";
import { ensureBuilds } from "./builds.ts";
import { CASES, type Case, whoIn } from "./cases.ts";
import { ensureData } from "./data/build-data.ts";
import { measure, placeOf, type Row } from "./measure.ts";
import { readOptions } from "./options.ts";
import { printBrowser, printRequests, printWorker } from "./report.ts";
import { withServers } from "./servers.ts";
import { openTargets } from "./targets.ts";
import { measureWorker } from "./worker-budget.ts";

const options = readOptions(process.argv.slice(2));
const states = { small: ".wrangler/bench-small", large: ".wrangler/bench-large" };
const broken: string[] = [];

if (options.build) await ensureBuilds();
for (const size of ["small", "large"] as const) {
  const { members, albums, ownReviews, follows } = await ensureData(states[size], options[size]);
  console.log(
    `${size}: ${options[size]} reviews of ${albums} albums by ${members} members; the bench member wrote ${ownReviews} and follows ${follows}`,
  );
}
const now = Date.now();
const targets = { small: openTargets(states.small, now), large: openTargets(states.large, now) };

await withServers(states, async (servers) => {
  const rows: Row[] = [];
  for (const one of CASES) {
    await attempt(nameOf(one), async () => {
      rows.push(await measure(one, { servers, states, targets, quick: options.quick }));
    });
  }
  console.log("");
  printRequests(rows);

  const pages: Parameters<typeof printBrowser>[0] = [];
  for (const one of CASES.filter(({ kind }) => kind === "page")) {
    const { url, headers } = placeOf(one, servers.large, targets.large);
    await attempt(nameOf(one), async () => {
      pages.push({
        label: one.label,
        who: one.asMember ? "member" : "stranger",
        bytes: await browserBytes(url, headers),
      });
    });
  }
  console.log("");
  printBrowser(pages);
});
console.log("");
await attempt("the Worker", async () => printWorker(await measureWorker()));

for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;

/** One thing that breaks is told at the end, and keeps nothing else from being measured. */
async function attempt(label: string, work: () => Promise<void>): Promise<void> {
  process.stderr.write(".");
  try {
    await work();
  } catch (error) {
    broken.push(`BROKEN ${label}: ${error instanceof Error ? error.message : error}`);
  }
}

function nameOf(one: Case): string {
  return `${one.label} (${whoIn(one)})`;
}
