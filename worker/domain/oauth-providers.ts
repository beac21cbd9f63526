/** Whom one may sign in with (api-contract: GET /auth/{provider}), in the order in which they are offered. */
export const PROVIDERS = ["google", "discord", "github"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", discord: "Discord", github: "GitHub" };

/** One that can be signed in with here. */
export type OfferedProvider = { provider: Provider; name: string };

/** An identity at a provider that opens the member's account. */
export type LinkedSignIn = OfferedProvider & { email: string | null; linked_at: string };

/** The ways into one's own account. */
export type SignInMethods = {
  email: string;
  hasPassword: boolean;
  /** False for an account that a provider opened and whose name is still the one that was made up for it. */
  usernameChosen: boolean;
  linked: LinkedSignIn[];
  /** Set up here and not linked yet. */
  offered: OfferedProvider[];
};

export function isProvider(text: string | undefined): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}
