import { type ArchiveCursor, selectArchiveOwner, selectArchivePage } from "#db/queries/export.ts";
import { ARCHIVE_LISTS, type ArchiveListName } from "#db/queries/export-lists.ts";
import type { Ctx } from "../context.server.ts";
import { requireSelf } from "./auth.server.ts";
import { isoTime, isoTimeOrNull } from "./dto.ts";
import { DomainError } from "./errors.server.ts";
import { countAgainst } from "./limits.server.ts";
import { imageUrl } from "./user-dto.server.ts";

/** Of the archive's form: a change that a reader has to know of makes a new one. */
export const ARCHIVE_VERSION = 1;
/** Rows that are read, and held, at once. */
export const ARCHIVE_PAGE = 250;

export type Archive = { filename: string; body: ReadableStream<Uint8Array> };

type Row = Record<string, unknown> & { cursorAt: number; cursorKey: string };
type List = { name: ArchiveListName; rows: Row[] };

const NAMES = Object.keys(ARCHIVE_LISTS) as ArchiveListName[];

/**
 * All that a member made and that is kept of them, as one JSON text, written while it is read: what is held does not grow
 * with how much there is.
 *
 * @throws DomainError unauthenticated, forbidden: one's own alone; rate_limited
 */
export async function exportAccount(ctx: Ctx, userId?: string): Promise<Archive> {
  const viewer = await requireSelf(ctx, userId);
  await countAgainst(ctx, "exports", { account: viewer.id });

  const [[owner], ...pages] = await ctx.db.batch([
    selectArchiveOwner(ctx.db, viewer.id),
    ...NAMES.map((name) => selectPage(ctx, viewer.id, name)),
  ]);
  // Deleted between the look at the session and the read.
  if (!owner) throw new DomainError("unauthenticated", "Please sign in to continue.");

  const lists = NAMES.map((name, at): List => ({ name, rows: pages[at] ?? [] }));
  return {
    filename: `sleevenotes-${owner.username}-${isoTime(ctx.now).slice(0, 10)}.json`,
    body: streamOf(write(ctx, owner, lists)),
  };
}

type Owner = Awaited<ReturnType<typeof selectArchiveOwner>>[number];

async function* write(ctx: Ctx, owner: Owner, lists: List[]): AsyncGenerator<string> {
  const head = { version: ARCHIVE_VERSION, exported_at: isoTime(ctx.now), ...ownerOf(ctx, owner) };
  yield JSON.stringify(head).slice(0, -1);
  for (const list of lists) yield* writeList(ctx, owner.id, list);
  yield "}\n";
}

/** @yields pieces of `,"name":[…]` */
async function* writeList(ctx: Ctx, userId: string, { name, rows }: List): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = "\n";
  for (let page = rows; page.length > 0; page = await nextPage(ctx, userId, name, page)) {
    yield separator + page.map((row) => JSON.stringify(itemOf(ctx, row))).join(",\n");
    separator = ",\n";
  }
  yield "]";
}

async function nextPage(ctx: Ctx, userId: string, name: ArchiveListName, page: Row[]): Promise<Row[]> {
  const last = page[ARCHIVE_PAGE - 1];
  return last ? selectPage(ctx, userId, name, { at: last.cursorAt, key: last.cursorKey }) : [];
}

function selectPage(ctx: Ctx, userId: string, name: ArchiveListName, after?: ArchiveCursor) {
  return selectArchivePage(ctx.db, ARCHIVE_LISTS[name], { userId, after, limit: ARCHIVE_PAGE });
}

/** Pictures are told by where they are. */
function itemOf(ctx: Ctx, { cursorAt: _at, cursorKey: _key, ...item }: Row): Record<string, unknown> {
  if (!("image_key" in item)) return item;
  const { image_key: key, ...rest } = item;
  return { ...rest, image_url: pictureUrl(ctx, typeof key === "string" ? key : null) };
}

function ownerOf(ctx: Ctx, owner: Owner) {
  return {
    profile: {
      id: owner.id,
      username: owner.username,
      email: owner.email,
      name: owner.name,
      bio: owner.bio,
      profile_image_url: pictureUrl(ctx, owner.profileImageKey),
      is_admin: owner.isAdmin,
      followers_count: owner.followersCount,
      following_count: owner.followingCount,
      reviews_count: owner.reviewsCount,
      packs_count: owner.packsCount,
      created_at: isoTime(owner.createdAt),
    },
    settings: {
      theme: owner.theme ?? "dark",
      email_notifications: owner.emailNotifications ?? true,
      push_notifications: owner.pushNotifications ?? true,
      email_digest_sent_at: isoTimeOrNull(owner.emailDigestSentAt),
    },
  };
}

/** In full, since an archive is read elsewhere. */
function pictureUrl(ctx: Ctx, key: string | null): string | null {
  const path = imageUrl(key);
  return path === null ? null : `${ctx.origin}${path}`;
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
