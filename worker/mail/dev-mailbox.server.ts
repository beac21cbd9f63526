import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import type { AppEnv } from "../entry.ts";
import { hasMailbox, type KeptMail, MAIL_PREFIX } from "./mailer.server.ts";

/** How many of the newest mails are shown; KV reads at most 100 keys at once. */
const SHOWN = 100;
const LINK = /https?:\/\/[^\s<>"]+/g;

/** In production these paths are as unknown as any other. */
const whereMailStays = createMiddleware<AppEnv>(async (c, next) => {
  if (!hasMailbox(c.env)) return next();
  const mails = await listMails(c.env);
  c.header("Cache-Control", "no-store");
  return c.req.path.endsWith(".json") ? c.json(mails) : c.html(mailboxPage(mails));
});

export const devMailbox = new Hono<AppEnv>().get("/mailbox", whereMailStays).get("/mailbox.json", whereMailStays);

async function listMails(env: Env): Promise<KeptMail[]> {
  const { keys } = await env.CACHE.list({ prefix: MAIL_PREFIX, limit: SHOWN });
  if (keys.length === 0) return [];
  const names = keys.map(({ name }) => name);
  const mails = await env.CACHE.get<KeptMail>(names, "json");
  return names.map((name) => mails.get(name) ?? null).filter((mail) => mail !== null);
}

function mailboxPage(mails: KeptMail[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (development)</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; padding: 0 1rem 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Mailbox</h1>
<p>What this server would have sent, newest first, kept for a day. As JSON: <a href="/dev/mailbox.json">/dev/mailbox.json</a></p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mailArticle)}
</body>
</html>
`;
}

function mailArticle({ to, subject, text, created_at }: KeptMail) {
  const links = text.match(LINK) ?? [];
  return html`<article>
<h2>${subject}</h2>
<p>To ${to}, <time datetime="${created_at}">${created_at}</time></p>
<pre>${text}</pre>
${links.length === 0 ? "" : html`<ul>${links.map((url) => html`<li><a href="${url}">${url}</a></li>`)}</ul>`}
</article>`;
}
