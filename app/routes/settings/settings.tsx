import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { type ReactNode, useId } from "react";
import { data, Form, redirect, useFetcher, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxChip, ChipGroup } from "#app/components/ui/checkbox-chip.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { applyTheme } from "#app/lib/theme.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { useValidator } from "#app/lib/use-validator.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { BIO_MAX, NAME_MAX, type ProfileForm, ProfileFormSchema, type Theme } from "#worker/domain/settings.schema.ts";
import { getSettings, updateSettings } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/settings";

const HERE = "/settings";
const SAVED = { title: "Profile saved", description: "Your name and bio have been updated." };
const THEMES: { value: Theme; label: string }[] = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "system", label: "System" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), HERE);
  return {
    settings: await load(getSettings(ctx, viewer.id), HERE),
    limits: { name: NAME_MAX, bio: BIO_MAX },
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
  const { settings, limits } = loaderData;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-10 px-gutter py-8 lg:px-0 lg:py-14">
      <Heading level={1}>Settings</Heading>
      <ProfileSection settings={settings} limits={limits} result={actionData?.result} />
      <AppearanceSection theme={settings.theme} />
      <Section title="Account">
        <ul className="flex flex-col items-start gap-3">
          <li>
            <Link to="/settings/change-password" className="link">
              Change Password
            </Link>
          </li>
          <li>
            <Link to="/privacypolicy" className="link">
              Privacy Policy
            </Link>
          </li>
          <li>
            <Link to="/termsandconditions" className="link">
              Terms and Conditions
            </Link>
          </li>
        </ul>
      </Section>
      <SignOutSection />
      <ActionToast answer={actionData} />
    </div>
  );
}

type SettingsData = Route.ComponentProps["loaderData"]["settings"];

function ProfileSection({
  settings,
  limits,
  result,
}: {
  settings: SettingsData;
  limits: Route.ComponentProps["loaderData"]["limits"];
  result: NonNullable<Route.ComponentProps["actionData"]>["result"] | undefined;
}) {
  const pending = useNavigation().formAction === HERE;
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.profile),
  );
  const [form, fields] = useForm<ProfileForm>({
    id: "profile",
    lastResult: result,
    defaultValue: { name: settings.name, bio: settings.bio },
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <Section title="Profile">
      <p className="text-sm text-muted">
        Signed in as{" "}
        <Link to={`/profile/${settings.username}`} className="link">
          {settings.username}
        </Link>
      </p>
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <TextField
          label="Name"
          autoComplete="name"
          errors={fields.name.errors}
          {...getInputProps(fields.name, { type: "text" })}
          max={limits.name}
        />
        <TextArea label="Bio" errors={fields.bio.errors} {...getTextareaProps(fields.bio)} max={limits.bio} rows={4} />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          Save Profile
        </Button>
      </Form>
    </Section>
  );
}

function AppearanceSection({ theme }: { theme: Theme }) {
  const fetcher = useFetcher();
  const chosen = fetcher.formData?.get("theme") ?? theme;
  useFetcherToast(fetcher);
  return (
    <Section title="Appearance">
      <fetcher.Form
        method="post"
        action="/actions/set-theme"
        className="flex flex-col gap-3"
        onChange={(event) => {
          const wanted = new FormData(event.currentTarget).get("theme");
          const picked = THEMES.find(({ value }) => value === wanted);
          if (picked) applyTheme(picked.value);
          fetcher.submit(event.currentTarget);
        }}
      >
        <input type="hidden" name="redirectTo" value={HERE} />
        <ChipGroup legend="Theme">
          {THEMES.map(({ value, label }) => (
            <CheckboxChip
              key={value}
              radio
              label={label}
              name="theme"
              value={value}
              defaultChecked={value === chosen}
            />
          ))}
        </ChipGroup>
        <noscript>
          <Button type="submit">Save Theme</Button>
        </noscript>
      </fetcher.Form>
    </Section>
  );
}

function SignOutSection() {
  const pending = useNavigation().formAction === "/actions/sign-out";
  return (
    <Section title="Sign out">
      <p className="text-sm text-muted">Everything that this browser keeps of you is cleared.</p>
      <Form method="post" action="/actions/sign-out" className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Sign Out
        </Button>
        <Button type="submit" name="everywhere" value="true" variant="ghost" pending={pending}>
          Sign Out Everywhere
        </Button>
      </Form>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Settings",
    description: "Your name, bio, theme and account.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
