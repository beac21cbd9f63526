import { useState } from "react";
import { Link } from "#app/components/link.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** Code points of a review that a list shows (part 2 §5). */
const SHOWN = 400;

/** What somebody wrote. In lists it is cut, and opens where it stands; without a script on its own page. */
export function ReviewText({ text, href, full }: { text: string; href: string; full: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const hydrated = useHydrated();
  if (text === "") return null;
  const cut = full || isOpen ? text : cutText(text);
  const isCut = cut !== text;
  return (
    <div>
      <p className={`prose ${full ? "" : "text-[1.0625rem]"}`}>
        {isCut ? `${cut}…` : text}
        {isCut && !hydrated && (
          <>
            {" "}
            <Link to={href} className={MORE}>
              Read more
            </Link>
          </>
        )}
        {isCut && hydrated && (
          <>
            {" "}
            <button type="button" className={MORE} onClick={() => setIsOpen(true)}>
              Read more
            </button>
          </>
        )}
      </p>
      {isOpen && (
        <button type="button" className={`${MORE} mt-1`} onClick={() => setIsOpen(false)}>
          Show less
        </button>
      )}
    </div>
  );
}

const MORE =
  "relative font-sans text-sm font-medium text-accent after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:underline underline-offset-3";

/** At most SHOWN code points, back to the last whole word where that is not far. */
function cutText(text: string): string {
  const points = [...text];
  if (points.length <= SHOWN) return text;
  const head = points.slice(0, SHOWN).join("");
  const space = head.search(/\s\S{0,40}$/u);
  return (space > 0 ? head.slice(0, space) : head).replace(/[\s.,;:!?…–-]+$/u, "");
}
