import { Plus } from "lucide-react";
import { z } from "zod";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { PackCard } from "#app/components/pack-card.tsx";
import { PackFormButton } from "#app/components/pack-form-button.tsx";
import { COVERS, ProfileList } from "#app/components/profile-list.tsx";
import { ProfileSubPage, sectionPath, totalOf } from "#app/components/profile-sub-page.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { profilePacks } from "#worker/domain/profile-lists.server.ts";
import type { Route } from "./+types/profile-packs";

const Query = z.object({ offset: paging().offset.catch(0) });

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const page = { username, limit: MAX_LIMIT, offset };
  return { ...(await load(profilePacks(getCtx({ context }), page), url.pathname)), offset, pageSize: MAX_LIMIT };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfilePacks({ loaderData }: Route.ComponentProps) {
  const { user, isSelf, items, offset, total } = loaderData;
  const isEmpty = items.length === 0 && offset === 0;
  return (
    <ProfileSubPage
      user={user}
      section="packs"
      count={totalOf(total, "pack")}
      action={isSelf && !isEmpty && <CreatePack />}
    >
      <ProfileList
        {...loaderData}
        name="packs"
        path={sectionPath(user.username, "packs")}
        idOf={(pack) => pack.id}
        looks={COVERS}
        empty={<EmptyState drawing="stack" text="No music packs created yet" action={isSelf && <CreatePack />} />}
        end="These are all the packs"
      >
        {(pack) => (
          <li className="min-w-0">
            <PackCard pack={pack} />
            <p className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">{pack.description ?? "No description"}</p>
          </li>
        )}
      </ProfileList>
    </ProfileSubPage>
  );
}

/** Without a script it leads to the catalog, where the form is a part of the page. */
function CreatePack() {
  return (
    <PackFormButton
      pack={null}
      path="/catalog"
      fields={{ tab: "packs" }}
      isAsked={false}
      variant="primary"
      icon={<Plus aria-hidden="true" />}
    >
      Create Pack
    </PackFormButton>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Music Packs", path: "/packs" }) : [];
}
