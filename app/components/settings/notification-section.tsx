import { PushSwitch } from "#app/components/settings/push-switch.tsx";
import { Section } from "#app/components/settings/section.tsx";
import { SettingSwitch } from "#app/components/settings/setting-switch.tsx";
import type { Settings } from "#worker/domain/dto.ts";

/** Where a member is told of what happened while they were away. */
export function NotificationSection({
  settings,
  pushKey,
}: {
  settings: Pick<Settings, "email_notifications" | "push_notifications">;
  /** Null where this server has none. */
  pushKey: string | null;
}) {
  return (
    <Section title="Notifications">
      <SettingSwitch
        setting="email_notifications"
        label="Email Notifications"
        hint="A summary by email of what you have not read yet."
        on={settings.email_notifications}
      />
      <PushSwitch on={settings.push_notifications} pushKey={pushKey} />
    </Section>
  );
}
