import type { Theme } from "#worker/domain/settings.schema.ts";

/** What a device without scripts gets: `system` is then a matter of CSS alone. */
export function themeClass(theme: Theme): string {
  return theme;
}

/**
 * Before the first paint, and whenever the choice or the device's preference changes: takes the dark and light classes
 * away and adds the one that holds (part 1 §2.2). The choice stands in `data-theme`; see `applyTheme`.
 */
const SCRIPT = `(() => {
  const html = document.documentElement;
  const device = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = html.dataset.theme;
    const holds = chosen === "system" ? (device.matches ? "dark" : "light") : chosen;
    if (html.classList.length === 1 && html.classList.contains(holds)) return;
    html.classList.remove("dark", "light", "system");
    html.classList.add(holds);
  };
  apply();
  device.addEventListener("change", apply);
  new MutationObserver(apply).observe(html, { attributes: true, attributeFilter: ["data-theme", "class"] });
})()`;

export function ThemeScript({ nonce }: { nonce?: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}
