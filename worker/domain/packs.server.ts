import { and, eq } from "drizzle-orm";
import { writeThenRead } from "#db/batch.ts";
import { selectMember } from "#db/queries/members.ts";
import { selectPack, selectPackOwner, selectPacksOf } from "#db/queries/packs.ts";
import { packs } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import type { Pack } from "./dto.ts";
import { DomainError, notFound } from "./errors.server.ts";
import { newId } from "./ids.server.ts";
import { packDto } from "./pack-dto.server.ts";
import type { CreatePack, UpdatePack } from "./packs.schema.ts";
import type { Paging } from "./paging.schema.ts";
import type { Viewer } from "./sessions.server.ts";
import { foldText } from "./text.schema.ts";

/** By its id it answers across a block too. @throws DomainError not_found */
export async function getPack(ctx: Ctx, id: string): Promise<Pack> {
  const [pack] = await selectPack(ctx.db, id);
  if (!pack) throw notFound("Pack");
  return packDto(pack);
}

/** Newest first; none across a block. @throws DomainError not_found */
export async function listPacksOf(ctx: Ctx, list: Paging & { userId: string }): Promise<Pack[]> {
  const viewer = await ctx.viewer();

  const [[member], rows] = await ctx.db.batch([
    selectMember(ctx.db, list.userId),
    selectPacksOf(ctx.db, viewer?.id ?? null, list),
  ]);

  if (!member) throw notFound("User");
  return rows.map(packDto);
}

export async function createPack(ctx: Ctx, { user_id, name, description }: CreatePack): Promise<Pack> {
  const viewer = await requireWriter(ctx, user_id);

  const id = newId();
  const values = { id, userId: viewer.id, name, nameKey: foldText(name), description, createdAt: ctx.now };
  const [[pack]] = await writeThenRead(ctx.db, [ctx.db.insert(packs).values(values)], [selectPack(ctx.db, id)]);

  if (!pack) throw notFound("Pack");
  return packDto(pack);
}

/** What the input leaves out stays. @throws DomainError not_found, forbidden for anyone but its owner */
export async function updatePack(ctx: Ctx, id: string, { name, description }: UpdatePack): Promise<Pack> {
  const viewer = await requireWriter(ctx);

  const changesNothing = name === undefined && description === undefined;
  const changes = { name, nameKey: name && foldText(name), description };
  const [[pack]] = await writeThenRead(
    ctx.db,
    changesNothing ? [] : [ctx.db.update(packs).set(changes).where(isTheirs(viewer, id))],
    [selectPack(ctx.db, id)],
  );

  if (!pack) throw notFound("Pack");
  requireOwnPack(viewer, { userId: pack.creator.id });
  return packDto(pack);
}

/** For its owner alone: not for admins either. @throws DomainError not_found, forbidden */
export async function removePack(ctx: Ctx, id: string): Promise<void> {
  const viewer = await requireWriter(ctx);

  const [[pack]] = await ctx.db.batch([selectPackOwner(ctx.db, id), ctx.db.delete(packs).where(isTheirs(viewer, id))]);

  requireOwnPack(viewer, pack);
}

/** @throws DomainError not_found, forbidden */
export function requireOwnPack(viewer: Viewer, pack: { userId: string } | undefined): void {
  if (!pack) throw notFound("Pack");
  if (pack.userId !== viewer.id) throw new DomainError("forbidden", "You can only change your own packs");
}

function isTheirs(viewer: Viewer, id: string) {
  return and(eq(packs.id, id), eq(packs.userId, viewer.id));
}
