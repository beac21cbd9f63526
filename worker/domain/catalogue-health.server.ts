import { type LastError, readHealth } from "../catalogue/breaker.server.ts";
import { chooseCatalogue } from "../catalogue/catalogue.server.ts";
import type { Ctx } from "../context.server.ts";
import { requireAdmin } from "./auth.server.ts";
import { isoTime } from "./dto.ts";

export type CatalogueHealth = {
  name: "demo" | "spotify" | "musicbrainz";
  /** What `CATALOGUE` says. */
  configured: string;
  /** What the operator has yet to configure; until then nothing is asked. */
  lacks: "credentials" | "contact" | null;
  /** `resting`: left alone until `resting_until`, for it failed or asked for it. */
  state: "ok" | "resting" | "not_configured";
  resting_until: string | null;
  last_error: { at: string; call: string; reason: LastError["reason"]; status: number | null } | null;
};

/** How the catalogue does, as last told by any place that asked it. @throws DomainError unauthenticated, forbidden */
export async function catalogueHealth(ctx: Ctx): Promise<CatalogueHealth> {
  await requireAdmin(ctx);
  const { name, lacks } = chooseCatalogue(ctx.env);
  const shared = name === "demo" ? null : await readHealth(ctx.env, name);

  const isResting = shared !== null && shared.openUntil > ctx.now;
  const error = shared?.lastError ?? null;
  return {
    name,
    configured: ctx.env.CATALOGUE,
    lacks,
    state: lacks === null ? (isResting ? "resting" : "ok") : "not_configured",
    resting_until: isResting ? isoTime(shared.openUntil) : null,
    last_error: error && { at: isoTime(error.at), call: error.call, reason: error.reason, status: error.status },
  };
}
