import { useNavigate } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { PostComments } from "#app/components/community/post-comments.tsx";
import { CommentQuestion, DeedQuestion } from "#app/components/deed/deed-question.tsx";
import { deletePost, deletePostComment } from "#app/components/deed/deeds.ts";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { PostCard } from "#app/components/post-card.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { type CommentAnswer, postCommentFailed } from "#app/lib/comment-answer.ts";
import { COMMUNITY, postPath } from "#app/lib/community.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { load } from "#app/lib/form-action.server.ts";
import { excerpt, originOf, pageMeta } from "#app/lib/meta.ts";
import { postComment } from "#app/lib/post-comment.server.ts";
import { shellUser } from "#app/lib/session-user.server.ts";
import { leaveScreen } from "#app/lib/way-back.ts";
import { getCtx } from "#worker/context.server.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { createPostComment } from "#worker/domain/post-comments.server.ts";
import { findPostCommentPage, postPage } from "#worker/domain/post-page.server.ts";
import { CreatePostCommentSchema } from "#worker/domain/posts.schema.ts";
import type { Route } from "./+types/post";

/** Part 2 §4: after a post is deleted the user goes back in history. */
const LEAVE_AFTER_MS = 100;

const Query = z.object({
  offset: paging().offset.catch(0),
  comment: z.string().max(100).optional().catch(undefined),
  reply: z.string().max(100).optional().catch(undefined),
  delete: z.string().optional(),
  "delete-comment": z.string().optional(),
  draft: z.string().max(2000).catch("").default(""),
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const query = Query.parse(Object.fromEntries(url.searchParams));
  const page = { postId: params.id, limit: MAX_LIMIT };
  const commentId = query.comment ?? query.reply;
  const offset = commentId === undefined ? query.offset : await findPostCommentPage(ctx, { ...page, commentId });
  const read = await load(postPage(ctx, { ...page, offset }), postPath(params.id));

  const user = await shellUser(ctx);
  const all = read.comments.flatMap((comment) => (comment.answered ? [comment.answered, comment] : [comment]));
  const answered = all.find(({ id }) => id === query.reply);
  const asked = all.find(({ id }) => id === query["delete-comment"]);
  return {
    ...read,
    offset,
    pageSize: MAX_LIMIT,
    viewer: user && { ...user, isAdmin: user.is_admin },
    asksToDelete: query.delete === "ask" && user?.id === read.post.user_id,
    commentToDelete: asked && user?.id === asked.user_id ? asked : null,
    commentId: query.comment ?? null,
    replyTo: answered ? { id: answered.id, username: answered.user.username } : null,
    draft: query.draft,
    once: newId(),
    now: ctx.now,
  };
}

/** Posts a comment, or a reply to one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  return postComment(request, {
    page: postPath(params.id),
    schema: CreatePostCommentSchema.shape.content,
    post: ({ content, once, parentId }) =>
      createPostComment(ctx, params.id, { content, once, parent_comment_id: parentId }),
    signedIn: (await ctx.viewer()) !== null,
  });
}

export const clientLoader = cachedLoader(minutes(1));

export const clientAction = forgivingAction((): CommentAnswer => ({ posted: null, toast: postCommentFailed() }));

export default function PostScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { asksToDelete, commentToDelete, ...section } = loaderData;
  const { post, viewer, now } = section;
  const navigate = useNavigate();
  const page = postPath(post.id);
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="sr-only">Post by {post.user.username}</h1>
        {asksToDelete && <DeedQuestion deed={deletePost(post)} cancel={page} />}
        <PostCard
          key={post.id}
          post={post}
          viewerId={viewer?.id ?? null}
          now={now}
          full
          onDeleted={() => setTimeout(() => leaveScreen(navigate, COMMUNITY), LEAVE_AFTER_MS)}
        />
        <PostComments
          key={`${post.id} ${section.replyTo?.id}`}
          {...section}
          result={actionData as CommentAnswer | undefined}
          question={
            commentToDelete && (
              <CommentQuestion
                deed={deletePostComment(commentToDelete.id, { hasReplies: commentToDelete.replies_count > 0 })}
                comment={commentToDelete}
                page={page}
              />
            )
          }
        />
      </div>
      <ActionToast answer={actionData} />
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("Post not found", "This post could not be found.");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { post } = loaderData;
  const { user } = post;
  const origin = originOf(matches);
  const picture = post.image_url ?? post.topic_image_url;
  return pageMeta({
    title: `${user.username} on ${post.topic_name}`,
    description: excerpt(post.content),
    path: postPath(post.id),
    origin,
    type: "article",
    image:
      picture === null ? null : { url: picture, alt: post.image_url ? `Posted by ${user.username}` : post.topic_name },
    noIndex: post.removed_at !== null,
    jsonLd: {
      "@type": "DiscussionForumPosting",
      url: `${origin}${postPath(post.id)}`,
      datePublished: post.created_at,
      text: post.content,
      image: post.image_url === null ? undefined : `${origin}${post.image_url}`,
      author: {
        "@type": "Person",
        name: user.username,
        url: `${origin}/profile/${encodeURIComponent(user.username)}`,
      },
      commentCount: post.comments_count,
    },
  });
}
