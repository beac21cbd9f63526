import { expect, vi } from "vitest";
import { api, ORIGIN } from "#tests/http.ts";
import type { LiveMessage } from "#worker/domain/live.server.ts";

export type Listening = {
  socket: WebSocket;
  messages: LiveMessage[];
  /** The code that it was closed with. */
  closed: () => number | undefined;
  /** Waits for the message that `is` one. */
  heard: (is: (message: LiveMessage) => boolean) => Promise<LiveMessage>;
};

export function askForStream(headers: Record<string, string>): Promise<Response> {
  return api("/notifications/stream", { headers: { Upgrade: "websocket", ...headers } });
}

/** Opens the stream as a member's browser does, and has heard the first message. */
export async function listen(token: string): Promise<Listening> {
  const response = await askForStream({ Cookie: `session=${token}`, Origin: ORIGIN });
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("No socket came");
  const messages: LiveMessage[] = [];
  let code: number | undefined;
  socket.addEventListener("message", ({ data }) => {
    if (data !== "pong") messages.push(JSON.parse(String(data)));
  });
  socket.addEventListener("close", (event) => {
    code = event.code;
  });
  socket.accept();

  async function heard(is: (message: LiveMessage) => boolean) {
    const message = await vi.waitFor(
      () => {
        const found = messages.findLast(is);
        if (!found) throw new Error(`Heard only ${JSON.stringify(messages)}`);
        return found;
      },
      { timeout: 5_000 },
    );
    return message;
  }
  await heard(() => true);
  return { socket, messages, closed: () => code, heard };
}
