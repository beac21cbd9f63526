import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { data, redirect, useNavigate } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { LazyReviewDialog, LazyReviewSection } from "#app/components/lazy-review-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { flash } from "#app/lib/flash.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { refusalToast, type SavedReview } from "#app/lib/review-answer.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { CreateReviewSchema } from "#worker/domain/reviews.schema.ts";
import { codePoints } from "#worker/domain/text.schema.ts";
import type { Route } from "./+types/test-review-length";

const HERE = "/test-review-length";
const WRITE = `${HERE}?review=write`;
/** Milliseconds that a submission pretends to take (part 1 §2.11). */
const SIMULATED = 1000;

const TEST_ALBUM = {
  id: "test-album",
  title: "Test Album",
  artist: "Test Artist",
  cover_image_url: "/favicon.svg",
};

export function loader({ url }: Route.LoaderArgs) {
  return { isWriting: url.searchParams.get("review") === "write" };
}

/** Saves nothing. */
export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: CreateReviewSchema });
  const result = submission.reply();
  if (submission.status !== "success") {
    return data<SavedReview>({ saved: false, result, toast: refusalToast(result.error) }, { status: 422 });
  }

  await scheduler.wait(SIMULATED);
  const length = codePoints(submission.value.content);
  const toast = { title: "Review submitted", description: `A review with ${length} characters was submitted.` };
  if (!sentByScript(request)) throw redirect(HERE, { headers: flash(toast) });
  return data<SavedReview>({ saved: true, result, toast });
}

export const clientAction = forgivingAction((): SavedReview => ({ saved: false, lost: true }));

export default function TestReviewLength({ loaderData, actionData }: Route.ComponentProps) {
  const { isWriting } = loaderData;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [cameWithForm] = useState(isWriting && !hydrated);
  const [isOpen, setIsOpen] = useState(isWriting && !cameWithForm);
  const answer = actionData as SavedReview | undefined;
  return (
    <div className="page flex flex-col gap-8 pt-8 lg:pt-12">
      <div className="mx-auto w-full max-w-3xl">
        <Heading level={1}>Test Review Length</Heading>
        <p className="mt-2 mb-6 text-muted">Nothing that is submitted here is saved.</p>
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <input type="hidden" name="review" value="write" />
          <Button type="submit" variant="primary">
            Open Review Dialog
          </Button>
        </form>
      </div>
      {isWriting && cameWithForm && (
        <LazyReviewSection
          album={TEST_ALBUM}
          review={null}
          draftKey={null}
          action={HERE}
          fallback={WRITE}
          cancel={HERE}
          result={answer?.result}
          onSaved={() => navigate(HERE, { replace: true })}
        />
      )}
      <LazyReviewDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        album={TEST_ALBUM}
        review={null}
        viewerId={null}
        action={HERE}
        fallback={WRITE}
      />
      <ActionToast answer={answer} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Test Review Length",
    description: "Tries out how long a review can be.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
