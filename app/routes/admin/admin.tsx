import { data, redirect } from "react-router";
import { z } from "zod";
import { DecisionLog } from "#app/components/admin/decision-log.tsx";
import { ReportCard } from "#app/components/admin/report-card.tsx";
import { useKeptFocus } from "#app/components/admin/use-kept-focus.ts";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { moderationFailed } from "#app/lib/moderation-answer.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { listDecisions, listReportsForReview, moderateReport } from "#worker/domain/moderation.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { ModerateSchema } from "#worker/domain/reports.schema.ts";
import { countPendingReports } from "#worker/domain/reports.server.ts";
import type { Route } from "./+types/admin";

const HERE = "/admin";
const PAGE = 20;
/** More waits than the badge can say. */
const MOST_COUNTED = 1000;

const Query = z.object({
  tab: z.enum(["reports", "users", "analytics"]).catch("reports"),
  offset: paging(PAGE).offset.catch(0),
  log: paging(PAGE).offset.catch(0),
});
const Decision = ModerateSchema.extend({ report_id: z.string().min(1).max(100) });

const DECIDED = {
  okay: { title: "Report moderated", description: "Content has been approved" },
  remove: { title: "Report moderated", description: "Content has been removed" },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await ctx.viewer();
  if (!viewer) throw redirect(signInPath(HERE));
  if (!viewer.isAdmin) throw redirect("/");

  const { tab, offset, log } = Query.parse(Object.fromEntries(url.searchParams));
  if (tab !== "reports") {
    return {
      tab,
      offset,
      log,
      now: ctx.now,
      waiting: null,
      decisions: null,
      pendingCount: await countPendingReports(ctx),
    };
  }
  const [waiting, decisions] = await Promise.all([
    section(ctx, listReportsForReview(ctx, { status: "pending", limit: PAGE, offset })),
    section(ctx, listDecisions(ctx, { limit: PAGE, offset: log })),
  ]);
  return { tab, offset, log, now: ctx.now, waiting, decisions, pendingCount: waiting?.pendingCount ?? 0 };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, Decision);
  const pressed = await press(request, moderateReport(getCtx({ context }), fields.report_id, fields.action), {
    returnTo: HERE,
    refused: ({ message }) => moderationFailed(message),
    done: DECIDED[fields.action],
  });
  return pressed.ok ? { toast: pressed.toast } : data({ toast: pressed.toast }, { status: pressed.status });
}

export const clientAction = forgivingAction(() => ({ toast: moderationFailed() }));

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { tab, pendingCount } = loaderData;
  return (
    <div className="page pt-8 lg:pt-12">
      <Heading level={1}>Admin Dashboard</Heading>
      <p className="mt-1 text-muted">Manage content, users, and platform settings</p>
      <LinkTabs
        label="Admin Dashboard"
        className="mt-6"
        value={tab}
        items={[
          { value: "reports", label: "Reports", to: HERE, count: badgeOf(pendingCount), waits: true },
          { value: "users", label: "Users", to: `${HERE}?tab=users` },
          { value: "analytics", label: "Analytics", to: `${HERE}?tab=analytics` },
        ]}
      >
        {tab === "users" ? (
          <EmptyState text="User management features will be available in a future update." />
        ) : tab === "analytics" ? (
          <EmptyState text="Analytics dashboard will be available in a future update." />
        ) : (
          <Reports {...loaderData} />
        )}
      </LinkTabs>
    </div>
  );
}

function badgeOf(count: number): string | undefined {
  if (count === 0) return undefined;
  return count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}

function Reports({ waiting, decisions, offset, log, now }: Route.ComponentProps["loaderData"]) {
  const reportsFocus = useKeptFocus<HTMLElement>();
  const logFocus = useKeptFocus<HTMLElement>();
  return (
    <div className="grid gap-12 xl:grid-cols-[3fr_2fr]">
      <section {...reportsFocus} aria-labelledby="content-reports" className="min-w-0 outline-none">
        <Heading level={2} id="content-reports" className="mb-4">
          Content Reports
        </Heading>
        {waiting === null ? (
          <ErrorState text="Failed to fetch reports" />
        ) : waiting.reports.length === 0 ? (
          <EmptyState text="No pending reports to review." />
        ) : (
          <ul className="flex flex-col gap-4">
            {waiting.reports.map(({ report, content }) => (
              <li key={report.id} tabIndex={-1} className="rounded-card">
                <ReportCard report={report} content={content} now={now} />
              </li>
            ))}
          </ul>
        )}
        <Pages name="offset" at={offset} isFull={waiting?.reports.length === PAGE} labels={["Older", "Newer"]} />
      </section>
      <section {...logFocus} aria-labelledby="decision-log" className="min-w-0 outline-none">
        <Heading level={2} id="decision-log" className="mb-2">
          Decision Log
        </Heading>
        {decisions === null ? (
          <ErrorState text="Failed to fetch the decisions" />
        ) : (
          <DecisionLog decisions={decisions} now={now} />
        )}
        <Pages name="log" at={log} isFull={decisions?.length === PAGE} labels={["Newer", "Older"]} />
      </section>
    </div>
  );
}

/** The way to the page before and after, where there are any. */
function Pages({
  name,
  at,
  isFull,
  labels: [before, after],
}: {
  name: "offset" | "log";
  at: number;
  isFull: boolean;
  labels: [before: string, after: string];
}) {
  if (at === 0 && !isFull) return null;
  return (
    <div className="mt-5 flex gap-2">
      {at > 0 && (
        <Button asChild size="sm">
          <Link to={`${HERE}?${name}=${Math.max(0, at - PAGE)}`}>{before}</Link>
        </Button>
      )}
      {isFull && (
        <Button asChild size="sm">
          <Link to={`${HERE}?${name}=${at + PAGE}`}>{after}</Link>
        </Button>
      )}
    </div>
  );
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Admin Dashboard",
    description: "Manage content, users, and platform settings",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
