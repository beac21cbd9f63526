import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeMember, makePost, makePostComment } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Report } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

/** What is kept beside what is counted, wherever the two differ. */
const DRIFTED = [
  "select id, likes_count as kept, (select count(*) from post_likes l where l.post_id = t.id) as counted from posts t",
  `select id, comments_count as kept,
     (select count(*) from post_comments c where c.post_id = t.id and c.removed_at is null) as counted from posts t`,
  `select id, likes_count as kept,
     (select count(*) from post_comment_likes l where l.comment_id = t.id) as counted from post_comments t`,
  `select id, replies_count as kept,
     (select count(*) from post_comments c where c.parent_comment_id = t.id and c.removed_at is null) as counted
   from post_comments t`,
  `select id, actors_count as kept,
     (select count(*) from notification_deeds d where d.notification_id = t.id) as counted from notifications t`,
].map((recount) => `select * from (${recount}) where kept <> counted`);

/** Lines about what is no longer there, which nobody could follow. */
const ORPHANS = [
  `select n.id from notifications n where n.entity_type in ('community_post', 'community_post_comment')
     and not exists (select 1 from posts p where p.id = n.entity_id)`,
  `select n.id from notifications n where n.notification_type = 'post_comment'
     and not exists (select 1 from post_comments c where c.id = n.comment_id)`,
];

async function rowsOf(...queries: string[]) {
  const answers = await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  return answers.flatMap(({ results }) => results);
}

async function report(by: Member, content_type: string, content_id: string) {
  const body = { content_type, content_id, reason: "spam" };
  return (await apiJson<Report>("/reports", { method: "POST", token: by.token, body })).body;
}

test.each([1, 2, 3])(
  "a storm of a community, with moderation and an account that goes, leaves counts that agree (%i)",
  async (seed) => {
    const [author, leaver, third] = [await makeMember(), await makeMember(), await makeMember()];
    const admin = await makeMember({ isAdmin: true });
    const posts = [await makePost({ userId: author.id }), await makePost({ userId: leaver.id })];
    const tops = await Promise.all(
      posts.flatMap(({ id: postId }) => [author, leaver].map(({ id: userId }) => makePostComment({ postId, userId }))),
    );
    const reports = [
      await report(third, "community_post", posts[0]?.id ?? ""),
      ...(await Promise.all(tops.map(({ id }) => report(third, "community_post_comment", id)))),
    ];

    const send = (path: string, method: string, { token }: Member, body?: unknown) =>
      api(path, { method, token, body });
    const deeds = [
      ...[author, leaver, third].flatMap((member) => [
        ...posts.flatMap(({ id }) => [
          () => send(`/community/posts/${id}/like`, "POST", member),
          () => send(`/community/posts/${id}/like`, "DELETE", member),
          () => send(`/community/posts/${id}/comments`, "POST", member, { content: "Hear, hear" }),
        ]),
        ...tops.flatMap(({ id, postId }) => [
          () => send(`/community/comments/${id}/like`, "POST", member),
          () => send(`/community/posts/${postId}/comments`, "POST", member, { content: "So", parent_comment_id: id }),
        ]),
      ]),
      ...reports.flatMap(({ id }) =>
        ["remove", "okay", "remove"].map((action) => () => send(`/reports/${id}`, "PATCH", admin, { action })),
      ),
      () => send(`/community/comments/${tops[0]?.id}`, "DELETE", author),
      () => send(`/community/comments/${tops[0]?.id}`, "DELETE", author),
      () => send(`/users/${leaver.id}`, "DELETE", leaver),
      () => send(`/users/${leaver.id}`, "DELETE", leaver),
    ];
    // A stride that has no divisor in common with the number of deeds goes over all of them, each time in another order.
    const stride = [7, 11, 13, 17, 19, 23].filter((prime) => deeds.length % prime !== 0)[seed] ?? 1;
    const order = deeds.map((_, at) => deeds[(at * stride) % deeds.length]);
    const statuses = (await Promise.all(order.map((deed) => deed?.()))).map((response) => response?.status ?? 0);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await rowsOf(...DRIFTED)).toEqual([]);
    expect(await rowsOf(...ORPHANS)).toEqual([]);
    const left = await rowsOf(
      `select id from users where id = '${leaver.id}'`,
      `select id from posts where user_id = '${leaver.id}'`,
      `select id from post_comments where user_id = '${leaver.id}'`,
      `select actor_id from notification_deeds where actor_id = '${leaver.id}'`,
    );
    expect(left).toEqual([]);
  },
);
