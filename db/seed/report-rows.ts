import type { moderationDecisions, reports } from "#db/schema/index.ts";
import { ADMIN } from "./content/members.ts";
import { type WrittenReport, writtenReports } from "./content/reports.ts";
import { type Random, randomFrom } from "./random.ts";
import type { World } from "./world.ts";

type Said = { id: string; userId: string; content?: string; createdAt: number; removedAt?: number | null };
type Content = { reviews: Said[]; reviewComments: Said[]; posts: Said[]; postComments: Said[] };
type Report = typeof reports.$inferInsert;

/** What is reported, with what the admin has decided of it. @throws Error where nobody has said what is reported */
export function reportRows(world: World, content: Content) {
  const random = randomFrom("reports");
  const { clock, person } = world;
  const rows = { reports: [] as Report[], moderationDecisions: [] as (typeof moderationDecisions.$inferInsert)[] };

  for (const written of writtenReports) {
    const { contentType, contentId, since, removedAt } = subject(written, content, world, random);
    const createdAt = Math.max(clock.ago(random, written.hoursAgo), since + 1000);
    const decidedAt = written.approvedHoursAgo ? clock.ago(random, written.approvedHoursAgo) : removedAt;
    const isRemoved = removedAt !== null;
    const report = {
      id: random.id(),
      reporterId: person(written.by).id,
      contentType,
      contentId,
      reason: written.reason,
      status: decidedAt === null ? ("pending" as const) : isRemoved ? ("removed" as const) : ("approved" as const),
      createdAt,
      decidedAt,
    };
    rows.reports.push(report);
    if (decidedAt !== null) {
      rows.moderationDecisions.push({
        id: random.id(),
        reportId: report.id,
        contentType,
        contentId,
        adminId: person(ADMIN).id,
        action: isRemoved ? "remove" : "okay",
        createdAt: decidedAt,
      });
    }
  }
  return rows;
}

function subject(report: WrittenReport, content: Content, { person }: World, random: Random) {
  if ("deleted" in report) return { contentType: report.deleted, contentId: random.id(), since: 0, removedAt: null };
  const { contentType, among, said } = placeOf(report, content);
  const author = person(said.by).id;
  const thing = among.find(({ userId, content: words }) => userId === author && words?.startsWith(said.begins));
  if (!thing) throw new Error(`The seed reports what ${said.by} did not say: “${said.begins}…”`);
  return { contentType, contentId: thing.id, since: thing.createdAt, removedAt: thing.removedAt ?? null };
}

function placeOf(report: Exclude<WrittenReport, { deleted: string }>, content: Content) {
  if ("post" in report) return { contentType: "community_post" as const, among: content.posts, said: report.post };
  if ("postComment" in report) {
    return { contentType: "community_post_comment" as const, among: content.postComments, said: report.postComment };
  }
  if ("reviewComment" in report) {
    return { contentType: "review_comment" as const, among: content.reviewComments, said: report.reviewComment };
  }
  return { contentType: "review" as const, among: content.reviews, said: report.review };
}
