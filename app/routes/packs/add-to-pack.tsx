import { data, redirect } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { PackedItem, PackSwitches } from "#app/components/add-to-pack.tsx";
import { albumPath } from "#app/components/album-card.tsx";
import { CreateInPlace } from "#app/components/create-in-place.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { ADD_TO_PACK } from "#app/lib/add-to-pack.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { savePackForm } from "#app/lib/save-pack.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { packChoices } from "#worker/domain/pack-choices.server.ts";
import { PackItemSchema } from "#worker/domain/packs.schema.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import type { Route } from "./+types/add-to-pack";

const Query = PackItemSchema.extend({ offset: paging(MAX_LIMIT).offset.catch(0) });
const SIGN_IN = { title: "Sign in required", description: "Please sign in to add to your packs" };

/** For the dialog Add to Pack, and for the page that stands in for it without a script. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const query = Query.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw data({ message: "There is nothing to add." }, { status: 404 });

  const here = `${url.pathname}${url.search}`;
  if (!(await ctx.viewer())) throw redirect(signInPath(here), { headers: flash(SIGN_IN) });
  const choices = await load(packChoices(ctx, { ...query.data, limit: MAX_LIMIT }), here);
  return { ...choices, offset: query.data.offset, pageSize: MAX_LIMIT };
}

/** What the form for a new pack posts to without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return savePackForm(request, getCtx({ context }));
}

/** Any write empties it, and packs that others change are not one's own. */
export const clientLoader = cachedLoader(minutes(1));

export default function AddToPack({ loaderData, actionData }: Route.ComponentProps) {
  const { item, packs, offset, pageSize } = loaderData;
  return (
    <div className="mx-auto w-full max-w-md px-gutter pt-8 lg:pt-14">
      <Heading level={1} className="mb-5">
        Add to Pack
      </Heading>
      <PackedItem item={item} />
      <PackSwitches item={item} packs={packs} offset={offset} pageSize={pageSize} />
      <CreateInPlace
        item={item}
        isOpen={packs.length === 0 || actionData?.result !== undefined}
        result={actionData?.result}
      />
      <div className="mt-6 flex justify-end">
        <Button asChild>
          <Link to={albumPath(item.album_id)}>Back to the album</Link>
        </Button>
      </div>
      <ActionToast answer={actionData} />
    </div>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData ? `Add ${loaderData.item.title} to a pack` : "Add to Pack",
    description: "Your music packs.",
    path: ADD_TO_PACK,
    origin: originOf(matches),
    noIndex: true,
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
