import { exports } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { KeptMail } from "#worker/mail/mailer.server.ts";
import { ORIGIN } from "./http.ts";

/** All mails to the address, newest first, once there are `count`: mail goes out after the answer. */
export function mailsTo(email: string, count = 1): Promise<KeptMail[]> {
  return vi.waitFor(async () => {
    const response = await exports.default.fetch(`${ORIGIN}/dev/mailbox.json`);
    const mails = (await response.json<KeptMail[]>()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(count);
    return mails;
  });
}

/** The token in a reset mail's link. */
export function tokenIn(mail: KeptMail | undefined): string {
  const token = mail?.text.match(/#access_token=([a-z0-9]+)&type=recovery/)?.[1];
  if (token === undefined) throw new Error("The mail holds no link");
  return token;
}
