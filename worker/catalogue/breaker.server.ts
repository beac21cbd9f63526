import { z } from "zod";
import { logError } from "../request-log.server.ts";

/** Why the outside did not answer a call. */
export const REASONS = [
  "not_found",
  /** The call exists, but not for our key. */
  "closed",
  "bad_request",
  "unauthorized",
  "rate_limited",
  "quota_exceeded",
  /** Nothing that we ask will be answered until the operator does something about it. */
  "misconfigured",
  /** 5xx, and whatever else nobody foresaw. */
  "failed",
  "malformed",
  "too_large",
  "timeout",
  "network",
  /** Not asked: the last answers were so bad that the catalogue is left alone for a while. */
  "resting",
  /** Not asked: the time that a page can wait is over, or too many others are waiting. */
  "out_of_time",
] as const;
export type Reason = (typeof REASONS)[number];

export type Refusal = { ok: false; reason: Reason; status: number | null; retryAfterMs: number | null };

const LastErrorSchema = z.object({
  at: z.number(),
  call: z.string(),
  reason: z.enum(REASONS),
  status: z.number().nullable(),
});
const SharedSchema = z.object({ openUntil: z.number(), openings: z.number(), lastError: LastErrorSchema.nullable() });

export type LastError = z.output<typeof LastErrorSchema>;
/** What all places know of a catalogue's health; `openUntil` is 0 or past where it is asked. */
export type SharedHealth = z.output<typeof SharedSchema>;

/** What an isolate remembers of a catalogue. */
export type BreakerMemory = SharedHealth & { failures: number[]; isProbing: boolean; readAt: number; wroteAt: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** So many failures within so long, and the catalogue rests. */
const MOST_FAILURES = 5;
const WITHIN = MINUTE;
/** The first rest, doubled by each that follows without a success between, and the longest. */
const RESTS: Partial<Record<Reason, { first: number; longest: number }>> = {
  rate_limited: { first: 30 * SECOND, longest: 24 * HOUR },
  quota_exceeded: { first: 15 * MINUTE, longest: 6 * HOUR },
  misconfigured: { first: HOUR, longest: HOUR },
};
const REST_AFTER_FAILURES = { first: 30 * SECOND, longest: 10 * MINUTE };
const FAILURES: readonly Reason[] = ["failed", "malformed", "too_large", "timeout", "network"];
/** Said by a catalogue that is well, of what was asked for. */
const ABOUT_ONE_THING: readonly Reason[] = ["not_found", "closed", "bad_request"];
/** How long an isolate believes what it read of the others. */
const BELIEVED = 30 * SECOND;
/** A shorter rest is over before others could read of it. */
const WORTH_TELLING = MINUTE;
/** What is not worth telling is written no more often, for the admins to see: a day has a thousand writes. */
const WRITE_EVERY = 5 * MINUTE;
/** Seconds. */
const KEPT = 7 * 24 * 60 * 60;

export function newBreakerMemory(): BreakerMemory {
  return { openUntil: 0, openings: 0, lastError: null, failures: [], isProbing: false, readAt: 0, wroteAt: 0 };
}

export type Breaker = {
  /** Whether the catalogue may be asked now. After a rest one call goes first, and the others wait for how it ends. */
  admits(): Promise<boolean>;
  /** What became of a call that was admitted. */
  report(call: string, outcome: { ok: true } | Refusal): Promise<void>;
};

/** Leaves a catalogue alone that fails or asks for it; what makes it rest is shared with all other places through KV. */
export function openBreaker(env: Env, catalogue: string, memory: BreakerMemory): Breaker {
  return {
    async admits() {
      const now = Date.now();
      if (now - memory.readAt > BELIEVED) await catchUp(env, catalogue, memory, now);
      if (memory.openUntil > now || memory.isProbing) return false;
      memory.isProbing = memory.openings > 0;
      return true;
    },

    async report(call, outcome) {
      const now = Date.now();
      const wasProbing = memory.isProbing;
      memory.isProbing = false;
      if (outcome.ok || ABOUT_ONE_THING.includes(outcome.reason)) {
        if (wasProbing) await recover(env, catalogue, memory);
        return;
      }
      if (outcome.reason === "out_of_time") return;

      memory.lastError = { at: now, call, reason: outcome.reason, status: outcome.status };
      const rest = restFor(outcome, memory, now, wasProbing);
      if (rest > 0) {
        memory.openUntil = now + rest;
        memory.openings += 1;
        memory.failures = [];
      }
      if (rest >= WORTH_TELLING || now - memory.wroteAt > WRITE_EVERY) await tell(env, catalogue, memory, now);
    },
  };
}

/** As last told by anybody; null where nothing ever went wrong. */
export async function readHealth(env: Env, catalogue: string): Promise<SharedHealth | null> {
  try {
    const kept = SharedSchema.safeParse(await env.CACHE.get(healthKey(catalogue), "json"));
    return kept.success ? kept.data : null;
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
    return null;
  }
}

/** Milliseconds to leave the catalogue alone for, after this. */
function restFor(refusal: Refusal, memory: BreakerMemory, now: number, wasProbing: boolean): number {
  const { reason, retryAfterMs } = refusal;
  const asked = RESTS[reason];
  if (asked) return Math.min(retryAfterMs ?? asked.first * 2 ** memory.openings, asked.longest);
  if (!FAILURES.includes(reason)) return 0;

  memory.failures = [...memory.failures.filter((at) => now - at < WITHIN), now];
  if (!wasProbing && memory.failures.length < MOST_FAILURES) return 0;
  return Math.min(REST_AFTER_FAILURES.first * 2 ** memory.openings, REST_AFTER_FAILURES.longest);
}

async function catchUp(env: Env, catalogue: string, memory: BreakerMemory, now: number): Promise<void> {
  memory.readAt = now;
  const others = await readHealth(env, catalogue);
  if (others === null || others.openUntil <= memory.openUntil) return;
  memory.openUntil = others.openUntil;
  memory.openings = Math.max(memory.openings, others.openings);
}

async function recover(env: Env, catalogue: string, memory: BreakerMemory): Promise<void> {
  memory.openings = 0;
  memory.openUntil = 0;
  memory.failures = [];
  await tell(env, catalogue, memory, Date.now());
}

async function tell(env: Env, catalogue: string, memory: BreakerMemory, now: number): Promise<void> {
  const { openUntil, openings, lastError } = memory;
  memory.wroteAt = now;
  try {
    await env.CACHE.put(healthKey(catalogue), JSON.stringify({ openUntil, openings, lastError }), {
      expirationTtl: KEPT,
    });
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
  }
}

function healthKey(catalogue: string): string {
  return `c1:${catalogue}:health`;
}
