import type { Ctx } from "./context.server.ts";

/**
 * `db;dur=1.2;desc="3 queries, 2 trips, 41 rows", total;dur=9.8` (design: What a request may cost). In production the
 * total alone: how many rows were read tells what is hidden from what is not there. The log has it all.
 */
export function serverTiming(ctx: Ctx): string {
  const total = `total;dur=${(Date.now() - ctx.now).toFixed(1)}`;
  if (ctx.env.ENVIRONMENT === "production") return total;
  const { ms, queries, trips, rowsRead } = ctx.tally;
  return `db;dur=${ms.toFixed(1)};desc="${queries} queries, ${trips} trips, ${rowsRead} rows", ${total}`;
}

type LogLine =
  | {
      event: "request";
      request_id: string;
      method: string;
      place: string;
      status: number;
      ms: number;
      queries: number;
      trips: number;
      rows_read: number;
      rows_written: number;
    }
  | { event: "error"; request_id: string; code: string; name: string; stack: string | undefined }
  | { event: "mail_failed"; request_id: string; reason: string }
  | { event: "oauth_failed"; request_id: string; provider: string; reason: string; detail: string | undefined }
  | { event: "digests_skipped"; request_id: string; reason: string }
  /** `service` is a host alone: the rest of an endpoint is a secret. */
  | { event: "push_failed"; request_id: string; service: string; reason: string };

/** One line of JSON, without personal data. Tests are quiet. */
export function log(env: Env, line: LogLine): void {
  if (env.ENVIRONMENT === "test") return;
  if (line.event === "request") console.log(JSON.stringify(line));
  else console.error(JSON.stringify(line));
}

export function logRequest(request: Request, status: number, ctx: Ctx): void {
  log(ctx.env, {
    event: "request",
    request_id: ctx.requestId,
    method: request.method,
    place: placeOf(new URL(request.url).pathname),
    status,
    ms: Date.now() - ctx.now,
    queries: ctx.tally.queries,
    trips: ctx.tally.trips,
    rows_read: ctx.tally.rowsRead,
    rows_written: ctx.tally.rowsWritten,
  });
}

/** An unexpected failure, with its stack but without its message: Drizzle's hold every parameter. */
export function logError(ctx: Pick<Ctx, "env" | "requestId">, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const trace = cause instanceof Error ? cause : new Error("not an error");
  const frames = trace.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  log(ctx.env, {
    event: "error",
    request_id: ctx.requestId,
    code: "internal",
    name: trace.name,
    stack: frames?.slice(0, 8).join("\n"),
  });
}

/** `/api/users/*`, `/profile/*`: where, but not whom or what. */
function placeOf(path: string): string {
  const [, first = "", second, ...rest] = path.split("/");
  if (second === undefined) return `/${first}`;
  if (first !== "api") return `/${first}/*`;
  return rest.length === 0 ? `/api/${second}` : `/api/${second}/*`;
}
