import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { catalogueUnavailable } from "./catalogue-refusals.server.ts";

export type AccessToken = { access_token: string; token_type: "Bearer"; expires_in: number };

/** The catalogue's own token; limited as writes are, for it is everybody's quota. @throws DomainError unauthenticated, rate_limited, catalogue_unavailable */
export async function getCatalogueToken(ctx: Ctx): Promise<AccessToken> {
  await requireWriter(ctx);
  const answer = await ctx.catalogue.accessToken?.();
  if (!answer?.ok) throw catalogueUnavailable();
  return { access_token: answer.data.token, token_type: "Bearer", expires_in: answer.data.expiresIn };
}
