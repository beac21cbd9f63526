import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import { openCatalogue } from "#worker/catalogue/catalogue.server.ts";
import type { Ctx } from "#worker/context.server.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { findViewer } from "#worker/domain/sessions.server.ts";

/** The Ctx of one request by a member (or nobody), for rules that no path of the API shows as they are. */
export function makeCtx({ token = null, now = Date.now() }: { token?: string | null; now?: number } = {}): Ctx {
  const { db, tally } = openDatabase(env.DB, "first-primary");
  const ctx: Ctx = {
    env,
    db,
    tally,
    now,
    requestId: newId(),
    origin: "http://localhost",
    address: "unknown",
    session: { token, via: token === null ? null : "cookie", outcome: null },
    viewer: () => findViewer(ctx),
    catalogue: openCatalogue(env),
    after: (work) => void work,
  };
  return ctx;
}
