import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { Section } from "#app/components/settings/section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxChip, ChipGroup } from "#app/components/ui/checkbox-chip.tsx";
import { applyTheme } from "#app/lib/theme.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { Theme } from "#worker/domain/settings.schema.ts";

const ACTION = "/actions/set-theme";
const CHOICES: { value: Theme; label: string }[] = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "system", label: "System" },
];

/** A theme shows as soon as it is chosen, and goes again should saving it fail. */
export function AppearanceSection({ theme }: { theme: Theme }) {
  const fetcher = useFetcher<{ ok: boolean }>();
  const chosen = fetcher.formData?.get("theme") ?? theme;
  useFetcherToast(fetcher);

  const { data } = fetcher;
  const takeBack = useEffectEvent(() => applyTheme(theme));
  useEffect(() => {
    if (data?.ok === false) takeBack();
  }, [data]);

  return (
    <Section title="Appearance">
      <fetcher.Form method="post" action={ACTION} className="flex flex-col gap-3">
        <input type="hidden" name="redirectTo" value="/settings" />
        <ChipGroup legend="Theme">
          {CHOICES.map(({ value, label }) => (
            <CheckboxChip
              key={value}
              radio
              label={label}
              name="theme"
              value={value}
              checked={value === chosen}
              onChange={() => {
                applyTheme(value);
                fetcher.submit({ theme: value }, { method: "post", action: ACTION });
              }}
            />
          ))}
        </ChipGroup>
        <noscript>
          <Button type="submit">Save Theme</Button>
        </noscript>
      </fetcher.Form>
    </Section>
  );
}
