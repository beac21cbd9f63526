import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { AddEventFormProps } from "#app/components/timeline/add-event-form.tsx";
import { LazyAddEventDialog } from "#app/components/timeline/lazy-add-event-dialog.tsx";
import { eventFormPath } from "#app/components/timeline/paths.ts";
import { Button } from "#app/components/ui/button.tsx";
import { timelineVotesPath } from "#app/lib/artist-paths.ts";
import { BLANK_EVENT } from "#app/lib/event-draft.ts";

/** What the form about an event begins with, where the address asks for it. */
export type AskedForm = Pick<AddEventFormProps, "change" | "start">;

/**
 * Opens the form for an event. Its address is `?event=add`, for a change `?change=` with the event: there the button
 * leads without a script, a stranger by way of sign-in, and whoever signed in comes back to it.
 */
export function AddEventButton({
  artistId,
  viewerId,
  once,
  asked,
}: Pick<AddEventFormProps, "artistId" | "once"> & {
  viewerId: string | null;
  /** The address asks for the dialog. */
  asked: AskedForm | null;
}) {
  const navigate = useNavigate();
  const [isOpened, setIsOpened] = useState(false);
  const ahead = viewerId === null ? undefined : LazyAddEventDialog.preload;

  function onOpenChange(open: boolean) {
    setIsOpened(open);
    if (!open && asked) navigate(timelineVotesPath(artistId), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <form
        method="get"
        action={timelineVotesPath(artistId)}
        onSubmit={(event) => {
          event.preventDefault();
          if (viewerId === null) navigate(eventFormPath(artistId, null));
          else setIsOpened(true);
        }}
      >
        <input type="hidden" name="event" value="add" />
        <Button
          type="submit"
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPointerEnter={ahead}
          onFocus={ahead}
        >
          Add Event
        </Button>
      </form>
      {viewerId !== null && (
        <LazyAddEventDialog
          key={asked?.change}
          open={isOpened || asked !== null}
          onOpenChange={onOpenChange}
          artistId={artistId}
          viewerId={viewerId}
          once={once}
          change={asked?.change ?? null}
          start={asked?.start ?? BLANK_EVENT}
        />
      )}
    </>
  );
}
