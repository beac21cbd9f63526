import { data, redirect, useRouteError } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { AccountSection } from "#app/components/settings/account-section.tsx";
import { AppearanceSection } from "#app/components/settings/appearance-section.tsx";
import { BlockedSection } from "#app/components/settings/blocked-section.tsx";
import { ConnectionsSection } from "#app/components/settings/connections-section.tsx";
import { NotificationSection } from "#app/components/settings/notification-section.tsx";
import { ProfileSection } from "#app/components/settings/profile-section.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { listBlocks } from "#worker/domain/blocks.server.ts";
import { getSignInMethods } from "#worker/domain/oauth.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { findPushKey } from "#worker/domain/push.server.ts";
import { BIO_MAX, NAME_MAX, ProfileFormSchema } from "#worker/domain/settings.schema.ts";
import { getSettings, updateSettings } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/settings";

const HERE = "/settings";
const BLOCKED_PAGE = 20;
const SAVED = { title: "Profile saved", description: "Your name and bio have been updated." };

const Query = z.object({ blocked: paging().offset.catch(0) });

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), HERE);
  const { blocked: offset } = Query.parse(Object.fromEntries(url.searchParams));
  const [settings, blocks, signInMethods] = await Promise.all([
    section(ctx, getSettings(ctx, viewer.id)),
    section(ctx, listBlocks(ctx, { limit: BLOCKED_PAGE, offset })),
    section(ctx, getSignInMethods(ctx)),
  ]);
  if (!settings) throw data(null, { status: 500 });
  return {
    settings,
    blocked: {
      users: blocks?.map((block) => ({ ...block, id: block.blocked_id })) ?? null,
      offset,
      pageSize: BLOCKED_PAGE,
    },
    limits: { name: NAME_MAX, bio: BIO_MAX },
    pushKey: findPushKey(ctx),
    signInMethods,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const submitted = await submitForm(request, ProfileFormSchema, (input) => updateSettings(ctx, input), HERE);
  if (submitted.ok) {
    if (!sentByScript(request)) throw redirect(HERE, { headers: flash(SAVED) });
    return data({ result: submitted.result, toast: SAVED });
  }
  const { refusal, result, status } = submitted;
  const toast = refusal ? { title: "Error", description: refusal.message, tone: "error" as const } : undefined;
  return data({ result, toast }, { status });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, blocked, limits } = loaderData;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-10 px-gutter py-8 lg:px-0 lg:py-14">
      <Heading level={1}>Settings</Heading>
      <ProfileSection settings={settings} limits={limits} result={actionData?.result} />
      <AppearanceSection theme={settings.theme} />
      <NotificationSection settings={settings} pushKey={loaderData.pushKey} />
      <BlockedSection {...blocked} />
      <ConnectionsSection methods={loaderData.signInMethods} />
      <AccountSection username={settings.username} />
      <ActionToast answer={actionData} />
    </div>
  );
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} words={{ 500: { text: "Failed to fetch settings." } }} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Settings",
    description: "Your name, bio, theme, notifications and account.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
