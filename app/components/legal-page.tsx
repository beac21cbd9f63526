import type { ReactNode } from "react";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Heading } from "#app/components/ui/heading.tsx";

export type Clause = { title: string; body: ReactNode };

/** A legal text: numbered clauses, set to be read. */
export function LegalPage({
  title,
  updated,
  intro,
  clauses,
}: {
  title: string;
  updated: string;
  intro: ReactNode;
  clauses: Clause[];
}) {
  return (
    <article className="page pt-8 lg:pt-12">
      <div className="mx-auto max-w-prose">
        <Heading level={1}>{title}</Heading>
        <p className="mt-2 text-sm text-muted">Last updated {updated}</p>
        <div className={cx("mt-6", TEXT)}>{intro}</div>
        <ol className="mt-8 flex flex-col gap-8">
          {clauses.map((clause, index) => (
            <li key={clause.title}>
              <Heading level={2}>
                {index + 1}. {clause.title}
              </Heading>
              <div className={cx("mt-3", TEXT)}>{clause.body}</div>
            </li>
          ))}
        </ol>
        <div className="mt-12">
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        </div>
      </div>
    </article>
  );
}

const TEXT =
  "flex flex-col gap-3 font-serif text-lg leading-relaxed [&_a]:link [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1 [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-1.5";
