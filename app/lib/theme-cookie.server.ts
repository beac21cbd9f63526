import { parse, serialize } from "hono/utils/cookie";
import { type Theme, ThemeSchema } from "#worker/domain/settings.schema.ts";

const NAME = "theme";
const YEAR = 365 * 24 * 60 * 60;

/** The choice of a visitor without an account; members' is in their settings. Default dark (part 1 §2.2). */
export function readTheme(request: Request): Theme {
  const chosen = parse(request.headers.get("Cookie") ?? "", NAME)[NAME];
  return ThemeSchema.catch("dark").parse(chosen);
}

export function themeCookie(theme: Theme): string {
  return serialize(NAME, theme, { path: "/", maxAge: YEAR, sameSite: "Lax", httpOnly: true });
}
