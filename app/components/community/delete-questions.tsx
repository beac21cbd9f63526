import type { ReactNode } from "react";
import { Form } from "react-router";

import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { DELETE_POST_TEXT, postPath } from "#app/lib/community.ts";
import type { PostComment } from "#worker/domain/dto.ts";

/** Asked on the page where no script opens a dialog. */
export function DeletePostQuestion({ postId }: { postId: string }) {
  return (
    <Question
      title="Delete this post?"
      text={DELETE_POST_TEXT}
      action="/actions/delete-post"
      fields={{ post_id: postId }}
      cancel={postPath(postId)}
    />
  );
}

export function DeleteCommentQuestion({ comment }: { comment: PostComment }) {
  const page = postPath(comment.post_id);
  const all = comment.replies_count > 0 ? "The comment, its likes and all replies to it" : "The comment and its likes";
  return (
    <Question
      title="Delete this comment?"
      text={`${all} will be gone for good.`}
      action="/actions/delete-post-comment"
      fields={{ comment_id: comment.id, redirectTo: page }}
      cancel={`${page}?comment=${comment.id}#comment-${comment.id}`}
    >
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.content}</p>
    </Question>
  );
}

function Question({
  title,
  text,
  action,
  fields,
  cancel,
  children,
}: {
  title: string;
  text: string;
  action: string;
  fields: Record<string, string>;
  cancel: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="delete-question" className="rounded-card border border-danger bg-surface p-5">
      <h2 id="delete-question" className="font-serif text-lg font-medium">
        {title}
      </h2>
      {children}
      <p className="mt-1 text-sm text-muted">{text}</p>
      <Form method="post" action={action} className="mt-4 flex justify-end gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button asChild>
          <Link to={cancel}>Cancel</Link>
        </Button>
        <Button type="submit" variant="danger">
          Delete
        </Button>
      </Form>
    </section>
  );
}
