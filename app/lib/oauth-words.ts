import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { PRODUCT } from "#app/lib/meta.ts";
import type { OAuthFailure, OAuthOutcome } from "#worker/domain/oauth.server.ts";

/** What is said of a sign-in with `name` that did not end as its person wished. */
export function oauthFailed(failure: OAuthFailure, name: string, { isLink }: { isLink: boolean }): ToastMessage {
  return { title: isLink ? "Not linked" : "Login Failed", description: WORDS[failure](name), tone: "error" };
}

const WORDS: Record<OAuthFailure, (name: string) => string> = {
  denied: (name) => `You cancelled at ${name}. Nothing has changed.`,
  bad_state: (name) => `That way back from ${name} has expired or was used already. Please try again.`,
  provider_failed: (name) => `${name} could not tell us who you are. Please try again in a moment.`,
  no_verified_email: (name) =>
    `Your ${name} account has no verified email. Verify it there, or sign up with a password.`,
  email_taken: (name) =>
    `An account with this email exists already, and ${name} has not verified that it is yours. Sign in with your password and link ${name} in the settings.`,
  other_identity: (name) => `Another ${name} account is linked to this account already. Unlink that one first.`,
  identity_taken: (name) => `This ${name} account belongs to another member already.`,
  session_changed: (name) => `You were signed out meanwhile. Sign in, then link ${name} again.`,
};

export function oauthDone(
  done: Extract<OAuthOutcome, { done: string }>["done"],
  name: string,
): ToastMessage | undefined {
  switch (done) {
    case "signed_in":
      return undefined;
    case "signed_up":
      return { title: `Welcome to ${PRODUCT}!`, description: "Your account has been created." };
    case "linked":
    case "joined":
      return { title: `${name} linked`, description: "From now on it signs you in to this account." };
    case "joined_unproved":
      return {
        title: `${name} linked`,
        description: `${name} has verified that your email is yours, so your account was secured: your old password no longer works and other devices are signed out. You can set a new password in the settings.`,
      };
  }
}
