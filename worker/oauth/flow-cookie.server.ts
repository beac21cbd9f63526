import { parse, serialize } from "hono/utils/cookie";
import { FLOW_LIFETIME, type Flow, FlowSchema } from "../domain/oauth-flow.server.ts";
import type { Provider } from "../domain/oauth-providers.ts";

/** Lax, because the way back is a link from the provider's site. One a provider, so that two tabs may try two. */
function nameOf(request: Request, provider: string): string {
  return `${isSecure(request) ? "__Host-" : ""}oauth-${provider}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

function attributes(request: Request) {
  return { path: "/", httpOnly: true, secure: isSecure(request), sameSite: "Lax" } as const;
}

export function flowCookie(request: Request, provider: Provider, flow: Flow): string {
  return serialize(nameOf(request, provider), JSON.stringify(flow), {
    ...attributes(request),
    maxAge: FLOW_LIFETIME / 1000,
  });
}

export function spentFlowCookie(request: Request, provider: string): string {
  return serialize(nameOf(request, provider), "", { ...attributes(request), maxAge: 0 });
}

/** Null where there is none, or none that this site wrote. */
export function readFlowCookie(request: Request, provider: string): Flow | null {
  const name = nameOf(request, provider);
  const value = parse(request.headers.get("Cookie") ?? "", name)[name];
  if (value === undefined) return null;
  try {
    return FlowSchema.nullable().catch(null).parse(JSON.parse(value));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
