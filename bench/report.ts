import { BROWSER_BUDGET } from "./browser-budget.ts";
import { whoIn } from "./cases.ts";
import type { Cost } from "./cost.ts";
import type { Row } from "./measure.ts";
import { STARTUP_BUDGET, WORKER_BUDGET } from "./worker-budget.ts";

const TRIPS_BUDGET = 3;
/** The part by which the rows of a request may differ between the data sets. */
const ROWS_TOLERANCE = 0.1;

type Cell = string | number;

/** One line of the large table; the marks name what is over a budget. */
export function printRequests(rows: Row[]): void {
  const head = [
    "",
    "who",
    "req/s",
    "p50 ms",
    "p99 ms",
    "× floor",
    "req/s small",
    "queries",
    "trips",
    "rows",
    "rows small",
  ];
  printTable(
    [...head, "first rows", "first small", ""],
    rows.map(({ one, costs, speed }) => [
      one.label,
      whoIn(one),
      speed.large.perSecond.toFixed(0),
      speed.large.p50.toFixed(1),
      speed.large.p99.toFixed(1),
      (speed.floor.perSecond / speed.large.perSecond).toFixed(2),
      speed.small?.perSecond.toFixed(0) ?? "–",
      same(costs.small.later.queries, costs.large.later.queries),
      same(costs.small.later.trips, costs.large.later.trips),
      costs.large.later.rows,
      costs.small.later.rows,
      costs.large.first.rows,
      costs.small.first.rows,
      marks(costs.small.later, costs.large.later).join(", "),
    ]),
  );
}

export function printBrowser(pages: { label: string; who: string; bytes: number }[]): void {
  printTable(
    ["", "who", "KB of JavaScript (brotli)", ""],
    pages.map(({ label, who, bytes }) => [
      label,
      who,
      kilobytes(bytes),
      bytes > BROWSER_BUDGET ? over(BROWSER_BUDGET) : "",
    ]),
  );
}

export function printWorker({ bytes, startup }: { bytes: number; startup: number }): void {
  printTable(
    ["", "", ""],
    [
      ["Worker, KB compressed", kilobytes(bytes), bytes > WORKER_BUDGET ? over(WORKER_BUDGET) : ""],
      ["start-up, ms", startup.toFixed(1), startup > STARTUP_BUDGET ? `OVER ${STARTUP_BUDGET}` : ""],
    ],
  );
}

function marks(small: Cost, large: Cost): string[] {
  const change = large.rows / Math.max(1, small.rows) - 1;
  return [
    ...(change > ROWS_TOLERANCE ? ["ROWS GROW"] : []),
    ...(change < -ROWS_TOLERANCE ? ["rows shrink"] : []),
    ...(Math.max(small.trips, large.trips) > TRIPS_BUDGET ? [`TRIPS OVER ${TRIPS_BUDGET}`] : []),
  ];
}

function same(small: number, large: number): Cell {
  return small === large ? large : `${small}→${large}`;
}

function over(budget: number): string {
  return `OVER ${kilobytes(budget)}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** The first column and the last are words, the others numbers. */
function printTable(head: string[], lines: Cell[][]): void {
  const all = [head, ...lines].map((line) => line.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const line of all) {
    const cells = line.map((cell, column) => {
      const isText = column === 0 || column === head.length - 1;
      return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
    });
    console.log(cells.join("  ").trimEnd());
  }
}
