import { type ReactNode, useId } from "react";
import { Link } from "#app/components/link.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** A part of a profile's overview, with the way to all of it. */
export function ProfileSection({
  title,
  note,
  more,
  children,
}: {
  title: string;
  /** Stands beside the title. */
  note?: string;
  /** `of` completes the label for those who only hear it. */
  more?: { to: string; label: "See More" | "View all" | "See all"; of: string };
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        className="mb-3"
        action={
          (note || more) && (
            <span className="flex items-center gap-4">
              {note}
              {more && (
                <Link to={more.to} className="inline-flex min-h-11 items-center font-medium text-text hover:underline">
                  {more.label}
                  <VisuallyHidden> {more.of}</VisuallyHidden>
                </Link>
              )}
            </span>
          )
        }
      >
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
