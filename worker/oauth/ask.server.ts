import type { z } from "zod";

/** `detail` is for the log: neither a secret nor anybody's data. */
export type Answer<T> = { ok: true; data: T } | { ok: false; detail: string };

type Question = { url: string; token: string; signal: AbortSignal };

/** Bytes. Whoever somebody is fits into a fraction of it. */
const MOST_BYTES = 256 * 1024;
/** GitHub refuses whoever does not name themselves. */
const USER_AGENT = "Sleevenotes";

/** Asks a provider in the name of who holds the token; never throws for anything that it does. */
export async function askJson<T>({ url, token, signal }: Question, schema: z.ZodType<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json", Authorization: `Bearer ${token}`, "User-Agent": USER_AGENT },
      // The token goes to the address that we know, and to no other.
      redirect: "manual",
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { ok: false, detail: `status ${response.status}` };
    }
    const body = await readCapped(response);
    if (body === null) return { ok: false, detail: "too large" };
    const read = schema.safeParse(JSON.parse(body));
    return read.success ? { ok: true, data: read.data } : { ok: false, detail: "malformed" };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, detail: "malformed" };
    return { ok: false, detail: signal.aborted ? "timeout" : "network" };
  }
}

/** Null for a body that is larger than any answer can be. */
async function readCapped(response: Response): Promise<string | null> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  // Leaving the loop early cancels the rest.
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
