import { ThumbsDown, ThumbsUp } from "lucide-react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { VOTE_TIMELINE } from "#app/components/timeline/paths.ts";
import type { Vote } from "#app/components/timeline/use-vote.ts";
import { Button } from "#app/components/ui/button.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { counted, formatCount } from "#app/lib/format.ts";

const CHOICES = [
  { type: "yes", label: "Yes", Icon: ThumbsUp },
  { type: "no", label: "No", Icon: ThumbsDown },
] as const;

/** Yes and No with their counts; the one that is held is pressed. */
export function VoteButtons({ vote, title, isOver }: { vote: Vote; title: string; isOver: boolean }) {
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-0 p-0">
      <legend className="sr-only">Vote on {title}</legend>
      {CHOICES.map(({ type, label, Icon }) => (
        <span key={type} className="inline-flex items-center gap-2">
          <SwitchForm action={VOTE_TIMELINE} fields={vote.fields(type)} onPress={() => vote.press(type)}>
            <Button
              type="submit"
              icon={<Icon aria-hidden="true" />}
              aria-pressed={vote.held === type}
              disabled={isOver}
              className="aria-pressed:border-accent! aria-pressed:bg-accent-soft! aria-pressed:text-accent!"
            >
              {label}
            </Button>
          </SwitchForm>
          <span className="text-sm text-muted tabular-nums">
            <span aria-hidden="true">{formatCount(vote[type])}</span>
            <VisuallyHidden>{counted(vote[type], `${type} vote`)}</VisuallyHidden>
          </span>
        </span>
      ))}
    </fieldset>
  );
}
