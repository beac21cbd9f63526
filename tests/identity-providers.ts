import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { vi } from "vitest";
import type { Provider } from "#worker/domain/oauth-providers.ts";
import { page } from "./http.ts";

/** Somebody at a provider. */
export type Person = { id: string; email: string | null; isVerified: boolean; name: string };
type Fault = (url: string) => Response | Promise<Response> | undefined;

const HOSTS: Record<Provider, string[]> = {
  google: ["accounts.google.com", "oauth2.googleapis.com", "openidconnect.googleapis.com"],
  discord: ["discord.com"],
  github: ["github.com", "api.github.com"],
};

let count = 0;

export function somebody(given: Partial<Person> = {}): Person {
  count += 1;
  const email = `person${count}@provider.example`;
  return { id: String(9_000_000 + count), email, isVerified: true, name: `Person ${count}`, ...given };
}

/** Sets all three up, until the other function is called. */
export function configureProviders() {
  const names = ["GOOGLE", "DISCORD", "GITHUB"];
  const set = Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_CLIENT_ID`, `${name}-id`],
      [`${name}_CLIENT_SECRET`, `${name}-secret`],
    ]),
  );
  Object.assign(env, set);
  return () => Object.assign(env, Object.fromEntries(Object.keys(set).map((key) => [key, ""])));
}

/**
 * Stands in for the three providers, and for nothing else. Like theirs, its codes work once, for who holds the secret
 * and the verifier of the challenge that came with the person.
 */
export function fakeProviders() {
  const codes = new Map<string, { person: Person; challenge: string | null; redirectUri: string | null }>();
  const tokens = new Map<string, Person>();
  let fault: Fault = () => undefined;
  const asked: string[] = [];

  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.url);
    const spoiled = await fault(request.url);
    if (spoiled) return spoiled;
    const { host, pathname } = new URL(request.url);
    const provider = (Object.keys(HOSTS) as Provider[]).find((name) => HOSTS[name].includes(host));
    if (provider === undefined) throw new TypeError(`Nobody is at ${host}`);
    if (request.method === "POST") return exchange(provider, request);
    const person = tokens.get(request.headers.get("Authorization")?.replace("Bearer ", "") ?? "");
    if (!person) return Response.json({ error: "invalid_token" }, { status: 401 });
    return Response.json(profileOf(provider, pathname, person));
  });

  async function exchange(provider: Provider, request: Request): Promise<Response> {
    const form = await request.formData();
    const issued = codes.get(String(form.get("code")));
    codes.delete(String(form.get("code")));
    const name = provider.toUpperCase();
    const isApp = request.headers.get("Authorization") === `Basic ${btoa(`${name}-id:${name}-secret`)}`;
    const isOurs =
      issued !== undefined &&
      issued.challenge === challengeOf(String(form.get("code_verifier"))) &&
      issued.redirectUri === form.get("redirect_uri");
    if (!isApp || !isOurs) {
      // GitHub alone says so with a success.
      return Response.json({ error: "invalid_grant" }, { status: provider === "github" ? 200 : 400 });
    }
    const token = crypto.randomUUID();
    tokens.set(token, issued.person);
    return Response.json({ access_token: token, token_type: "bearer" });
  }

  return {
    asked,
    /** What goes wrong from now on; undefined leaves an answer as it is. */
    spoil(next: Fault) {
      fault = next;
    },
    /** A code as the person gets it who agreed. */
    consent(person: Person, authorize: URL): string {
      const code = crypto.randomUUID();
      const { searchParams } = authorize;
      codes.set(code, {
        person,
        challenge: searchParams.get("code_challenge"),
        redirectUri: searchParams.get("redirect_uri"),
      });
      return code;
    },
  };
}

/** S256 (RFC 7636). */
function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function profileOf(provider: Provider, path: string, { id, email, isVerified, name }: Person): unknown {
  switch (provider) {
    case "google":
      return { sub: id, email, email_verified: isVerified, given_name: name, name: `${name} Family` };
    case "discord":
      return { id, username: name, global_name: null, email, verified: isVerified };
    case "github":
      return path === "/user/emails"
        ? [
            { email: "another@provider.example", primary: false, verified: false, visibility: null },
            ...(email === null ? [] : [{ email, primary: true, verified: isVerified, visibility: "private" }]),
          ]
        : { id: Number(id), login: name, name: null, email: null };
  }
}

/** The cookies that a browser holds after an answer, those that were taken away left out. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=") ?? []);
  return Object.fromEntries(pairs.filter(([, value]) => value).map(([name, value]) => [name, value]));
}

/** Leaves for a provider, as `GET /auth/{provider}` sends one. */
export async function leave(provider: Provider, { token, query = "" }: { token?: string; query?: string } = {}) {
  const response = await page(`/auth/${provider}${query}`, { token });
  const cookie = cookiesOf(response)[`oauth-${provider}`] ?? "";
  return { response, cookie, authorize: new URL(response.headers.get("Location") ?? "", "http://localhost") };
}

/** Comes back from it with these parameters. */
export async function comeBack(
  provider: Provider,
  params: Record<string, string>,
  { cookie, token }: { cookie?: string; token?: string } = {},
) {
  const cookies = [...(cookie ? [`oauth-${provider}=${cookie}`] : []), ...(token ? [`session=${token}`] : [])];
  const response = await page(`/auth/${provider}/callback?${new URLSearchParams(params)}`, {
    headers: { Cookie: cookies.join("; "), "Sec-Fetch-Site": "cross-site", Referer: "https://provider.example/" },
  });
  const set = cookiesOf(response);
  return {
    response,
    location: response.headers.get("Location"),
    session: set.session,
    toast: decodeURIComponent(set.flash ?? ""),
  };
}

/** The whole way: there, agreeing, and back. */
export async function goThrough(
  providers: ReturnType<typeof fakeProviders>,
  provider: Provider,
  person: Person,
  { token, query }: { token?: string; query?: string } = {},
) {
  const { authorize, cookie } = await leave(provider, { token, query });
  const state = authorize.searchParams.get("state") ?? "";
  const code = providers.consent(person, authorize);
  return comeBack(provider, { code, state }, { cookie, token });
}
