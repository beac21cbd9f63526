import type { reports } from "#db/schema/index.ts";
import { type WrittenReport, writtenReports } from "./content/reports.ts";
import { randomFrom } from "./random.ts";
import type { World } from "./world.ts";

type Said = { id: string; userId: string; content?: string; createdAt: number };
type Content = { reviews: Said[]; reviewComments: Said[]; posts: Said[]; postComments: Said[] };

/** @throws Error where nobody has said what is reported */
export function reportRows({ clock, person }: World, content: Content) {
  const random = randomFrom("reports");

  const rows = writtenReports.map((report): typeof reports.$inferInsert => {
    const { contentType, among, said } = subject(report, content);
    const author = person(said.by).id;
    const thing = among.find(({ userId, content: words }) => userId === author && words?.startsWith(said.begins));
    if (!thing) throw new Error(`The seed reports what ${said.by} did not say: “${said.begins}…”`);
    return {
      id: random.id(),
      reporterId: person(report.by).id,
      contentType,
      contentId: thing.id,
      reason: report.reason,
      createdAt: Math.max(clock.ago(random, report.hoursAgo), thing.createdAt + 1000),
    };
  });
  return { reports: rows };
}

function subject(report: WrittenReport, content: Content) {
  if ("post" in report) return { contentType: "community_post" as const, among: content.posts, said: report.post };
  if ("postComment" in report) {
    return { contentType: "community_post_comment" as const, among: content.postComments, said: report.postComment };
  }
  if ("reviewComment" in report) {
    return { contentType: "review_comment" as const, among: content.reviewComments, said: report.reviewComment };
  }
  return { contentType: "review" as const, among: content.reviews, said: report.review };
}
