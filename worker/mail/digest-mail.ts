import { html } from "hono/html";
import type { Notification } from "../domain/dto.ts";
import { destinationOf, quoteOf, sentenceOf } from "../domain/notification-text.ts";
import type { Mail } from "./mailer.server.ts";

type Facts = {
  username: string;
  unsubscribeToken: string;
  /** The newest of them. */
  notifications: Notification[];
  total: number;
};

/** What a member missed, in one mail. Styles are attributes: mail programs drop everything else. */
export function digestMail(origin: string, { username, unsubscribeToken, notifications, total }: Facts) {
  const news = total === 1 ? "1 new notification" : `${total} new notifications`;
  const greeting = `Hello ${username},`;
  const intro = `you have ${news} on Sleevenotes:`;
  const lines = notifications.map((notification) => ({
    says: sentenceOf(notification),
    quote: quoteOf(notification),
    url: `${origin}${destinationOf(notification)}`,
  }));
  const more = total > lines.length ? `and ${total - lines.length} more` : null;
  const all = `${origin}/notifications`;
  const reason = "You get this mail, at most once an hour, because Email Notifications are on in your settings.";
  const settings = `${origin}/settings`;
  const unsubscribe = `${origin}/unsubscribe?token=${unsubscribeToken}`;

  const text = `${greeting}

${intro}

${lines.map(({ says, quote, url }) => `- ${says}${quote ? ` ${quote}` : ""}\n  ${url}`).join("\n")}
${more ? `\n${more}\n` : ""}
All of them: ${all}

${reason}
Settings: ${settings}
Unsubscribe: ${unsubscribe}

Sleevenotes
`;
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${news}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto">
<p>${greeting}</p>
<p>${intro}</p>
<ul style="margin:0 0 16px;padding:0;list-style:none">
${lines.map(
  ({ says, quote, url }) => html`<li style="margin:0 0 12px;overflow-wrap:anywhere"><a href="${url}">${says}</a>${
    quote && html`<br>${quote}`
  }</li>
`,
)}</ul>
${more && html`<p>${more}</p>`}
<p><a href="${all}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">See all notifications</a></p>
<p style="font-size:14px">${reason} <a href="${settings}">Settings</a> · <a href="${unsubscribe}">Unsubscribe</a></p>
<p>Sleevenotes</p>
</div>
</body>
</html>
`;
  return {
    subject: `${news} on Sleevenotes`,
    text,
    html: body.toString(),
    // One click in the mail program, by RFC 8058.
    headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  } satisfies Omit<Mail, "to">;
}
