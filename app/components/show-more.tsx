import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";

/** Appends the next page; without a script it leads to it. `end` is what stands there after the last one. */
export function ShowMore({
  href,
  isEnd,
  isLoading,
  onMore,
  label = "Show more",
  end,
}: {
  href: string;
  isEnd: boolean;
  isLoading: boolean;
  onMore: () => void;
  label?: string;
  end: string;
}) {
  if (isEnd) return <p className="py-8 text-center text-sm text-muted">{end}</p>;
  return (
    <div className="flex justify-center py-8">
      <Button asChild aria-busy={isLoading || undefined} aria-disabled={isLoading || undefined}>
        <Link
          to={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            if (!isLoading) onMore();
          }}
        >
          {isLoading && <Spinner />}
          {label}
        </Link>
      </Button>
    </div>
  );
}
