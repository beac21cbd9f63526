import { addressOf } from "../catalogue/address.ts";
import type { Provider } from "../domain/oauth-providers.ts";

export type Credentials = { id: string; secret: string };
export type Endpoints = {
  authorize: string;
  token: string;
  profile: string;
  /** Where the addresses are asked for separately. */
  emails: string | null;
};

type Facts = {
  scopes: string[];
  credentials: (env: Env) => { id: string | undefined; secret: string | undefined };
  endpoints: (env: Env) => Endpoints;
};

/** What is known of each provider. Away from production, one address may stand for all of a provider's hosts. */
export const FACTS: Record<Provider, Facts> = {
  google: {
    scopes: ["openid", "email", "profile"],
    credentials: (env) => ({ id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET }),
    endpoints: (env) => ({
      authorize: `${addressOf(env, env.GOOGLE_OAUTH_URL, "https://accounts.google.com")}/o/oauth2/v2/auth`,
      token: `${addressOf(env, env.GOOGLE_OAUTH_URL, "https://oauth2.googleapis.com")}/token`,
      profile: `${addressOf(env, env.GOOGLE_OAUTH_URL, "https://openidconnect.googleapis.com")}/v1/userinfo`,
      emails: null,
    }),
  },
  discord: {
    scopes: ["identify", "email"],
    credentials: (env) => ({ id: env.DISCORD_CLIENT_ID, secret: env.DISCORD_CLIENT_SECRET }),
    endpoints: (env) => {
      const base = addressOf(env, env.DISCORD_OAUTH_URL, "https://discord.com");
      return {
        authorize: `${base}/oauth2/authorize`,
        token: `${base}/api/oauth2/token`,
        profile: `${base}/api/users/@me`,
        emails: null,
      };
    },
  },
  github: {
    scopes: ["read:user", "user:email"],
    credentials: (env) => ({ id: env.GITHUB_CLIENT_ID, secret: env.GITHUB_CLIENT_SECRET }),
    endpoints: (env) => {
      const site = addressOf(env, env.GITHUB_OAUTH_URL, "https://github.com");
      const api = addressOf(env, env.GITHUB_OAUTH_URL, "https://api.github.com");
      return {
        authorize: `${site}/login/oauth/authorize`,
        token: `${site}/login/oauth/access_token`,
        profile: `${api}/user`,
        emails: `${api}/user/emails`,
      };
    },
  },
};

/** Null where the provider is not set up: both halves are needed. */
export function credentialsOf(env: Env, provider: Provider): Credentials | null {
  const { id, secret } = FACTS[provider].credentials(env);
  return id && secret ? { id, secret } : null;
}
