import { html } from "hono/html";
import type { Mail } from "./mailer.server.ts";

/** What a member gets who forgot their password. Styles are attributes: mail programs drop everything else. */
export function resetMail({ username, url }: { username: string; url: string }): Omit<Mail, "to"> {
  const greeting = `Hello ${username},`;
  const reason = "Somebody, most likely you, asked to reset the password of your Sleevenotes account.";
  const rules = "The link works once, for 60 minutes. A newer mail like this one makes it void.";
  const ignore = "If it was not you, there is nothing to do: your password stays as it is.";

  const text = `${greeting}

${reason} Choose a new one here:

${url}

${rules}
${ignore}

Sleevenotes
`;
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reset your password</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto">
<p>${greeting}</p>
<p>${reason}</p>
<p><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">Choose a new password</a></p>
<p>Or copy this address into your browser:<br><a href="${url}" style="word-break:break-all">${url}</a></p>
<p>${rules} ${ignore}</p>
<p>Sleevenotes</p>
</div>
</body>
</html>
`;
  return { subject: "Reset your Sleevenotes password", text, html: body.toString() };
}
