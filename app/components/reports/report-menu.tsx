import { Ellipsis, Flag } from "lucide-react";
import { useState } from "react";
import type { ReportDialogProps } from "#app/components/reports/report-dialog.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { Menu, MenuItem, MenuLink } from "#app/components/ui/menu.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { type Reportable, reportPath } from "#app/lib/report.ts";

const ReportDialog = lazyDialog<ReportDialogProps>(async () => (await import("./report-dialog.tsx")).ReportDialog);

/** What may be done with what another member wrote. A stranger is led to sign-in, and without a script to a page. */
export function ReportMenu({ content, signedIn }: { content: Reportable; signedIn: boolean }) {
  const hydrated = useHydrated();
  const [isOpened, setIsOpened] = useState(false);
  const icon = <Flag aria-hidden="true" />;
  return (
    <>
      <Menu label="More options" icon={<Ellipsis aria-hidden="true" />}>
        {hydrated && signedIn ? (
          <MenuItem icon={icon} onSelect={() => setIsOpened(true)}>
            Report
          </MenuItem>
        ) : (
          <MenuLink icon={icon} to={reportPath(content)}>
            Report
          </MenuLink>
        )}
      </Menu>
      <ReportDialog open={isOpened} onOpenChange={setIsOpened} content={content} />
    </>
  );
}
