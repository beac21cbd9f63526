import type { Theme } from "#worker/domain/settings.schema.ts";

/** Shows a theme at once, before the server has stored it; ThemeScript does the rest. */
export function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
}
