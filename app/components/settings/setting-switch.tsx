import { type ReactNode, useId } from "react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { SwitchSetting } from "#worker/domain/settings.schema.ts";

/** A setting that is on or off, saved as soon as it is pressed. */
export function SettingSwitch({
  setting,
  label,
  hint,
  on,
  onPress,
}: {
  setting: SwitchSetting;
  label: string;
  hint: ReactNode;
  on: boolean;
  /** Told what is wanted, once it is being saved. */
  onPress?: (wanted: boolean) => void;
}) {
  const id = useId();
  const switched = useSwitch({
    key: `setting-${setting}`,
    action: "/actions/update-switch",
    fields: { setting },
    on,
    signedIn: true,
  });
  function press() {
    switched.press();
    onPress?.(!switched.on);
  }
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="flex min-h-11 items-center text-sm font-medium lg:min-h-8">
          {label}
        </label>
        <div id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </div>
      </div>
      <SwitchForm action="/actions/update-switch" fields={switched.fields} onPress={press}>
        <Switch
          type="submit"
          id={id}
          on={switched.on}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
        />
      </SwitchForm>
    </div>
  );
}
