import { ExternalLink } from "lucide-react";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { mediaLink } from "#app/lib/media-link.ts";

/** Where an event's link leads, by the host that is shown; nothing for what is no address of the web. */
export function MediaLink({ url }: { url: string | null }) {
  const media = mediaLink(url);
  if (media === null) return null;
  return (
    <a
      href={media.href}
      target="_blank"
      rel="nofollow ugc noopener"
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-sm text-accent underline-offset-3 hover:underline lg:min-h-8"
    >
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{media.host}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
