import { and, eq, sql } from "drizzle-orm";
import { selectBlock, selectBlocks } from "#db/queries/people.ts";
import { blocks, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireViewer, requireWriter } from "./auth.server.ts";
import { type Block, isoTime } from "./dto.ts";
import { invalid, notFound } from "./errors.server.ts";
import { pushCount } from "./live.server.ts";
import { takeBackFollow } from "./notifications.server.ts";
import type { Paging } from "./paging.schema.ts";
import type { Viewer } from "./sessions.server.ts";
import { userSummary } from "./user-dto.server.ts";

/** `created` where this call made it: repeating it is no error, but nothing new either. */
export type Blocked = { block: { blocked_id: string; created_at: string }; created: boolean };
type BlockInput = { blockedId: string; on: boolean };

/**
 * Blocks a member, which ends follows both ways, or no longer; what is so already stays so.
 *
 * @throws DomainError unauthenticated, rate_limited; to block also invalid (oneself), not_found
 */
export async function setBlock(ctx: Ctx, input: BlockInput & { on: true }): Promise<Blocked>;
export async function setBlock(ctx: Ctx, input: BlockInput): Promise<Blocked | undefined>;
export async function setBlock(ctx: Ctx, { blockedId, on }: BlockInput): Promise<Blocked | undefined> {
  const viewer = await requireWriter(ctx);
  if (on) return block(ctx, viewer, blockedId);

  const gone = await ctx.db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.blockedId });
  if (gone.length > 0) tellBoth(ctx, viewer.id, blockedId);
  return undefined;
}

/** Whom the caller blocks, newest first. @throws DomainError unauthenticated */
export async function listBlocks(ctx: Ctx, page: Paging): Promise<Block[]> {
  const viewer = await requireViewer(ctx);
  const rows = await selectBlocks(ctx.db, { userId: viewer.id, ...page });
  return rows.map(({ user, createdAt }) => {
    const { id, ...shown } = userSummary(user);
    return { blocked_id: id, created_at: isoTime(createdAt), users: shown };
  });
}

/** Whether the caller blocks a member; nobody is told who blocks them. @throws DomainError unauthenticated */
export async function isBlocking(ctx: Ctx, blockedId: string): Promise<boolean> {
  const viewer = await requireViewer(ctx);
  const [row] = await selectBlock(ctx.db, { blockerId: viewer.id, blockedId });
  return row !== undefined;
}

async function block(ctx: Ctx, viewer: Viewer, blockedId: string): Promise<Blocked> {
  if (blockedId === viewer.id) throw invalid("blocked_id", "You cannot block yourself.");

  const [made, , , [row]] = await ctx.db.batch([
    ctx.db
      .insert(blocks)
      .select(sql`select ${viewer.id}, ${users.id}, ${ctx.now} from ${users} where ${users.id} = ${blockedId}`)
      .onConflictDoNothing()
      .returning(),
    takeBackFollow(ctx, viewer.id, blockedId),
    takeBackFollow(ctx, blockedId, viewer.id),
    selectBlock(ctx.db, { blockerId: viewer.id, blockedId }),
  ]);

  if (!row) throw notFound("User");
  if (made.length > 0) tellBoth(ctx, viewer.id, blockedId);
  return { block: { blocked_id: blockedId, created_at: isoTime(row.createdAt) }, created: made.length > 0 };
}

/** A block hides what either did from the other, and what is hidden is not counted. */
function tellBoth(ctx: Ctx, blockerId: string, blockedId: string): void {
  pushCount(ctx, blockerId);
  pushCount(ctx, blockedId);
}
