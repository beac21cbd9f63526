import { Form, useNavigate } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { PostForm } from "#app/components/community/post-form.tsx";
import {
  nothingFound,
  placeholderOf,
  TOPIC_ROW_CLASS,
  TopicKinds,
  TopicNote,
  TopicRow,
} from "#app/components/community/topic-choice.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { COMMUNITY } from "#app/lib/community.ts";
import { createPostForm, findTopic } from "#app/lib/create-post.server.ts";
import {
  type CreatedPost,
  createPostFailed,
  NEW_POST,
  newPostPath,
  pickGenre,
  pickTopic,
} from "#app/lib/create-post.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { forgetPostDraft, keepPostDraft } from "#app/lib/post-draft.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { GENRES } from "#worker/domain/genre-names.schema.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { TOPIC_TYPES } from "#worker/domain/post-limits.schema.ts";
import { codePoints } from "#worker/domain/text.schema.ts";
import { MIN_TOPIC_QUERY_LENGTH } from "#worker/domain/topic-search.schema.ts";
import { searchTopics } from "#worker/domain/topic-search.server.ts";
import type { Route } from "./+types/new-post";

const Query = z.object({
  topic_type: z.enum(TOPIC_TYPES).nullable().catch(null).default(null),
  topic_id: z.string().max(200).catch("").default(""),
  topic_name: z.string().max(500).catch("").default(""),
  content: z.string().max(2000).catch("").default(""),
  q: z.string().trim().max(100).catch("").default(""),
  /** Back to the choice, with all that was chosen. */
  step: z.literal("topic").optional().catch(undefined),
});

/** The page that stands in for the dialog without a script: its two steps, by their address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), `${url.pathname}${url.search}`);
  const {
    topic_type: type,
    topic_id,
    topic_name,
    content,
    q,
    step,
  } = Query.parse(Object.fromEntries(url.searchParams));
  const isPicked = type !== null && topic_id !== "" && step === undefined;
  const topic = isPicked ? await findTopic(ctx, { topic_type: type, topic_id, topic_name }) : null;
  const isSearching = topic === null && type !== null && type !== "genre" && codePoints(q) >= MIN_TOPIC_QUERY_LENGTH;
  return {
    viewerId: viewer.id,
    type,
    topic,
    content,
    q,
    isSearching,
    found: isSearching ? await section(ctx, searchTopics(ctx, { type, query: q })) : null,
    once: newId(),
    shortest: MIN_TOPIC_QUERY_LENGTH,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return createPostForm(request, getCtx({ context }));
}

export const clientAction = forgivingAction((): CreatedPost => ({ posted: false, toast: createPostFailed() }));

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { viewerId, topic, type, content, once } = loaderData;
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-xl px-gutter pt-8 lg:pt-14">
      <Heading level={1} className="mb-6">
        Create Post
      </Heading>
      {topic ? (
        <PostForm
          topic={topic}
          text={content}
          once={once}
          onText={(text) => keepPostDraft(viewerId, { text, topic })}
          onBack={() => navigate(newPostPath({ topic_type: topic.topic_type }))}
          onPosted={() => {
            forgetPostDraft(viewerId);
            navigate(COMMUNITY);
          }}
          result={actionData as CreatedPost | undefined}
          footer={(buttons) => (
            <div className="flex justify-end gap-2">
              <Button asChild>
                <Link to={COMMUNITY}>Cancel</Link>
              </Button>
              {buttons}
            </div>
          )}
        />
      ) : (
        <div className="flex flex-col gap-6">
          <Form method="get" action={NEW_POST}>
            {content !== "" && <input type="hidden" name="content" value={content} />}
            <TopicKinds chosen={type} />
          </Form>
          {type === "genre" && <Genres content={content} />}
          {type !== null && type !== "genre" && <Search {...loaderData} type={type} />}
        </div>
      )}
      <ActionToast answer={actionData} />
    </div>
  );
}

function Genres({ content }: { content: string }) {
  return (
    <ul aria-label="Genres" className="flex flex-wrap gap-x-2 gap-y-5">
      {GENRES.map((genre) => (
        <li key={genre}>
          <Chip to={newPostPath({ ...pickGenre(genre), content })}>{genre}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Search({
  type,
  content,
  q,
  isSearching,
  found,
  shortest,
}: Omit<Route.ComponentProps["loaderData"], "type"> & { type: "artist" | "album" | "track" }) {
  return (
    <div>
      <search>
        <Form method="get" action={NEW_POST} className="flex items-end gap-2">
          <input type="hidden" name="topic_type" value={type} />
          {content !== "" && <input type="hidden" name="content" value={content} />}
          <TextField
            key={type}
            label="Search"
            type="search"
            name="q"
            required
            minLength={shortest}
            defaultValue={q}
            placeholder={placeholderOf(type)}
            autoComplete="off"
            className="flex-1"
          />
          <Button type="submit">Search</Button>
        </Form>
      </search>
      {!isSearching && <TopicNote>Type at least {shortest} characters.</TopicNote>}
      {isSearching && found === null && <ErrorState text="The search could not be reached." />}
      {found?.length === 0 && <TopicNote>{nothingFound(type)}</TopicNote>}
      <ul aria-label="Results" className="-mx-2 mt-3 flex flex-col empty:hidden">
        {found?.map((topic) => (
          <li key={`${topic.id} ${topic.name}`}>
            <Link to={newPostPath({ ...pickTopic(type, topic), content })} className={TOPIC_ROW_CLASS}>
              <TopicRow type={type} topic={topic} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Create Post",
    description: "Say something about an artist, an album, a track or a genre.",
    path: NEW_POST,
    origin: originOf(matches),
    noIndex: true,
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
