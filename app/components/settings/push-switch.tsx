import { useEffect, useState } from "react";
import { SettingSwitch } from "#app/components/settings/setting-switch.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { PushState } from "#app/lib/push.ts";

const HINTS: Record<PushState, string> = {
  on: "This browser shows a message as things happen, even while Sleevenotes is closed.",
  off: "A message as things happen, in each browser where you turn it on. This one shows none.",
  denied: "This browser does not allow messages from Sleevenotes. Allow notifications for this site in its settings.",
  insecure: "Browsers show messages of sites over a secure connection (https) alone.",
  unsupported:
    "This browser cannot show messages of sites. On an iPhone or iPad, add Sleevenotes to the Home Screen and open it there.",
  failed: "This browser could not be registered for messages. Please try again.",
};
const BEFORE_IT_IS_KNOWN = "A message in this browser as things happen.";
const UNAVAILABLE = "This server does not send messages to browsers.";

const CAN_BE_TURNED_ON = new Set<PushState | null>(["off", "failed"]);

/** The switch is the account's; whether messages come to this browser is this browser's, and is said beside it. */
export function PushSwitch({ on, pushKey }: { on: boolean; pushKey: string | null }) {
  const [isOn, setIsOn] = useState(on);
  const [state, setState] = useState<PushState | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (pushKey === null) return;
    let isGone = false;
    ask((push) => push.readPushState()).then((read) => {
      if (!isGone) setState((known) => known ?? read);
    });
    return () => {
      isGone = true;
    };
  }, [pushKey]);

  async function turn(wanted: boolean) {
    if (pushKey === null || pending) return;
    setPending(true);
    setState(await ask((push) => (wanted ? push.turnOnPush(pushKey) : push.turnOffPush())));
    setPending(false);
  }

  const hint = pushKey === null ? UNAVAILABLE : state === null ? BEFORE_IT_IS_KNOWN : HINTS[state];
  return (
    <div className="flex flex-col items-start gap-2">
      <SettingSwitch
        setting="push_notifications"
        label="Push Notifications"
        hint={<span aria-live="polite">{hint}</span>}
        on={on}
        onPress={(wanted) => {
          setIsOn(wanted);
          turn(wanted);
        }}
      />
      {isOn && CAN_BE_TURNED_ON.has(state) && (
        <Button size="sm" pending={pending} onClick={() => turn(true)}>
          Turn on in this browser
        </Button>
      )}
    </div>
  );
}

/** The code comes when it is needed; where it does not come, nothing was done. */
async function ask(question: (push: typeof import("#app/lib/push.ts")) => Promise<PushState>): Promise<PushState> {
  const push = await import("#app/lib/push.ts").catch(() => null);
  return push === null ? "failed" : question(push);
}
