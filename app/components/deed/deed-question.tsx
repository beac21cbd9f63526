import type { ReactNode } from "react";
import type { Deed } from "#app/components/deed/deeds.ts";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";

/** Asked on the page where no script opens a dialog. Its form sends the page itself: the answer leads on. */
export function DeedQuestion({
  deed,
  cancel,
  returnTo = cancel,
  headingLevel = 2,
  children,
}: {
  deed: Deed;
  cancel: string;
  /** Where to go once it is done, unless the deed says so itself. */
  returnTo?: string;
  headingLevel?: 2 | 3;
  /** What it is about. */
  children?: ReactNode;
}) {
  const { title, text, verb, action, fields } = deed;
  const id = `${verb.toLowerCase()}-question`;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className="rounded-card border border-danger bg-surface p-5">
      <Heading id={id} className="font-serif text-lg font-medium">
        {title}
      </Heading>
      {children}
      <p className="mt-1 text-sm text-muted wrap-anywhere">{text}</p>
      <form method="post" action={action} className="mt-4 flex justify-end gap-2">
        {Object.entries({ redirectTo: returnTo, ...fields }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button asChild>
          <Link to={cancel}>Cancel</Link>
        </Button>
        <Button type="submit" variant="danger">
          {verb}
        </Button>
      </form>
    </section>
  );
}

/** Before a comment is deleted. */
export function CommentQuestion({
  deed,
  comment,
  page,
}: {
  deed: Deed;
  comment: { id: string; content: string };
  /** The address of the page that it stands on. */
  page: string;
}) {
  return (
    <DeedQuestion
      deed={deed}
      cancel={`${page}?comment=${comment.id}#comment-${comment.id}`}
      returnTo={page}
      headingLevel={3}
    >
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.content}</p>
    </DeedQuestion>
  );
}
