import { useState } from "react";
import { PostForm } from "#app/components/community/post-form.tsx";
import { TopicKinds } from "#app/components/community/topic-choice.tsx";
import { TopicSearch } from "#app/components/community/topic-search.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import { type PickedTopic, pickGenre, type TopicType } from "#app/lib/create-post.ts";
import { forgetPostDraft, keepPostDraft, readPostDraft } from "#app/lib/post-draft.ts";
import { GENRES } from "#worker/domain/genre-names.schema.ts";

export type CreatePostDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  viewerId: string;
  /** What the page is about; chosen from the start. */
  topic: PickedTopic | null;
};

/** Create Post: what it is about, then what to say of it. What was written is there again until it is posted. */
export function CreatePostDialog({ open, onOpenChange, viewerId, topic: given }: CreatePostDialogProps) {
  const [posts, setPosts] = useState(0);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Create Post">
      <Steps
        key={`${given?.topic_id} ${posts}`}
        viewerId={viewerId}
        given={given}
        onCancel={() => onOpenChange(false)}
        onPosted={() => {
          setPosts(posts + 1);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function Steps({
  viewerId,
  given,
  onCancel,
  onPosted,
}: {
  viewerId: string;
  given: PickedTopic | null;
  onCancel: () => void;
  onPosted: () => void;
}) {
  const [draft, setDraft] = useState(() => ({ ...readPostDraft(viewerId), ...(given && { topic: given }) }));
  const [isChoosing, setIsChoosing] = useState(draft.topic === null);
  const [type, setType] = useState<TopicType | null>(draft.topic?.topic_type ?? null);
  const [once] = useState(() => crypto.randomUUID());

  function change(changed: Partial<typeof draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepPostDraft(viewerId, next);
  }

  function pick(topic: PickedTopic) {
    change({ topic });
    setIsChoosing(false);
  }

  if (draft.topic !== null && !isChoosing) {
    return (
      <PostForm
        key={`${draft.topic.topic_type} ${draft.topic.topic_id} ${draft.topic.topic_name}`}
        topic={draft.topic}
        text={draft.text}
        once={once}
        onText={(text) => change({ text })}
        onBack={() => setIsChoosing(true)}
        onPosted={() => {
          forgetPostDraft(viewerId);
          onPosted();
        }}
        footer={(buttons) => (
          <DialogFooter>
            <Button onClick={onCancel}>Cancel</Button>
            {buttons}
          </DialogFooter>
        )}
      />
    );
  }
  return (
    <div className="flex flex-1 flex-col gap-5">
      <TopicKinds chosen={type} onChoose={setType} />
      {type === "genre" && <Genres onPick={pick} />}
      {type !== null && type !== "genre" && <TopicSearch key={type} type={type} onPick={pick} />}
    </div>
  );
}

function Genres({ onPick }: { onPick: (topic: PickedTopic) => void }) {
  return (
    <ul aria-label="Genres" className="flex flex-wrap gap-2">
      {GENRES.map((genre) => (
        <li key={genre}>
          <Button size="sm" className="rounded-full!" onClick={() => onPick(pickGenre(genre))}>
            {genre}
          </Button>
        </li>
      ))}
    </ul>
  );
}
