import { z } from "zod";
import type { Provider } from "../domain/oauth-providers.ts";
import type { Answer } from "./ask.server.ts";
import type { Endpoints } from "./endpoints.ts";

/** Whom a provider says somebody is. `id` alone is theirs for good; the rest may change at the provider. */
export type Profile = {
  id: string;
  email: string | null;
  isEmailVerified: boolean;
  /** What a username may be made of, the likeliest first. */
  names: string[];
};

/** One question to the provider in the person's name. */
export type Ask = <T>(url: string, schema: z.ZodType<T>) => Promise<Answer<T>>;

const Id = z.string().min(1).max(255);
const Optional = z.string().max(320).nullish().catch(null);
const Name = z.string().max(200).nullish().catch(null);

const GoogleSchema = z.object({
  sub: Id,
  email: Optional,
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish().catch(false),
  given_name: Name,
  name: Name,
});

const DiscordSchema = z.object({
  id: Id,
  email: Optional,
  verified: z.boolean().nullish().catch(false),
  username: Name,
  global_name: Name,
});

const GitHubSchema = z.object({ id: z.number().int().positive(), login: Name, name: Name });
const GitHubEmailsSchema = z.array(
  z.object({ email: z.string().max(320), primary: z.boolean(), verified: z.boolean() }),
);

/** Asks a provider who it is that was sent back; what it answers is read, not trusted. */
export async function readProfile(provider: Provider, ask: Ask, endpoints: Endpoints): Promise<Answer<Profile>> {
  switch (provider) {
    case "google": {
      const answer = await ask(endpoints.profile, GoogleSchema);
      return mapped(answer, ({ sub, email, email_verified, given_name, name }) => ({
        id: sub,
        email: email ?? null,
        isEmailVerified: email_verified === true,
        names: named(given_name, name),
      }));
    }
    case "discord": {
      const answer = await ask(endpoints.profile, DiscordSchema);
      return mapped(answer, ({ id, email, verified, username, global_name }) => ({
        id,
        email: email ?? null,
        isEmailVerified: verified === true,
        names: named(username, global_name),
      }));
    }
    case "github":
      return readGitHub(ask, endpoints);
  }
}

/** Which address is the main one, and which are verified, GitHub says elsewhere than who it is. */
async function readGitHub(ask: Ask, { profile, emails }: Endpoints): Promise<Answer<Profile>> {
  const [user, addresses] = await Promise.all([ask(profile, GitHubSchema), ask(emails ?? profile, GitHubEmailsSchema)]);
  if (!user.ok) return user;
  return mapped(addresses, (list) => {
    const verified = list.filter((address) => address.verified);
    const best = verified.find(({ primary }) => primary) ?? verified[0] ?? list.find(({ primary }) => primary);
    return {
      id: String(user.data.id),
      email: best?.email ?? null,
      isEmailVerified: best?.verified === true,
      names: named(user.data.login, user.data.name),
    };
  });
}

function mapped<T, U>(answer: Answer<T>, map: (data: T) => U): Answer<U> {
  return answer.ok ? { ok: true, data: map(answer.data) } : answer;
}

function named(...names: (string | null | undefined)[]): string[] {
  return names.filter((name) => typeof name === "string");
}
