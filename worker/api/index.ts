import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { bodyLimits } from "../body-limits.server.ts";
import { DomainError, notFound } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";
import { accountData } from "./account-data.ts";
import { accounts } from "./accounts.ts";
import { albums } from "./albums.ts";
import { artistRecords } from "./artist-records.ts";
import { blocks } from "./blocks.ts";
import { followedArtists } from "./followed-artists.ts";
import { follows } from "./follows.ts";
import { health } from "./health.ts";
import { readableBody } from "./json-body.ts";
import { membersOnly } from "./members-only.ts";
import { allowedMethods } from "./methods.ts";
import { notificationStream } from "./notification-stream.ts";
import { notifications } from "./notifications.ts";
import { onError } from "./on-error.ts";
import { describe } from "./openapi.ts";
import { packItems } from "./pack-items.ts";
import { packs } from "./packs.ts";
import { pictures } from "./pictures.ts";
import { postComments } from "./post-comments.ts";
import { posts } from "./posts.ts";
import { push } from "./push.ts";
import { reports } from "./reports.ts";
import { reviewComments } from "./review-comments.ts";
import { reviews } from "./reviews.ts";
import { apiRouter } from "./router.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { shelves } from "./shelves.ts";
import { timeline } from "./timeline.ts";
import { topics } from "./topics.ts";
import { trackShelves } from "./track-shelves.ts";
import { users } from "./users.ts";

/** Seconds for which shared caches may answer strangers; then they ask again behind the caller's back. */
const SHARED_CACHE = "public, max-age=0, s-maxage=30, stale-while-revalidate=120";

/** What strangers see is everybody's; what a member sees is theirs alone (api-contract: Caching). */
const caching = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.has("Cache-Control")) return;
  const anonymous = c.get("ctx").session.via === null;
  const shared = anonymous && c.req.method === "GET" && (c.res.status === 200 || c.res.status === 304);
  c.header("Cache-Control", shared ? SHARED_CACHE : "private, no-store");
  // Or a shared cache would give a member what it keeps for strangers.
  if (shared) c.header("Vary", "Authorization, Cookie", { append: true });
});

/** A bearer token that is no good is refused wherever it is sent, but where one asks whether it is good. */
const goodBearer = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = c.get("ctx");
  const asking = c.req.path === "/api/auth/session" && c.req.method === "GET";
  if (ctx.session.via === "bearer" && !asking && (await ctx.viewer()) === null) {
    throw new DomainError("unauthenticated", "This access token is unknown or has expired.");
  }
  await next();
});

export const api = apiRouter();
api.onError(onError);
api.use(caching, etag({ weak: true }), goodBearer, membersOnly(api));
api.use(bodyLimits, readableBody);

api.route("/", health);
api.route("/", accounts);
api.route("/", accountData);
api.route("/", users);
api.route("/", pictures);
api.route("/", settings);
api.route("/", albums);
api.route("/", search);
api.route("/", reviews);
api.route("/", shelves);
api.route("/", trackShelves);
api.route("/", packs);
api.route("/", packItems);
api.route("/", reviewComments);
api.route("/", follows);
api.route("/", blocks);
api.route("/", followedArtists);
api.route("/", posts);
api.route("/", postComments);
api.route("/", reports);
api.route("/", notifications);
api.route("/", notificationStream);
api.route("/", push);
api.route("/", artistRecords);
api.route("/", timeline);
api.route("/", topics);
describe(api);

api.all("*", async (c) => {
  const allowed = allowedMethods(api, new URL(c.req.url).pathname);
  if (allowed.length === 0) throw notFound("Path");
  const refusal = await onError(new DomainError("method_not_allowed", `This path takes ${allowed.join(", ")}.`), c);
  refusal.headers.set("Allow", allowed.join(", "));
  return refusal;
});
