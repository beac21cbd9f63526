import type { z } from "zod";
import type { AnswerCache } from "./answer-cache.server.ts";
import type { Breaker, Reason, Refusal } from "./breaker.server.ts";

export type Outcome<T> = { ok: true; data: T } | Refusal;

/** One question to the outside. */
export type Call = {
  /** For logs and the health of the catalogue: `album`, never an address with what somebody looked for in it. */
  name: string;
  url: URL;
  headers?: Record<string, string>;
  /** A form makes it a POST, which is never asked twice. */
  form?: Record<string, string>;
  /** Milliseconds. */
  timeoutMs?: number;
  /** Seconds for which the answer may be given again to whoever asks the same. */
  keptFor?: number;
};

export type ClientOptions = {
  userAgent: string;
  breaker: Breaker;
  /** Waits for its turn, at most so many milliseconds; false where that does not come. */
  pace?: (atMostMs: number) => Promise<boolean>;
  /** What the catalogue means by a status that is no success; undefined where it is the usual. */
  explain?: (status: number, body: string) => { reason: Reason; retryAfterMs?: number } | undefined;
  cache?: AnswerCache;
  budgetMs?: number;
  timeoutMs?: number;
};

export type Client = {
  /** What the catalogue answered, as the schema reads it; never throws for anything that the outside does. */
  getJson<T>(call: Call, schema: z.ZodType<T>): Promise<Outcome<T>>;
  /** The status of a HEAD, redirects not followed; null where there was no answer. For hosts beside the catalogue's own. */
  head(url: URL): Promise<number | null>;
};

/** All calls of one request together: with the database before and after, a page is there within 8 seconds. */
export const BUDGET_MS = 7_000;
const TIMEOUT_MS = 5_000;
const HEAD_TIMEOUT_MS = 2_500;
/** Less is left: nobody is asked any more. */
const LEAST_MS = 50;
/** Bytes. No answer that we ask for comes near. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_HOPS = 2;
/** A wait that the catalogue asks for is waited out up to this; past it, it is left alone. */
const SHORT_WAIT_MS = 2_000;
const RETRY_AFTER = { least: 200, most: 600 };

/**
 * For the calls of one request: what an earlier one took, a later one lacks, and past the budget all fail at once. Work
 * that nobody waits for opens its own.
 */
export function openClient(options: ClientOptions): Client {
  const { breaker, budgetMs = BUDGET_MS } = options;
  let deadline: number | undefined;
  const left = () => {
    deadline ??= Date.now() + budgetMs;
    return deadline - Date.now();
  };

  return {
    async getJson(call, schema) {
      const kept = await recall(options, call, schema);
      if (kept !== null) return kept;
      if (left() < LEAST_MS) return refusal("out_of_time");
      if (!(await breaker.admits())) return refusal("resting");

      let outcome = await ask(options, call, schema, left);
      const wait = call.form ? null : waitBeforeRetry(outcome);
      if (wait !== null && wait + LEAST_MS < left()) {
        await sleep(wait);
        outcome = await ask(options, call, schema, left);
      }
      await breaker.report(call.name, outcome);
      if (outcome.ok && call.keptFor)
        await options.cache?.put(call.url.href, JSON.stringify(outcome.data), call.keptFor);
      return outcome;
    },

    async head(url) {
      const timeout = Math.min(HEAD_TIMEOUT_MS, left());
      if (timeout < LEAST_MS) return null;
      const answer = await send(url, {
        method: "HEAD",
        headers: { "User-Agent": options.userAgent },
        signal: AbortSignal.timeout(timeout),
      });
      if (!("response" in answer)) return null;
      await discard(answer.response);
      return answer.response.status;
    },
  };
}

/** Read by the schema like any other answer; what was kept of it is already as the schema makes it. */
async function recall<T>({ cache }: ClientOptions, call: Call, schema: z.ZodType<T>): Promise<Outcome<T> | null> {
  const body = call.keptFor && cache ? await cache.get(call.url.href) : null;
  const read = body === null ? null : parse(body, schema);
  return read?.ok ? read : null;
}

