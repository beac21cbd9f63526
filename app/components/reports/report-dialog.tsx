import { useEffect, useEffectEvent, useId, useState } from "react";
import { useFetcher } from "react-router";
import { ReportReasons } from "#app/components/reports/report-reasons.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import { type Reportable, reportPath } from "#app/lib/report.ts";
import { useFetcherToast } from "#app/lib/toast.ts";

export type ReportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; content: Reportable };

/** Closes once the report is made, or was made before (part 2 §4); any other failure leaves the choice as it is. */
export function ReportDialog({ open, onOpenChange, content }: ReportDialogProps) {
  const fetcher = useFetcher<{ settled: boolean }>();
  const [isChosen, setIsChosen] = useState(false);
  const form = useId();
  useFetcherToast(fetcher);

  const { data, state } = fetcher;
  const change = (isOpen: boolean) => {
    if (!isOpen) setIsChosen(false);
    onOpenChange(isOpen);
  };
  const settle = useEffectEvent(() => change(false));
  useEffect(() => {
    if (data?.settled) settle();
  }, [data]);

  return (
    <Dialog open={open} onOpenChange={change} title="Report Content" size="sm">
      <fetcher.Form id={form} method="post" action={reportPath(content)} className="pb-3">
        <ReportReasons text={content.text} onChoose={() => setIsChosen(true)} />
      </fetcher.Form>
      <DialogFooter>
        <Button onClick={() => change(false)}>Cancel</Button>
        <Button type="submit" form={form} variant="primary" disabled={!isChosen} pending={state !== "idle"}>
          Submit Report
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
