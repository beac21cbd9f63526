import { type ReactNode, useId } from "react";
import { Heading } from "#app/components/ui/heading.tsx";

/** One part of the settings, under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
