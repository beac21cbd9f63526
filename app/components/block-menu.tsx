import { Ban, CircleCheck, Ellipsis } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { block } from "#app/components/deed/deeds.ts";
import { LazyDeedDialog } from "#app/components/deed/lazy-deed-dialog.ts";
import { profilePath } from "#app/components/shell/places.ts";
import { Menu, MenuItem, MenuLink } from "#app/components/ui/menu.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { User } from "#worker/domain/dto.ts";

/** Block User, which asks first (without a script on a page of its own), or Unblock User. */
export function BlockMenu({ user, isBlocking }: { user: Pick<User, "id" | "username">; isBlocking: boolean }) {
  const hydrated = useHydrated();
  const [isAsked, setIsAsked] = useState(false);
  const unblocking = useFetcher();
  useFetcherToast(unblocking);
  const path = profilePath(user.username);
  return (
    <>
      <Menu label="More options" size="md" icon={<Ellipsis aria-hidden="true" />}>
        {isBlocking ? (
          <unblocking.Form method="post" action="/actions/block-user">
            <input type="hidden" name="user_id" value={user.id} />
            <input type="hidden" name="on" value="false" />
            <input type="hidden" name="redirectTo" value={path} />
            <MenuItem type="submit" icon={<CircleCheck aria-hidden="true" />}>
              Unblock User
            </MenuItem>
          </unblocking.Form>
        ) : hydrated ? (
          <MenuItem icon={<Ban aria-hidden="true" />} tone="danger" onSelect={() => setIsAsked(true)}>
            Block User
          </MenuItem>
        ) : (
          <MenuLink icon={<Ban aria-hidden="true" />} tone="danger" to={`${path}?block=ask`}>
            Block User
          </MenuLink>
        )}
      </Menu>
      <LazyDeedDialog open={isAsked} onOpenChange={setIsAsked} deed={block(user)} />
    </>
  );
}
