import { env } from "cloudflare:workers";
import { vi } from "vitest";

export type Asked = { method: string; url: URL; headers: Headers; body: string; signal: AbortSignal | null };
export type Answerer = (asked: Asked) => Response | Promise<Response>;

/** Stands in for everything outside, by host; nothing else can be reached. */
export function stubOutside(hosts: Record<string, Answerer>) {
  const received: Asked[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const asked = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: new TextDecoder().decode(await request.arrayBuffer()),
      signal: init?.signal ?? null,
    };
    received.push(asked);
    const answerer = hosts[asked.url.host];
    if (!answerer) throw new TypeError(`Nobody answers at ${asked.url.host}`);
    return answerer(asked);
  });
  return {
    received,
    /** What was asked at paths that hold a text, in order. */
    at: (path: string) => received.filter(({ url }) => url.pathname.includes(path)),
  };
}

/** As if nothing had ever been asked by any place. */
export async function forgetOutside(): Promise<void> {
  const { keys } = await env.CACHE.list({ prefix: "c1:" });
  for (const { name } of keys) await env.CACHE.delete(name);
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

/** Each call gets the next answer, and those after the last get the usual one. */
export function first(...answers: (() => Response | Promise<Response>)[]) {
  const queue = [...answers];
  return (usual: Answerer): Answerer =>
    (asked) => {
      const next = queue.shift();
      return next ? next() : usual(asked);
    };
}

/** Until the asker gives up. */
export const neverAnswers: Answerer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** Headers at once, and then a body that never ends. */
export const neverEnds: Answerer = ({ signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    }),
  );

export function cutOff(): Response {
  return new Response('{"id":"album1","name":"Half an al', { headers: { "Content-Type": "application/json" } });
}

/** Three megabytes that would be valid, told in pieces and without a length. */
export function hugeBody(): Response {
  let sent = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 48) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    }),
  );
}
