import { Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { DeedQuestion } from "#app/components/deed/deed-question.tsx";
import { deletePack } from "#app/components/deed/deeds.ts";
import { DeletePackButton } from "#app/components/delete-pack-button.tsx";
import { LazyPackSection } from "#app/components/lazy-pack-dialog.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { contents, packPath } from "#app/components/pack-card.tsx";
import { PackAlbums, PackTracks } from "#app/components/pack-contents.tsx";
import { PackFormButton } from "#app/components/pack-form-button.tsx";
import { PackHeader } from "#app/components/pack-header.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { excerpt, originOf, pageMeta } from "#app/lib/meta.ts";
import { savePackForm } from "#app/lib/save-pack.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { packPage } from "#worker/domain/pack-items.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import type { Route } from "./+types/pack";

const from = paging(MAX_LIMIT).offset.catch(0);
const Query = z.object({
  albums: from,
  tracks: from,
  form: z.literal("pack").optional().catch(undefined),
  delete: z.literal("ask").optional().catch(undefined),
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = Query.parse(Object.fromEntries(url.searchParams));
  const { albums: albumsFrom, tracks: tracksFrom } = query;
  const path = packPath(params.id);
  const page = await load(packPage(getCtx({ context }), params.id, { albumsFrom, tracksFrom }), path);
  return {
    ...page,
    albumsFrom,
    tracksFrom,
    pageSize: MAX_LIMIT,
    isEditing: page.isOwner && query.form === "pack",
    asksToDelete: page.isOwner && query.delete === "ask",
  };
}

/** What the form posts to without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return savePackForm(request, getCtx({ context }));
}

export const clientLoader = cachedLoader(minutes(2));

export default function PackScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { pack, albums, tracks, isOwner, albumsFrom, tracksFrom, pageSize, isEditing, asksToDelete } = loaderData;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // A page that came with the form in it keeps it there; a script opens it as a dialog.
  const [cameWithForm] = useState(isEditing && !hydrated);
  const path = packPath(pack.id);
  const list = { pack, pageSize, isOwner };
  return (
    <>
      <PackHeader pack={pack}>
        {isOwner && (
          <>
            <PackFormButton
              pack={pack}
              path={path}
              isAsked={isEditing && !cameWithForm}
              icon={<Pencil aria-hidden="true" />}
            >
              Edit
            </PackFormButton>
            <DeletePackButton pack={pack} />
          </>
        )}
      </PackHeader>
      <div className="page flex flex-col gap-10 lg:gap-14">
        {asksToDelete && <DeedQuestion deed={deletePack(pack)} cancel={path} />}
        {isEditing && cameWithForm && (
          <LazyPackSection
            pack={pack}
            fallback={`${path}?form=pack`}
            cancel={path}
            result={actionData?.result}
            onSaved={() => navigate(path, { replace: true })}
          />
        )}
        <PackAlbums key={`albums ${pack.id}`} {...list} first={albums} from={albumsFrom} />
        <PackTracks key={`tracks ${pack.id}`} {...list} first={tracks} from={tracksFrom} />
      </div>
      <ActionToast answer={actionData} />
    </>
  );
}

export const ErrorBoundary = notFoundBoundary(
  "Pack Not Found",
  "It may have been deleted, or the link is mistaken.",
  "Go to Home",
);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { pack } = loaderData;
  const origin = originOf(matches);
  const made = `A music pack by ${pack.creator.username}: ${contents(pack)}.`;
  return pageMeta({
    title: `${pack.name} by ${pack.creator.username}`,
    description: pack.description ? `${excerpt(pack.description)} ${made}` : made,
    path: packPath(pack.id),
    origin,
    type: "music.playlist",
    image: pack.cover_image_url ? { url: pack.cover_image_url, alt: `The cover of ${pack.name}` } : undefined,
    jsonLd: {
      "@type": "MusicPlaylist",
      name: pack.name,
      description: pack.description ?? undefined,
      url: `${origin}${packPath(pack.id)}`,
      dateCreated: pack.created_at,
      numTracks: pack.tracks_count,
      creator: {
        "@type": "Person",
        name: pack.creator.username,
        url: `${origin}/profile/${encodeURIComponent(pack.creator.username)}`,
      },
    },
  });
}
