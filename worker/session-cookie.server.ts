import { parse, serialize } from "hono/utils/cookie";
import type { Session } from "./domain/sessions.server.ts";

/** `__Host-` needs https; on plain-http localhost the cookie has the plain name (api-contract: Who is calling). */
function cookieName(secure: boolean): string {
  return secure ? "__Host-session" : "session";
}

const BOOKMARK = "bookmark";
/** Replicas catch up within seconds; a minute is plenty for reading one's own writes. */
const BOOKMARK_SECONDS = 60;

export function readSession(request: Request): Session {
  const authorization = request.headers.get("Authorization");
  const bearer = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
  if (authorization !== null) return { token: bearer ?? "", via: "bearer", outcome: null };

  const token = readCookie(request, cookieName(isSecure(request)));
  return { token: token ?? null, via: token === undefined ? null : "cookie", outcome: null };
}

export function writeSession(request: Request, session: Session, headers: Headers): void {
  if (session.outcome === null) return;
  const secure = isSecure(request);
  const common = { path: "/", httpOnly: true, secure, sameSite: "Lax" } as const;
  headers.append(
    "Set-Cookie",
    session.outcome === "clear"
      ? serialize(cookieName(secure), "", { ...common, maxAge: 0 })
      : serialize(cookieName(secure), session.outcome.set, { ...common, expires: new Date(session.outcome.expiresAt) }),
  );
}

export function readBookmark(request: Request): string | undefined {
  return readCookie(request, BOOKMARK);
}

export function writeBookmark(request: Request, bookmark: string, headers: Headers): void {
  headers.append(
    "Set-Cookie",
    serialize(BOOKMARK, bookmark, {
      path: "/",
      httpOnly: true,
      secure: isSecure(request),
      sameSite: "Lax",
      maxAge: BOOKMARK_SECONDS,
    }),
  );
}

function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get("Cookie");
  return header === null ? undefined : parse(header, name)[name] || undefined;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
