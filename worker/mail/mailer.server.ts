import type { Ctx } from "../context.server.ts";
import { newId } from "../domain/ids.server.ts";
import { log } from "../request-log.server.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
};
/** A mail as the mailbox of development and tests shows it. */
export type KeptMail = Mail & { created_at: string };

export const MAIL_PREFIX = "mail:";
const KEPT_SECONDS = 24 * 60 * 60;
/** Later than any time in milliseconds; taken from it, the newest mail's key sorts first, as KV lists by key. */
const END_OF_TIME = 1e15;

/**
 * Sends in production; elsewhere keeps the mail a day for /dev/mailbox. Mail goes out when the answer has gone, so a
 * failure is logged, without the address, and thrown to nobody.
 */
export async function sendMail(ctx: Pick<Ctx, "env" | "now" | "requestId">, mail: Mail): Promise<void> {
  const { env } = ctx;
  try {
    if (hasMailbox(env)) await keep(ctx, mail);
    else await env.EMAIL.send({ from: sender(env.MAIL_FROM), ...mail });
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log(env, { event: "mail_failed", request_id: ctx.requestId, reason });
  }
}

/** Whether mail stays on this machine, to be read at /dev/mailbox: everywhere but in production. */
export function hasMailbox(env: Env): boolean {
  return env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test";
}

async function keep({ env, now }: Pick<Ctx, "env" | "now">, mail: Mail): Promise<void> {
  const kept: KeptMail = { ...mail, created_at: new Date(now).toISOString() };
  const key = `${MAIL_PREFIX}${String(END_OF_TIME - now).padStart(15, "0")}:${newId()}`;
  await env.CACHE.put(key, JSON.stringify(kept), { expirationTtl: KEPT_SECONDS });
}

/** `Name <address>` as the binding takes it. */
export function sender(from: string): { name: string; email: string } {
  const [, name, email] = /^(.+?)\s*<([^<>]+)>$/.exec(from) ?? [];
  if (name === undefined || email === undefined) throw new Error("MAIL_FROM must read: Name <address>");
  return { name, email };
}
