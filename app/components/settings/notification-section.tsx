import { Section } from "#app/components/settings/section.tsx";
import { SettingSwitch } from "#app/components/settings/setting-switch.tsx";
import type { Settings } from "#worker/domain/dto.ts";

/** Where a member is told of what happened while they were away. */
export function NotificationSection({
  settings,
}: {
  settings: Pick<Settings, "email_notifications" | "push_notifications">;
}) {
  return (
    <Section title="Notifications">
      <SettingSwitch
        setting="email_notifications"
        label="Email Notifications"
        hint="A summary by email of what you have not read yet."
        on={settings.email_notifications}
      />
      <SettingSwitch
        setting="push_notifications"
        label="Push Notifications"
        hint="Messages in this browser as things happen."
        on={settings.push_notifications}
      />
    </Section>
  );
}
