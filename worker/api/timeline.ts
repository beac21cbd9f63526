import { createRoute, z } from "@hono/zod-openapi";
import { CreateSuggestionSchema, SuggestionsQuery, TimelineQuery, VoteSchema } from "../domain/timeline.schema.ts";
import { listTimeline } from "../domain/timeline-events.server.ts";
import { TIMELINE_REFUSALS } from "../domain/timeline-rules.schema.ts";
import { createSuggestion, listSuggestions, removeSuggestion } from "../domain/timeline-suggestions.server.ts";
import { removeVote, setVote } from "../domain/timeline-votes.server.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, SuggestionShape, TimelineEventShape } from "./shapes.ts";

const tags = ["Timeline"];
const Id = z.object({ id: z.string() });
const SUGGESTION_EXAMPLE = {
  artist_spotify_id: "d-radiohead",
  title: "OK Computer wins a Grammy",
  description: "Best Alternative Music Album",
  event_type: "Award",
  event_date: "1998-02-25",
  month_key: "1998-02",
  media_url: null,
};

const getTimeline = createRoute({
  method: "get",
  path: "/artists/{id}/timeline",
  tags,
  summary: "What happened to an artist, as members voted",
  request: { params: Id, query: TimelineQuery },
  responses: {
    200: answer(z.array(TimelineEventShape), "A page of events, newest first"),
    ...problems(400, 401, 404, 503),
  },
});

const getSuggestions = createRoute({
  method: "get",
  path: "/artists/{id}/timeline/suggestions",
  tags,
  summary: "What is voted on for an artist's timeline",
  description:
    "Pending suggestions alone, with the caller's own vote; `userId` may only name the caller. With at least 5 votes and 70 percent approval one joins the timeline within five minutes.",
  request: { params: Id, query: SuggestionsQuery },
  responses: {
    200: answer(z.array(SuggestionShape), "A page of suggestions, oldest first"),
    ...problems(400, 401, 403, 404, 503),
  },
});

const postSuggestion = createRoute({
  method: "post",
  path: "/artists/timeline/suggestions",
  tags,
  summary: "Suggest an event, or a change of one",
  description:
    "It is voted on for seven days. A change request names an event of the same artist, which gets the new title, description, type, date and media.",
  security: signedIn,
  "x-sign-in": TIMELINE_REFUSALS.signIn.text,
  request: { body: jsonBody(CreateSuggestionSchema, SUGGESTION_EXAMPLE) },
  responses: {
    201: answer(SuggestionShape, "The new suggestion"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const deleteSuggestion = createRoute({
  method: "delete",
  path: "/artists/timeline/suggestions/{id}",
  tags,
  summary: "Delete one's own suggestion while it is pending",
  security: signedIn,
  request: { params: Id },
  responses: { 204: { description: "Gone, with its votes" }, ...problems(401, 403, 404, 409, 429) },
});

const postVote = createRoute({
  method: "post",
  path: "/artists/timeline/suggestions/{id}/vote",
  tags,
  summary: "Vote on a suggestion, or change one's vote",
  security: signedIn,
  "x-sign-in": TIMELINE_REFUSALS.signInToVote.text,
  request: { params: Id, body: jsonBody(VoteSchema, { vote_type: "yes" }) },
  responses: {
    200: answer(SuggestionShape, "Voted before: the vote is this one now"),
    201: answer(SuggestionShape, "Voted"),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
});

const deleteVote = createRoute({
  method: "delete",
  path: "/artists/timeline/suggestions/{id}/vote/{userId}",
  tags,
  summary: "Take one's vote back",
  security: signedIn,
  "x-sign-in": TIMELINE_REFUSALS.signInToVote.text,
  request: { params: z.object({ id: z.string(), userId: z.string() }) },
  responses: { 204: { description: "No vote, now or before" }, ...problems(401, 403, 409, 429) },
});

export const timeline = apiRouter()
  .openapi(getTimeline, async (c) => {
    const page = c.req.valid("query");
    const items = await listTimeline(c.get("ctx"), { artistId: c.req.valid("param").id, ...page });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(getSuggestions, async (c) => {
    const query = c.req.valid("query");
    const items = await listSuggestions(c.get("ctx"), { artistId: c.req.valid("param").id, ...query });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  })
  .openapi(postSuggestion, async (c) => {
    return c.json(await createSuggestion(c.get("ctx"), c.req.valid("json")), 201);
  })
  .openapi(deleteSuggestion, async (c) => {
    await removeSuggestion(c.get("ctx"), c.req.valid("param").id);
    return c.body(null, 204);
  })
  .openapi(postVote, async (c) => {
    const { user_id: userId, vote_type: voteType } = c.req.valid("json");
    const suggestionId = c.req.valid("param").id;
    const { suggestion, created } = await setVote(c.get("ctx"), { suggestionId, userId, voteType });
    return created ? c.json(suggestion, 201) : c.json(suggestion, 200);
  })
  .openapi(deleteVote, async (c) => {
    const { id: suggestionId, userId } = c.req.valid("param");
    await removeVote(c.get("ctx"), { suggestionId, userId });
    return c.body(null, 204);
  });
