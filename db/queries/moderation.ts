import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { moderationDecisions, postComments, posts, reports, reviewComments, reviews, users } from "../schema/index.ts";

type ContentType = "review" | "review_comment" | "community_post" | "community_post_comment";
export type Content = { type: ContentType; id: string };
type Page = { limit: number; offset: number };

/** Code points of a text that a line of the notifications quotes (api-contract: Notifications). */
const QUOTE = sql.raw("50");

/**
 * What somebody wrote, whatever its kind: at most one row `(id, user_id, removed_at, stands, title, entity_id,
 * comment_id)`, the last three as a notification names it. It stands while neither it nor what it answers was removed.
 */
export function contentRow({ type, id }: Content): SQL {
  switch (type) {
    case "review":
      return sql`select r.id, r.user_id, r.removed_at, r.removed_at is null as stands,
          a.title as title, r.id as entity_id, null as comment_id
        from reviews r inner join albums a on a.id = r.album_id where r.id = ${id}`;
    case "review_comment":
      return sql`select c.id, c.user_id, c.removed_at, c.removed_at is null and r.removed_at is null as stands,
          substr(c.content, 1, ${QUOTE}) as title, c.id as entity_id, c.id as comment_id
        from review_comments c inner join reviews r on r.id = c.review_id where c.id = ${id}`;
    case "community_post":
      return sql`select p.id, p.user_id, p.removed_at, p.removed_at is null as stands,
          substr(p.content, 1, ${QUOTE}) as title, p.id as entity_id, null as comment_id
        from posts p where p.id = ${id}`;
    case "community_post_comment":
      return sql`select c.id, c.user_id, c.removed_at, c.removed_at is null and p.removed_at is null as stands,
          substr(c.content, 1, ${QUOTE}) as title, c.post_id as entity_id, c.id as comment_id
        from post_comments c inner join posts p on p.id = c.post_id where c.id = ${id}`;
  }
}

export function selectContent(db: Database, content: Content) {
  return db
    .select({
      userId: sql<string>`content.user_id`.as("user_id"),
      stands: sql`content.stands`.mapWith(Boolean).as("stands"),
    })
    .from(sql`(${contentRow(content)}) content`);
}

const TABLES = {
  review: reviews,
  review_comment: reviewComments,
  community_post: posts,
  community_post_comment: postComments,
};

/** Takes it from everyone's sight at `removedAt`, or with null gives it back. Answers a row where that changed anything. */
export function setRemoved(db: Database, { type, id }: Content, removedAt: number | null, only: SQL) {
  const table = TABLES[type];
  const changes = removedAt === null ? sql`${table.removedAt} is not null` : sql`${table.removedAt} is null`;
  return db
    .update(table)
    .set({ removedAt })
    .where(and(eq(table.id, id), changes, only))
    .returning({ userId: table.userId });
}

/** Everything that a Report shows; add `where`. */
function selectReportsJoined(db: Database) {
  return db
    .select({
      ...columns("report", {
        id: reports.id,
        contentType: reports.contentType,
        contentId: reports.contentId,
        reason: reports.reason,
        status: reports.status,
        createdAt: reports.createdAt,
      }),
      reporter: columns("reporter", { id: users.id, username: users.username }),
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId));
}

export type ReportRecord = Awaited<ReturnType<typeof selectReportsJoined>>[number];

export function selectReport(db: Database, id: string) {
  return selectReportsJoined(db).where(eq(reports.id, id));
}

/** Oldest first. */
export function selectReports(
  db: Database,
  { status, limit, offset }: Page & { status: "pending" | "approved" | "removed" },
) {
  return selectReportsJoined(db)
    .where(eq(reports.status, status))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
    .offset(offset);
}

/** How many wait, up to a thousand. */
export function selectPendingCount(db: Database) {
  return db
    .select({ count: sql<number>`count(*)`.as("count") })
    .from(sql`(select 1 from reports r where r.status = 'pending' limit 1000) pending`);
}

/** What the dashboard quotes of reported content: its words, whose they are and where they stand. */
export type ContentQuote = {
  type: ContentType;
  id: string;
  /** The text, else the title of what it is about. */
  text: string;
  username: string;
  /** The review or post to look at. */
  parentId: string;
  removedAt: number | null;
};

/** Of these, what still exists. One statement a kind, for one batch. */
export function selectQuotes(db: Database, contents: Content[]) {
  const idsOf = (type: ContentType) =>
    JSON.stringify(contents.filter((content) => content.type === type).map(({ id }) => id));
  const quoted = (type: ContentType, rows: SQL) =>
    db
      .select({
        type: sql<ContentType>`${type}`.as("type"),
        id: sql<string>`q.id`.as("id"),
        text: sql<string>`q.text`.as("text"),
        username: sql<string>`u.username`.as("username"),
        parentId: sql<string>`q.parent_id`.as("parent_id"),
        removedAt: sql<number | null>`q.removed_at`.as("removed_at"),
      })
      .from(sql`(${rows}) q`)
      .innerJoin(sql`users u`, sql`u.id = q.user_id`);

  return [
    quoted(
      "review",
      sql`select r.id, r.user_id, r.removed_at, r.id as parent_id, iif(r.content = '', a.title, r.content) as text
        from json_each(${idsOf("review")}) wanted
        inner join reviews r on r.id = wanted.value inner join albums a on a.id = r.album_id`,
    ),
    quoted(
      "review_comment",
      sql`select c.id, c.user_id, c.removed_at, c.review_id as parent_id, c.content as text
        from json_each(${idsOf("review_comment")}) wanted inner join review_comments c on c.id = wanted.value`,
    ),
    quoted(
      "community_post",
      sql`select p.id, p.user_id, p.removed_at, p.id as parent_id, p.content as text
        from json_each(${idsOf("community_post")}) wanted inner join posts p on p.id = wanted.value`,
    ),
    quoted(
      "community_post_comment",
      sql`select c.id, c.user_id, c.removed_at, c.post_id as parent_id, c.content as text
        from json_each(${idsOf("community_post_comment")}) wanted inner join post_comments c on c.id = wanted.value`,
    ),
  ] as const;
}

/** The newest decisions first, with who took them; a decision outlives its admin and its report. */
export function selectDecisions(db: Database, { limit, offset }: Page) {
  return db
    .select({
      ...columns("decision", {
        id: moderationDecisions.id,
        reportId: moderationDecisions.reportId,
        contentType: moderationDecisions.contentType,
        contentId: moderationDecisions.contentId,
        action: moderationDecisions.action,
        createdAt: moderationDecisions.createdAt,
      }),
      admin: columns("admin", { id: users.id, username: users.username }),
      reportStatus: columns("report", { status: reports.status }),
    })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.adminId))
    .leftJoin(reports, eq(reports.id, moderationDecisions.reportId))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id))
    .limit(limit)
    .offset(offset);
}
