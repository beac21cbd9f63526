import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { Button, type ButtonSize } from "#app/components/ui/button.tsx";
import { type SwitchAnswer, useSwitch } from "#app/lib/use-switch.ts";

const ACTION = "/actions/follow-user";

type Followable = {
  userId: string;
  isFollowing: boolean;
  signedIn: boolean;
  followersCount?: number;
};

/** Whether the viewer follows a member, and how many do: all that shows either changes with the press. */
export function useFollow({ userId, isFollowing, signedIn, followersCount }: Followable) {
  const key = `follow-user-${userId}`;
  const follow = useSwitch({
    key,
    action: ACTION,
    fields: { user_id: userId },
    on: isFollowing,
    count: followersCount,
    signedIn,
  });
  return { ...follow, key };
}

/** Follow, or Unfollow. A stranger is led to sign-in and back. */
export function FollowSwitch({
  follow,
  username,
  size = "md",
  inList = false,
}: {
  follow: ReturnType<typeof useFollow>;
  username: string;
  size?: ButtonSize;
  /** Among others of its kind it is described by whom it is about. */
  inList?: boolean;
}) {
  return (
    <SwitchForm action={ACTION} fields={follow.fields} onPress={follow.press} className="inline-flex shrink-0">
      <Button
        type="submit"
        size={size}
        variant={inList ? (follow.on ? "ghost" : "quiet") : follow.on ? "quiet" : "primary"}
        aria-description={inList ? username : undefined}
        className="min-w-24"
      >
        {follow.on ? "Unfollow" : "Follow"}
      </Button>
    </SwitchForm>
  );
}

/** The same by itself, for a row of a list. */
export function FollowButton({
  userId,
  username,
  isFollowing,
  signedIn,
  onSettled,
}: Followable & {
  username: string;
  /** Once the server has done it. */
  onSettled?: () => void;
}) {
  const follow = useFollow({ userId, isFollowing, signedIn });
  const { data } = useFetcher<SwitchAnswer>({ key: follow.key });
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (data?.ok) settle();
  }, [data]);
  return <FollowSwitch follow={follow} username={username} size="sm" inList />;
}
