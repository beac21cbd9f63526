import { Trash2 } from "lucide-react";
import { deleteSuggestion } from "#app/components/deed/deeds.ts";
import { Button } from "#app/components/ui/button.tsx";
import { timelineVotesPath } from "#app/lib/artist-paths.ts";
import type { Suggestion } from "#worker/domain/dto.ts";

/** Asks by the browser's own question; without a script the page asks the same. */
export function DeleteSuggestion({
  suggestion,
  artistId,
  offset,
  onConfirm,
}: {
  suggestion: Suggestion;
  artistId: string;
  /** Of the page that it stands on. */
  offset: number;
  onConfirm: () => void;
}) {
  return (
    <form
      method="get"
      action={timelineVotesPath(artistId)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!window.confirm(deleteSuggestion(suggestion).title)) return;
        document.getElementById("main")?.focus({ preventScroll: true });
        onConfirm();
      }}
    >
      {offset > 0 && <input type="hidden" name="offset" value={offset} />}
      <input type="hidden" name="delete" value={suggestion.id} />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden="true" />}
        className="-mr-2 text-muted! hover:text-danger!"
      >
        Delete
      </Button>
    </form>
  );
}