/** The two refusals that are worth a second try: what may have been an accident, and a short wait that was asked for. */
function waitBeforeRetry(outcome: Outcome<unknown>): number | null {
  if (outcome.ok) return null;
  if (outcome.reason === "rate_limited") {
    const { retryAfterMs } = outcome;
    return retryAfterMs !== null && retryAfterMs <= SHORT_WAIT_MS ? retryAfterMs : null;
  }
  if (outcome.reason !== "network" && outcome.reason !== "failed") return null;
  return RETRY_AFTER.least + Math.random() * (RETRY_AFTER.most - RETRY_AFTER.least);
}

async function ask<T>(
  options: ClientOptions,
  call: Call,
  schema: z.ZodType<T>,
  left: () => number,
): Promise<Outcome<T>> {
  let url = call.url;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    if (left() < LEAST_MS) return refusal("out_of_time");
    if (options.pace && !(await options.pace(left()))) return refusal("out_of_time");

    const timeout = Math.min(call.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS, left());
    if (timeout < LEAST_MS) return refusal("out_of_time");
    const answer = await exchange(options, { ...call, url }, AbortSignal.timeout(timeout));
    if (!("status" in answer)) return refusal(answer.reason);

    const { status, headers, body } = answer;
    const location = status >= 300 && status < 400 ? headers.get("Location") : null;
    const read = status < 400 ? parse(body, schema) : undefined;
    // A moved record's answer may hold the record itself.
    if (read?.ok) return read;
    if (location === null) return read ?? explained(options, status, headers, body);

    const next = target(location, url, call.url);
    if (next === null) return refusal("failed", status);
    url = next;
  }
  return refusal("failed");
}

type Exchanged = { status: number; headers: Headers; body: string } | { reason: Reason };

async function exchange(options: ClientOptions, call: Call, signal: AbortSignal): Promise<Exchanged> {
  const answer = await send(call.url, {
    method: call.form ? "POST" : "GET",
    headers: { Accept: "application/json", "User-Agent": options.userAgent, ...call.headers },
    body: call.form ? new URLSearchParams(call.form) : undefined,
    signal,
  });
  if (!("response" in answer)) return answer;
  const { response } = answer;
  try {
    const body = await readCapped(response);
    return body === null ? { reason: "too_large" } : { status: response.status, headers: response.headers, body };
  } catch (error) {
    return { reason: reasonOf(error, signal) };
  }
}

async function send(
  url: URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<{ response: Response } | { reason: Reason }> {
  try {
    return { response: await fetch(url, { ...init, redirect: "manual" }) };
  } catch (error) {
    return { reason: reasonOf(error, init.signal) };
  }
}

function reasonOf(error: unknown, signal: AbortSignal): Reason {
  return signal.aborted || (error instanceof DOMException && error.name === "TimeoutError") ? "timeout" : "network";
}

/** Null for a body that is larger than any answer can be. */
async function readCapped(response: Response): Promise<string | null> {
  if (Number(response.headers.get("Content-Length") ?? 0) > MOST_BYTES) {
    await discard(response);
    return null;
  }
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

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

function parse<T>(body: string, schema: z.ZodType<T>): Outcome<T> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return refusal("malformed");
    throw error;
  }
  const read = schema.safeParse(json);
  return read.success ? { ok: true, data: read.data } : refusal("malformed");
}

function explained({ explain }: ClientOptions, status: number, headers: Headers, body: string): Refusal {
  const retryAfterMs = readRetryAfter(headers.get("Retry-After"));
  const said = explain?.(status, body);
  return refusal(said?.reason ?? usualReason(status), status, said?.retryAfterMs ?? retryAfterMs);
}

function usualReason(status: number): Reason {
  switch (status) {
    case 400:
      return "bad_request";
    case 401:
      return "unauthorized";
    case 403:
      return "closed";
    case 404:
    case 410:
      return "not_found";
    case 429:
      return "rate_limited";
    default:
      return "failed";
  }
}

/** Where a record has moved to: within the same service, and never to where it does not speak https. */
function target(location: string, from: URL, asked: URL): URL | null {
  const next = URL.parse(location, from);
  if (next === null || next.hostname !== asked.hostname) return null;
  // MusicBrainz names itself with http.
  return new URL(next.pathname + next.search, asked);
}

/** Seconds, or a date. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

export function refusal(reason: Reason, status: number | null = null, retryAfterMs: number | null = null): Refusal {
  return { ok: false, reason, status, retryAfterMs };
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
