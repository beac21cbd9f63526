import { exports } from "cloudflare:workers";

export const ORIGIN = "http://localhost";

type Call = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> };

let places = 0;

/** Headers of a network address that nobody else calls from: limits by address are counted for it alone. */
export function somewhere(): Record<string, string> {
  places += 1;
  return { "CF-Connecting-IP": `2001:db8::${places.toString(16)}` };
}

/** One call of the API by a tool: a bearer token, or nobody. */
export function api(path: string, { method = "GET", body, token, headers = {} }: Call = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** The same, with its body read: for the calls whose status matters as much as what they say. */
export async function apiJson<T = Record<string, unknown>>(
  path: string,
  call?: Call,
): Promise<{ status: number; body: T }> {
  const response = await api(path, call);
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as T };
}

/** A page, as a browser with the member's cookie asks for it; redirects are not followed. */
export function page(path: string, { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {}) {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    redirect: "manual",
    headers: { ...(token === undefined ? {} : { Cookie: `session=${token}` }), ...headers },
  });
}

/** A form posted without JavaScript. */
export function postForm(path: string, fields: Record<string, string | string[]>, { token }: { token?: string } = {}) {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: ORIGIN,
      "Content-Type": "application/x-www-form-urlencoded",
      ...(token === undefined ? {} : { Cookie: `session=${token}` }),
    },
    body: form,
  });
}
