import { linkify } from "#app/lib/linkify.ts";

/** What a member wrote: plain text with its line breaks, in which addresses of the web are links. */
export function PostText({ text, className }: { text: string; className?: string }) {
  let at = 0;
  const parts = linkify(text).map((part) => {
    const key = at;
    at += part.text.length;
    return { ...part, key };
  });
  return (
    <p className={className}>
      {parts.map(({ key, text: words, href }) =>
        href === undefined ? (
          words
        ) : (
          <a key={key} href={href} rel="nofollow ugc noopener" className="link">
            {words}
          </a>
        ),
      )}
    </p>
  );
}
