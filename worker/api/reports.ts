import { createRoute, z } from "@hono/zod-openapi";
import { moderateReport } from "../domain/moderation.server.ts";
import { ModerateSchema, ReportSchema, ReportsQuery } from "../domain/reports.schema.ts";
import { fileReport, listReports, SIGN_IN_TO_REPORT } from "../domain/reports.server.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, ReportShape } from "./shapes.ts";

const tags = ["Moderation"];

const postReport = createRoute({
  method: "post",
  path: "/reports",
  tags,
  summary: "Report what another member wrote",
  description: "A second report of the same thing is refused while the first one waits.",
  security: signedIn,
  "x-sign-in": SIGN_IN_TO_REPORT,
  request: {
    body: jsonBody(ReportSchema, { content_type: "review", content_id: "k3v9q2m7x4w1p8t5r6z0b2nh", reason: "spam" }),
  },
  responses: {
    201: answer(ReportShape, "The report"),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
});

const getReports = createRoute({
  method: "get",
  path: "/reports",
  tags,
  summary: "Reports, for admins",
  security: signedIn,
  request: { query: ReportsQuery },
  responses: { 200: answer(z.array(ReportShape), "A page of them, oldest first"), ...problems(400, 401, 403) },
});

const patchReport = createRoute({
  method: "patch",
  path: "/reports/{reportId}",
  tags,
  summary: "Decide a report, as an admin",
  description:
    "`remove` hides the content from everyone but its author and admins and settles all reports on it; `okay` lets it stand, or gives it back.",
  security: signedIn,
  request: { params: z.object({ reportId: z.string() }), body: jsonBody(ModerateSchema, { action: "remove" }) },
  responses: { 200: answer(ReportShape, "The decided report"), ...problems(400, 401, 403, 404, 413, 415, 422, 429) },
});

export const reports = apiRouter()
  .openapi(postReport, async (c) => c.json(await fileReport(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(getReports, async (c) => {
    const query = c.req.valid("query");
    return c.json(paged(c, await listReports(c.get("ctx"), query), query.limit, query.offset), 200);
  })
  .openapi(patchReport, async (c) => {
    const { action } = c.req.valid("json");
    return c.json(await moderateReport(c.get("ctx"), c.req.valid("param").reportId, action), 200);
  });
