import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { ConnectionsList, ConnectionsSkeleton } from "#app/components/connections-list.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { readForgiving } from "#app/lib/client-cache.ts";
import { CONNECTIONS_FAILED, connectionsOf, connectionsPath } from "#app/lib/connections.ts";
import { formatCount } from "#app/lib/format.ts";
import { fetchCode, fetcherPath } from "#app/lib/screens.ts";
import type { User } from "#worker/domain/dto.ts";
import type { ConnectionsTab } from "#worker/domain/follows.schema.ts";

export type ConnectionsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: Pick<User, "id" | "username">;
  counts: Record<ConnectionsTab, number>;
  tab: ConnectionsTab;
  onTabChange: (tab: ConnectionsTab) => void;
  viewerId: string | null;
};

/** Part 1 §2.12. Its lists are read when they are opened. */
export function ConnectionsDialog({
  open,
  onOpenChange,
  user,
  counts,
  tab,
  onTabChange,
  viewerId,
}: ConnectionsDialogProps) {
  const { revalidate } = useRevalidator();
  const isSelf = user.id === viewerId;
  const list = (shown: ConnectionsTab) => (
    // On one's own profile the counts are of what one changes here.
    <Connections
      username={user.username}
      tab={shown}
      viewerId={viewerId}
      onFollowed={isSelf ? revalidate : undefined}
    />
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${user.username}'s Connections`}>
      <div className="flex flex-1 flex-col sm:min-h-96">
        <Tabs
          label="Connections"
          value={tab}
          onValueChange={(value) => onTabChange(value === "following" ? "following" : "followers")}
          items={[
            { value: "followers", label: `Followers (${formatCount(counts.followers)})`, content: list("followers") },
            { value: "following", label: `Following (${formatCount(counts.following)})`, content: list("following") },
          ]}
        />
      </div>
    </Dialog>
  );
}

type ConnectionsProps = {
  username: string;
  tab: ConnectionsTab;
  viewerId: string | null;
  onFollowed?: () => void;
};

function Connections({ username, tab, viewerId, onFollowed }: ConnectionsProps) {
  const { data, state, load } = useFetcher<unknown>();
  const [isLost, setIsLost] = useState(false);
  const href = connectionsPath(username, tab);

  const read = useEffectEvent(() => readList(href, load, setIsLost));
  useEffect(() => {
    read();
  }, []);

  const part = connectionsOf(data);
  if (part) return <ConnectionsList username={username} part={part} viewerId={viewerId} onFollowed={onFollowed} />;
  if (!isLost || state !== "idle") return <ConnectionsSkeleton />;
  return <ErrorState text={CONNECTIONS_FAILED} onRetry={() => readList(href, load, setIsLost)} />;
}

/** The router would reload the document for code that it cannot fetch. */
async function readList(href: string, load: (href: string) => Promise<void>, setIsLost: (isLost: boolean) => void) {
  setIsLost(false);
  const [pathname = "/"] = href.split("?");
  if (await fetchCode(pathname)) await readForgiving(href, () => load(fetcherPath(href)));
  setIsLost(true);
}
