import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { ProviderLinks } from "#app/components/auth/provider-links.tsx";
import { SignInForm } from "#app/components/auth/sign-in-form.tsx";
import { SignUpForm } from "#app/components/auth/sign-up-form.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { showToast, type ToastMessage } from "#app/components/ui/toaster.tsx";
import { flash } from "#app/lib/flash.server.ts";
import type { Refusal } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, PRODUCT, pageMeta } from "#app/lib/meta.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { useLater } from "#app/lib/use-later.ts";
import { getCtx } from "#worker/context.server.ts";
import { SignInSchema, SignUpFormSchema } from "#worker/domain/accounts.schema.ts";
import { signIn, signOut, signUp } from "#worker/domain/accounts.server.ts";
import { offeredProviders } from "#worker/domain/oauth.server.ts";
import type { Route } from "./+types/auth";

/** Milliseconds until a script leads on (part 1 §4): after signing in; after signing up, before and after the toast. */
const AFTER_SIGN_IN = 300;
const BEFORE_WELCOME = 1000;
const AFTER_WELCOME = 500;

const SIGNED_OUT = { title: "Signed out", description: "You have been signed out." };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const redirectTo = sameSitePath(url.searchParams.get("redirectTo"));
  if (url.searchParams.get("signout") === "true") {
    // A picture or a link on another site must not sign anybody out.
    if (request.headers.get("Sec-Fetch-Site") !== "cross-site") await signOut(ctx, { everywhere: false });
    throw redirect("/auth", { headers: flash(SIGNED_OUT) });
  }
  if (await ctx.viewer()) throw redirect(redirectTo);
  return {
    tab: url.searchParams.get("tab") === "signup" ? ("signup" as const) : ("signin" as const),
    redirectTo,
    providers: offeredProviders(ctx),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request.clone());
  return form.get("intent") === "sign-up"
    ? signUpAction(request, context, sameSitePath(String(form.get("redirectTo") ?? "")))
    : signInAction(request, context, sameSitePath(String(form.get("redirectTo") ?? "")));
}

async function signInAction(request: Request, context: Route.ActionArgs["context"], redirectTo: string) {
  const submitted = await submitForm(request, SignInSchema, (input) => signIn(getCtx({ context }), input), "/");
  if (submitted.ok) {
    if (!sentByScript(request)) throw redirect(redirectTo);
    return { entered: "in" as const, redirectTo, result: submitted.result, toast: undefined };
  }
  const { refusal, result, status } = submitted;
  const toast = refusal && { title: "Login Failed", description: refusal.message, tone: "error" as const };
  return data({ entered: null, redirectTo, result, toast: toast ?? undefined }, { status });
}

async function signUpAction(request: Request, context: Route.ActionArgs["context"], redirectTo: string) {
  const submitted = await submitForm(request, SignUpFormSchema, (input) => signUp(getCtx({ context }), input), "/");
  if (submitted.ok) {
    const welcome = { title: `Welcome to ${PRODUCT}!`, description: "Your account has been created." };
    if (!sentByScript(request)) throw redirect(redirectTo, { headers: flash(welcome) });
    return { entered: "up" as const, redirectTo, result: submitted.result, toast: undefined, welcome };
  }
  const { refusal, result, status } = submitted;
  const toast = refusal && { title: "Signup Failed", description: signUpRefusal(refusal), tone: "error" as const };
  return data({ entered: null, redirectTo, result, toast: toast ?? undefined }, { status });
}

/** The texts of part 1 §8. */
function signUpRefusal({ code, message }: Refusal): string {
  if (code === "username_taken") return "This username is already taken. Please choose another.";
  if (code === "email_taken") return "This email is already registered.";
  if (code === "invalid" || code === "rate_limited") return message;
  return "Failed to create account. Please try again.";
}

/** Signed in, the page stays until its delay is over; the loader would lead on at once. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.entered ? false : defaultShouldRevalidate;
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, redirectTo, providers } = loaderData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const entered = actionData?.entered ?? null;
  const pending = navigation.formAction?.startsWith("/auth") === true || entered !== null;
  const welcome = actionData && "welcome" in actionData ? actionData.welcome : undefined;

  useLater(entered === "in", AFTER_SIGN_IN, () => navigate(redirectTo, { replace: true }));
  useWelcome(welcome, () => navigate(redirectTo, { replace: true }));

  const query = redirectTo === "/" ? "" : `redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <AuthCard
      title={`Welcome to ${PRODUCT}`}
      intro="The notes on the back of every record, written by the people who listen to it."
    >
      <LinkTabs
        label="Account"
        value={tab}
        replace
        items={[
          { value: "signin", label: "Sign In", to: query ? `/auth?${query}` : "/auth" },
          { value: "signup", label: "Sign Up", to: `/auth?tab=signup${query ? `&${query}` : ""}` },
        ]}
      >
        {tab === "signin" ? (
          <SignInForm key="in" result={actionData?.result} redirectTo={redirectTo} pending={pending} />
        ) : (
          <SignUpForm key="up" result={actionData?.result} redirectTo={redirectTo} pending={pending} />
        )}
        <ProviderLinks providers={providers} redirectTo={redirectTo} />
      </LinkTabs>
      <ActionToast answer={actionData} />
    </AuthCard>
  );
}

/** A second, the toast, half a second more (part 1 §4). */
function useWelcome(welcome: ToastMessage | undefined, leadOn: () => void) {
  const [isGreeted, setIsGreeted] = useState(false);
  useLater(welcome !== undefined, BEFORE_WELCOME, () => {
    if (welcome) showToast(welcome);
    setIsGreeted(true);
  });
  useLater(isGreeted, AFTER_WELCOME, leadOn);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Sign In or Sign Up",
    description: `Join ${PRODUCT} to rate albums, write reviews and follow the people whose taste you trust.`,
    path: "/auth",
    origin: originOf(matches),
  });
}
