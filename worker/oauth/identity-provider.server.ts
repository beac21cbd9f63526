import {
  ArcticFetchError,
  CodeChallengeMethod,
  OAuth2Client,
  OAuth2RequestError,
  type OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from "arctic";
import { z } from "zod";
import type { Provider } from "../domain/oauth-providers.ts";
import { askJson } from "./ask.server.ts";
import { credentialsOf, FACTS } from "./endpoints.ts";
import { type Profile, readProfile } from "./profiles.server.ts";

/** `detail` is for the log: neither a secret nor anybody's data. */
export type Identified = { ok: true; profile: Profile } | { ok: false; detail: string };

export type IdentityProvider = {
  /** Where a person is sent to say who they are. */
  authorizationUrl(flow: { state: string; verifier: string }): URL;
  /** Who it is that came back with the code; never throws for anything that the provider does. */
  identify(answer: { code: string; verifier: string }): Promise<Identified>;
};

/** Milliseconds for each of the two steps: exchanging the code, and asking whose it is. */
const STEP_MS = 5_000;

const TokenSchema = z.object({ access_token: z.string().min(1) });

type Options = { redirectUri: string; stepMs?: number };

/** @returns null where the provider's credentials are not set */
export function openProvider(
  env: Env,
  provider: Provider,
  { redirectUri, stepMs = STEP_MS }: Options,
): IdentityProvider | null {
  const credentials = credentialsOf(env, provider);
  if (credentials === null) return null;

  const { scopes, endpoints } = FACTS[provider];
  const at = endpoints(env);
  // arctic's client for any provider, since its ready-made ones know no other address (and for GitHub no PKCE).
  const client = new OAuth2Client(credentials.id, credentials.secret, redirectUri);

  return {
    authorizationUrl: ({ state, verifier }) =>
      client.createAuthorizationURLWithPKCE(at.authorize, state, CodeChallengeMethod.S256, verifier, scopes),

    async identify({ code, verifier }) {
      const exchanged = await exchange(() => client.validateAuthorizationCode(at.token, code, verifier), stepMs);
      if (!("token" in exchanged)) return { ok: false, detail: `token: ${exchanged.detail}` };

      const signal = AbortSignal.timeout(stepMs);
      const profile = await readProfile(
        provider,
        (url, schema) => askJson({ url, token: exchanged.token, signal }, schema),
        at,
      );
      return profile.ok ? { ok: true, profile: profile.data } : { ok: false, detail: `profile: ${profile.detail}` };
    },
  };
}

/** Arctic waits as long as it takes; a person does not. */
async function exchange(
  ask: () => Promise<OAuth2Tokens>,
  atMostMs: number,
): Promise<{ token: string } | { detail: string }> {
  const answer = ask().then(
    ({ data }) => {
      const read = TokenSchema.safeParse(data);
      return read.success ? { token: read.data.access_token } : { detail: "no token" };
    },
    (error: unknown) => ({ detail: detailOf(error) }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ detail: string }>((resolve) => {
    timer = setTimeout(resolve, atMostMs, { detail: "timeout" });
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}

/** Arctic's errors carry what the provider wrote; only a code from OAuth's own alphabet goes on. */
function detailOf(error: unknown): string {
  if (error instanceof OAuth2RequestError) return /^[a-z_]{1,40}$/.test(error.code) ? error.code : "refused";
  if (error instanceof UnexpectedResponseError) return `status ${error.status}`;
  if (error instanceof UnexpectedErrorResponseBodyError) return `malformed ${error.status}`;
  return error instanceof ArcticFetchError ? "network" : "unreadable";
}
