import { data, redirect } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { Link } from "#app/components/link.tsx";
import { PictureForm } from "#app/components/profile-image/picture-form.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { attempt, load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { shellUser } from "#app/lib/session-user.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { removeProfileImage, setProfileImage } from "#worker/domain/profile-image.server.ts";
import { readMultipart } from "#worker/images/read-multipart.ts";
import type { Route } from "./+types/profile-image";

const HERE = "/settings/profile-image";
const UPDATED = { title: "Profile image updated", description: "Your profile image has been updated successfully" };
const REMOVED = { title: "Profile image removed" };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  await load(requireViewer(ctx), HERE);
  return { user: await shellUser(ctx) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), HERE);
  const form = await attempt(readMultipart(request, { imageField: "image" }), HERE);
  if (!form.ok) return refuse(form);

  const { image, fields } = form.value;
  const isRemoving = fields.intent === "remove";
  const work = isRemoving
    ? removeProfileImage(ctx)
    : setProfileImage(ctx, { userId: viewer.id, readImage: async () => image });
  const outcome = await attempt<unknown>(work, HERE);
  if (!outcome.ok) return refuse(outcome);
  throw redirect(`/profile/${viewer.username}`, { headers: flash(isRemoving ? REMOVED : UPDATED) });
}

export default function ProfileImagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = loaderData;
  return (
    <div className="mx-auto w-full max-w-xl px-gutter pt-8 lg:pt-14">
      <Heading level={1} className="mb-6">
        Profile picture
      </Heading>
      {user && <PictureForm user={user} />}
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/profile" className="link">
          Your profile
        </Link>
        <Link to="/settings" className="link">
          Settings
        </Link>
      </p>
      <ActionToast answer={actionData} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Profile picture",
    description: "Change the picture that others see of you.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}

function refuse({ refusal, status }: { refusal: { message: string }; status: number }) {
  const title = "Failed to update profile image";
  return data({ toast: { title, description: refusal.message, tone: "error" as const } }, { status });
}
