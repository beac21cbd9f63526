import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { SettingSwitch } from "#app/components/settings/setting-switch.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { PushState } from "#app/lib/push.ts";

const SAYS: Record<PushState, string | null> = {
  on: "On in this browser",
  off: null,
  denied: "This browser does not allow messages from Sleevenotes. Allow notifications for this site in its settings.",
  insecure: "Browsers show messages of sites over a secure connection (https) alone.",
  unsupported:
    "This browser cannot show messages of sites. On an iPhone or iPad, add Sleevenotes to the Home Screen and open it there.",
  failed: "This browser could not be registered for messages. Please try again.",
};
const UNAVAILABLE = "This server does not send messages to browsers.";

/** The switch is the account's; whether messages come to this browser is this browser's, and stands below. */
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

  return (
    <div className="flex flex-col gap-2">
      <SettingSwitch
        setting="push_notifications"
        label="Push Notifications"
        hint={pushKey === null ? UNAVAILABLE : "A message as things happen, even while Sleevenotes is closed."}
        on={on}
        onPress={(wanted) => {
          setIsOn(wanted);
          turn(wanted);
        }}
      />
      {isOn && pushKey !== null && (
        <>
          <ThisBrowser state={state} pending={pending} onPress={() => turn(true)} />
          <noscript>
            <p className="text-caption text-muted">A browser shows messages where it runs scripts.</p>
          </noscript>
        </>
      )}
    </div>
  );
}

/** As high before it is known how this browser stands as after: nothing moves. */
function ThisBrowser({ state, pending, onPress }: { state: PushState | null; pending: boolean; onPress: () => void }) {
  const says = state && SAYS[state];
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted lg:min-h-8">
      <span aria-live="polite" className="inline-flex items-center gap-1.5 empty:hidden">
        {state === "on" && <Check aria-hidden="true" className="size-4" />}
        {says}
      </span>
      {(state === "off" || state === "failed" || pending) && (
        <Button size="sm" pending={pending} onClick={onPress}>
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
