import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { Glow } from "#app/components/glow.tsx";
import { Link } from "#app/components/link.tsx";
import { contents } from "#app/components/pack-card.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { Pack } from "#worker/domain/dto.ts";

/** What a pack is and whose. `children` are what its owner can do with it. */
export function PackHeader({ pack, children }: { pack: Pack; children?: ReactNode }) {
  return (
    <header className="relative isolate">
      <Glow seed={pack.id} />
      <div className="page grid gap-6 pt-6 pb-8 sm:grid-cols-[minmax(10rem,14rem)_1fr] sm:gap-9 lg:gap-12 lg:pt-12 lg:pb-10">
        <div className="mx-auto w-full max-w-52 sm:mx-0 sm:max-w-none">
          <PackCover url={pack.cover_image_url} />
        </div>
        <div className="flex min-w-0 flex-col justify-center gap-4 text-center sm:text-left">
          <div>
            <p className="text-sm text-muted">Music Pack</p>
            <Heading level={1} look="display" className="mt-1 wrap-anywhere">
              {pack.name}
            </Heading>
          </div>
          <p className={pack.description ? "prose mx-auto wrap-anywhere whitespace-pre-line sm:mx-0" : "text-muted"}>
            {pack.description ?? "No description"}
          </p>
          <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-sm text-muted sm:justify-start">
            <Link
              to={profilePath(pack.creator.username)}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-text underline-offset-3 hover:underline lg:min-h-8"
            >
              <Avatar src={pack.creator.profile_image_url} name={pack.creator.username} size="sm" decorative />
              {pack.creator.username}
            </Link>
            <span className="whitespace-nowrap">
              Created <time dateTime={pack.created_at}>{formatDate(pack.created_at)}</time>
            </span>
            <span className="whitespace-nowrap tabular-nums">{contents(pack)}</span>
          </p>
          {children && <div className="flex flex-wrap justify-center gap-2 sm:justify-start">{children}</div>}
        </div>
      </div>
    </header>
  );
}

/** That of the first album in it; its title stands in the list below. */
function PackCover({ url }: { url: string | null }) {
  if (url === null) {
    return (
      <span className="cover-edge grid aspect-square w-full place-items-center bg-raised text-edge">
        <Package aria-hidden="true" strokeWidth={1.25} className="size-20" />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={224}
      height={224}
      fetchPriority="high"
      decoding="async"
      className="cover-edge block aspect-square h-auto w-full bg-raised object-contain"
    />
  );
}
