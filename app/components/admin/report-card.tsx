import { useFetcher } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { age } from "#app/lib/age.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { Report, ReportedContent } from "#worker/domain/dto.ts";
import { CONTENT_LABELS, REASON_LABELS } from "#worker/domain/report-reasons.schema.ts";

/** A report that waits: what, why, by whom, the words, and the two decisions (part 1 §2.8). */
export function ReportCard({ report, content, now }: { report: Report; content: ReportedContent | null; now: number }) {
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading level={3}>{CONTENT_LABELS[report.content_type] ?? "Content"}</Heading>
        <Badge tone="danger">{REASON_LABELS[report.reason]}</Badge>
        <time dateTime={report.created_at} className="text-caption text-muted sm:ml-auto">
          {age(report.created_at, now)}
        </time>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted">Reported by</dt>
          <dd>
            {report.reporter ? (
              <Link to={`/profile/${encodeURIComponent(report.reporter.username)}`} className="link">
                {report.reporter.username}
              </Link>
            ) : (
              "Unknown user"
            )}
          </dd>
        </div>
        <div className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-muted">Content ID</dt>
          <dd className="truncate font-mono text-caption leading-normal">{report.content_id}</dd>
        </div>
      </dl>
      <Preview content={content} />
      <Decide report={report} />
    </article>
  );
}

/** The words in question, whose they are, and the way to them. */
export function Preview({ content }: { content: ReportedContent | null }) {
  if (!content) {
    return (
      <p className="mt-3 rounded-control bg-raised px-4 py-3 text-sm text-muted">
        Content has been deleted or is no longer available.
      </p>
    );
  }
  return (
    <div className="mt-3 rounded-control bg-raised px-4 py-3">
      <p className="font-serif whitespace-pre-line wrap-anywhere">
        {content.preview || "No content preview available"}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-caption text-muted">
        <p>
          By:{" "}
          <Link to={`/profile/${encodeURIComponent(content.username)}`} className="link">
            {content.username || "Unknown user"}
          </Link>
        </p>
        <Link to={content.path} className="link inline-flex min-h-11 items-center lg:min-h-8">
          View Original
        </Link>
      </div>
    </div>
  );
}

function Decide({ report }: { report: Report }) {
  const fetcher = useFetcher();
  useFetcherToast(fetcher);
  const underway = fetcher.state === "idle" ? undefined : fetcher.formData?.get("action");
  return (
    <fetcher.Form method="post" action="/admin" className="mt-4 flex flex-wrap gap-2">
      <input type="hidden" name="report_id" value={report.id} />
      <Button type="submit" name="action" value="okay" pending={underway === "okay"} disabled={underway === "remove"}>
        Approve Content
      </Button>
      <Button
        type="submit"
        name="action"
        value="remove"
        variant="danger"
        pending={underway === "remove"}
        disabled={underway === "okay"}
      >
        Remove Content
      </Button>
    </fetcher.Form>
  );
}
