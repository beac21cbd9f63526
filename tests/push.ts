import { expect, vi } from "vitest";
import { api } from "#tests/http.ts";
import { makePushKeys, type PushedMessage } from "#tests/push-keys.ts";

type Received = { url: string; method: string; headers: Headers; body: Uint8Array<ArrayBuffer> };

let count = 0;

/** A browser with keys of its own, as its push service knows it. */
export async function makeBrowser() {
  count += 1;
  const { keys, read } = await makePushKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/browser-${count}-${crypto.randomUUID()}`;
  return { endpoint, subscription: { endpoint, expirationTime: null, keys }, read };
}

export type Browser = Awaited<ReturnType<typeof makeBrowser>>;

export function register(browser: Pick<Browser, "subscription">, token?: string) {
  return api("/push/subscriptions", { method: "POST", token, body: browser.subscription });
}

/** Stands in for every push service, and for nothing else. */
export function fakePushServices(answer: (url: string) => Response = () => new Response(null, { status: 201 })) {
  const received: Received[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const body = new Uint8Array(await request.arrayBuffer());
    received.push({ url: request.url, method: request.method, headers: request.headers, body });
    return answer(request.url);
  });
  const to = ({ endpoint }: Browser) => received.filter(({ url }) => url === endpoint);
  return {
    to,
    /** Waits until a browser was sent so many messages, for they go out after the answer; reads the last. */
    async last(browser: Browser, messages = 1): Promise<PushedMessage> {
      await vi.waitFor(() => expect(to(browser)).toHaveLength(messages), { timeout: 5_000 });
      return browser.read(to(browser).at(-1)?.body ?? new Uint8Array());
    },
    restore: () => spy.mockRestore(),
  };
}
