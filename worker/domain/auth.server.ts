import type { Ctx } from "../context.server.ts";
import { DomainError } from "./errors.server.ts";
import { limitWrites } from "./limits.server.ts";
import type { Viewer } from "./sessions.server.ts";

/** @throws DomainError unauthenticated */
export async function requireViewer(ctx: Ctx): Promise<Viewer> {
  const viewer = await ctx.viewer();
  if (!viewer) throw new DomainError("unauthenticated", "Please sign in to continue.");
  return viewer;
}

/**
 * The first line of every function that changes something for a member.
 *
 * @param actingAs whom the caller says they are, where the call names it: only ever oneself
 * @throws DomainError unauthenticated, forbidden, rate_limited
 */
export async function requireWriter(ctx: Ctx, actingAs?: string): Promise<Viewer> {
  const viewer = await requireSelf(ctx, actingAs);
  await limitWrites(ctx, viewer.id);
  return viewer;
}

/** For what only admins may see and do. @throws DomainError unauthenticated, forbidden */
export async function requireAdmin(ctx: Ctx): Promise<Viewer> {
  const viewer = await requireViewer(ctx);
  if (!viewer.isAdmin) throw new DomainError("forbidden", "Only admins can do this.");
  return viewer;
}

/** For what only the member may see. @throws DomainError unauthenticated, forbidden */
export async function requireSelf(ctx: Ctx, userId: string | undefined): Promise<Viewer> {
  const viewer = await requireViewer(ctx);
  if (userId !== undefined && userId !== viewer.id) {
    throw new DomainError("forbidden", "You can only do this for your own account.");
  }
  return viewer;
}
