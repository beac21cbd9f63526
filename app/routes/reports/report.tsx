import { data, Form, redirect, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { ReportReasons } from "#app/components/reports/report-reasons.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { REPORT, reportFailed } from "#app/lib/report.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { getCtx } from "#worker/context.server.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { REASON_REQUIRED } from "#worker/domain/report-reasons.schema.ts";
import { ReportSchema } from "#worker/domain/reports.schema.ts";
import { fileReport, readReportable, SIGN_IN_TO_REPORT } from "#worker/domain/reports.server.ts";
import type { Route } from "./+types/report";

const Query = ReportSchema.omit({ reason: true });
const SIGN_IN = { title: "Please log in", description: SIGN_IN_TO_REPORT };
const DONE = { title: "Report submitted", description: "Thank you. A moderator will look at it." };

function contentOf(url: URL) {
  const query = Query.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw data({ message: "There is nothing to report." }, { status: 404 });
  return query.data;
}

/** For the page that stands in for the dialog without a script. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { content_type: type, content_id: id } = contentOf(url);
  const here = `${url.pathname}${url.search}`;
  if (!(await ctx.viewer())) throw redirect(signInPath(here), { headers: flash(SIGN_IN) });
  return { content: await load(readReportable(ctx, { type, id }), here), here };
}

/** `settled`: there is nothing more to ask, now or before. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const content = contentOf(url);
  const reason = ReportSchema.shape.reason.safeParse((await readForm(request)).get("reason"));
  if (!reason.success) {
    return data({ settled: false, toast: reportFailed(REASON_REQUIRED) }, { status: 422 });
  }
  try {
    await fileReport(ctx, { ...content, reason: reason.data });
    if (sentByScript(request)) return data({ settled: true, toast: DONE });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unauthenticated") {
      throw redirect(signInPath(`${url.pathname}${url.search}`), { headers: flash(SIGN_IN) });
    }
    const isDone = error.code === "already_reported";
    const toast = isDone ? { title: error.message } : reportFailed(error.message);
    return data({ settled: isDone, toast }, { status: error.status });
  }
  const { path } = await readReportable(ctx, { type: content.content_type, id: content.content_id });
  throw redirect(path, { headers: flash(DONE) });
}

export const clientAction = forgivingAction(() => ({ settled: false, toast: reportFailed() }));

export default function ReportContent({ loaderData, actionData }: Route.ComponentProps) {
  const { content, here } = loaderData;
  const pending = useNavigation().state === "submitting";
  return (
    <div className="mx-auto w-full max-w-md px-gutter pt-8 lg:pt-14">
      <Heading level={1} className="mb-5">
        Report Content
      </Heading>
      <Form method="post" action={here}>
        <ReportReasons text={content.text} />
        <div className="mt-6 flex justify-end gap-2">
          <Button asChild>
            <Link to={content.path}>Cancel</Link>
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            Submit Report
          </Button>
        </div>
      </Form>
      <ActionToast answer={actionData} />
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("Nothing to report", "It may have been deleted or removed meanwhile.");

export function meta({ error, matches }: Route.MetaArgs) {
  if (error) return [];
  return pageMeta({
    title: "Report Content",
    description: "Tell the moderators what is wrong.",
    path: REPORT,
    origin: originOf(matches),
    noIndex: true,
  });
}
