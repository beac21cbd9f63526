import { useFetcher } from "react-router";
import { Preview } from "#app/components/admin/report-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { age } from "#app/lib/age.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { ModerationDecision } from "#worker/domain/dto.ts";
import { CONTENT_LABELS } from "#worker/domain/report-reasons.schema.ts";

/** Who decided what and when. What a report had removed can be given back from here. */
export function DecisionLog({ decisions, now }: { decisions: ModerationDecision[]; now: number }) {
  if (decisions.length === 0) return <EmptyState compact drawing="notes" text="No decisions yet" />;
  const restorable = newestOfEach(decisions);
  return (
    <ol className="divide-y divide-line">
      {decisions.map((decision) => (
        <li key={decision.id} tabIndex={-1} className="py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p>
              <span className="font-medium">{decision.admin?.username ?? "A former admin"}</span> {deedOf(decision)}
            </p>
            <time dateTime={decision.created_at} className="text-caption text-muted">
              {age(decision.created_at, now)}
            </time>
          </div>
          <Preview content={decision.content} />
          {restorable.has(decision.id) && <Restore reportId={decision.report_id ?? ""} />}
        </li>
      ))}
    </ol>
  );
}

function deedOf({ action, content_type }: ModerationDecision): string {
  return `${action === "remove" ? "removed" : "approved"} a ${CONTENT_LABELS[content_type].toLowerCase()}`;
}

/** The newest decision on each thing that is gone still. */
function newestOfEach(decisions: ModerationDecision[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { id, report_id, content, content_type, content_id } of decisions) {
    const thing = `${content_type}:${content_id}`;
    if (!seen.has(thing) && report_id !== null && content?.removed_at) found.add(id);
    seen.add(thing);
  }
  return found;
}

function Restore({ reportId }: { reportId: string }) {
  const fetcher = useFetcher();
  useFetcherToast(fetcher);
  return (
    <fetcher.Form method="post" action="/admin" className="mt-3">
      <input type="hidden" name="report_id" value={reportId} />
      <Button type="submit" name="action" value="okay" size="sm" pending={fetcher.state !== "idle"}>
        Restore Content
      </Button>
    </fetcher.Form>
  );
}
