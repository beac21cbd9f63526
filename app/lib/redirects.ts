/** Where to sign in, and then come back to. */
export function signInPath(returnTo: string): string {
  return returnTo === "/" ? "/auth" : `/auth?redirectTo=${encodeURIComponent(returnTo)}`;
}

/** `to` if it is a path on this site, else `/`: a link must not send a member who signs in elsewhere. */
export function sameSitePath(to: string | null | undefined): string {
  if (!to?.startsWith("/") || to.startsWith("//") || /[\\\p{Cc}]/u.test(to)) return "/";
  const base = "https://site.invalid";
  if (!URL.canParse(to, base)) return "/";
  const { origin, pathname } = new URL(to, base);
  // `/.//elsewhere` stays here as it is, and leads there once its dots are gone.
  return origin === base && !pathname.startsWith("//") ? to : "/";
}
