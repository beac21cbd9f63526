import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/heading.tsx";

/** The narrow column of the screens about one's account. */
export function AuthCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-gutter py-8 lg:px-0 lg:py-14">
      <header className="flex flex-col gap-2">
        <Heading level={1}>{title}</Heading>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
