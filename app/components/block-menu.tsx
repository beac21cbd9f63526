import { Ban, CircleCheck, Ellipsis } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { BlockDialogProps } from "#app/components/block-dialog.tsx";
import { Link } from "#app/components/link.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Button } from "#app/components/ui/button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { Menu, MenuItem, MenuLink } from "#app/components/ui/menu.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { User } from "#worker/domain/dto.ts";

const ACTION = "/actions/block-user";

const BlockDialog = lazyDialog<BlockDialogProps>(async () => (await import("./block-dialog.tsx")).BlockDialog);

type Blockable = Pick<User, "id" | "username">;

/** Block User, which asks first (without a script on a page of its own), or Unblock User. */
export function BlockMenu({ user, isBlocking }: { user: Blockable; isBlocking: boolean }) {
  const hydrated = useHydrated();
  const [isAsked, setIsAsked] = useState(false);
  const unblocking = useFetcher();
  useFetcherToast(unblocking);
  const path = profilePath(user.username);
  return (
    <>
      <Menu label="More options" size="md" icon={<Ellipsis aria-hidden="true" />}>
        {isBlocking ? (
          <unblocking.Form method="post" action={ACTION}>
            <BlockFields user={user} on={false} />
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
      <BlockDialog open={isAsked} onOpenChange={setIsAsked} user={user} />
    </>
  );
}

/** Asked here where no script opens a dialog. */
export function BlockQuestion({ user }: { user: Blockable }) {
  return (
    <section aria-labelledby="block-user" className="rounded-card border border-danger bg-surface p-5">
      <h2 id="block-user" className="font-serif text-lg font-medium">
        Block {user.username}?
      </h2>
      <p className="mt-1 text-sm text-muted">{blockQuestion(user)}</p>
      <form method="post" action={ACTION} className="mt-4 flex justify-end gap-2">
        <BlockFields user={user} on />
        <Button asChild>
          <Link to={profilePath(user.username)}>Cancel</Link>
        </Button>
        <Button type="submit" variant="danger">
          Block
        </Button>
      </form>
    </section>
  );
}

/** What a block does. */
export function blockQuestion({ username }: Pick<User, "username">): string {
  return `You and ${username} will no longer see each other's reviews, packs and posts, nor follow each other. They are not told, and you can unblock them at any time.`;
}

function BlockFields({ user, on }: { user: Blockable; on: boolean }) {
  return (
    <>
      <input type="hidden" name="user_id" value={user.id} />
      <input type="hidden" name="on" value={String(on)} />
      <input type="hidden" name="redirectTo" value={profilePath(user.username)} />
    </>
  );
}
