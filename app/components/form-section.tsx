import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { cx } from "#app/components/ui/cx.ts";

/** What a dialog shows, where no script opens one: a part of the page. */
export function FormSection({
  id,
  title,
  className,
  children,
}: {
  /** Of its heading. */
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={cx("rounded-card border border-line bg-surface p-5 sm:p-6", className)}>
      <h2 id={id} className="mb-4 font-serif text-xl font-medium tracking-[-0.012em]">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The buttons below its form, and Cancel, which leads to a page without it. */
export function FormSectionFooter({ cancel, children }: { cancel: string; children: ReactNode }) {
  return (
    <div className="flex justify-end gap-2 border-t border-line pt-4">
      <Button asChild variant="ghost">
        <a href={cancel}>Cancel</a>
      </Button>
      {children}
    </div>
  );
}
