import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";

const NAME = "flash";
/** Seconds: the time that a redirect may take. */
const LIFETIME = 60;

const Toast = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  tone: z.enum(["default", "error"]).optional(),
});

/**
 * A header for a redirect: the next page shows the message. Not HttpOnly, because a redirect within the app may render
 * no new document, and then the shell's script takes it.
 */
export function flash(toast: ToastMessage): { "Set-Cookie": string } {
  return { "Set-Cookie": serialize(NAME, JSON.stringify(toast), { path: "/", maxAge: LIFETIME, sameSite: "Lax" }) };
}

/** The message that a redirect left, and the header that takes it away. */
export function takeFlash(request: Request): { toast: ToastMessage | null; headers: Record<string, string> } {
  const left = parse(request.headers.get("Cookie") ?? "", NAME)[NAME];
  if (left === undefined) return { toast: null, headers: {} };
  return {
    toast: readJson(left),
    headers: { "Set-Cookie": serialize(NAME, "", { path: "/", maxAge: 0, sameSite: "Lax" }) },
  };
}

function readJson(text: string): ToastMessage | null {
  try {
    return Toast.nullable().catch(null).parse(JSON.parse(text));
  } catch (error) {
    // A cookie that somebody else wrote.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
