import { data, redirect } from "react-router";
import { z } from "zod";
import { type CommentAnswer, postCommentFailed, type ShownComment } from "#app/lib/comment-answer.ts";
import { flash } from "#app/lib/flash.server.ts";
import { readFields } from "#app/lib/form-action.server.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { COMMENT_MAX_LENGTH, REFUSED_MAX_LENGTH } from "#worker/domain/comment-limits.schema.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { firstCodePoints } from "#worker/domain/text.schema.ts";

const Fields = z.object({
  content: z.string(),
  once: z.string().max(100).optional(),
  parent_comment_id: z.string().max(200).optional(),
  /** The username of whom a reply answers. */
  reply_to: z.string().max(100).optional(),
});

type Posting = {
  /** The page with the box. */
  page: string;
  /** Judges the text: the domain's own schema of it. */
  schema: z.ZodType<string>;
  post: (input: { content: string; once?: string; parentId: string | null }) => Promise<ShownComment>;
  /** To what a stranger is led back. */
  signedIn: boolean;
};

/** Posts what a box for comments holds. What was refused comes back with its text. */
export async function postComment(request: Request, { page, schema, post, signedIn }: Posting) {
  const {
    content: typed,
    once,
    parent_comment_id: parentId = null,
    reply_to: answered,
  } = await readFields(request, Fields);
  const scripted = sentByScript(request);
  if (!signedIn) throw askToSignIn();
  const text = schema.safeParse(addressed(typed, answered, schema));
  if (!text.success) {
    const error = text.error.issues[0]?.message ?? "";
    return refuse({ error, toast: postCommentFailed(error) }, 422);
  }

  try {
    const posted = await post({ content: text.data, once, parentId });
    if (scripted) return data<CommentAnswer>({ posted });
    throw redirect(`${page}?comment=${posted.id}#comment-${posted.id}`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, status } = error;
    if (code === "unauthenticated") throw askToSignIn();
    if (code === "not_found" && !scripted) throw data({ message }, { status });
    if (code !== "prohibited_language") return refuse({ toast: postCommentFailed(message) }, status);
    return refuse({ error: message, toast: { title: "Content Blocked", description: message, tone: "error" } }, status);
  }

  function refuse(answer: Omit<CommentAnswer, "posted" | "content">, status: number) {
    const replyTo = parentId ?? undefined;
    const content = firstCodePoints(typed, REFUSED_MAX_LENGTH);
    return data<CommentAnswer>({ posted: null, content, replyTo, ...answer }, { status });
  }

  function askToSignIn() {
    const isBlank = scripted || typed.trim() === "";
    const carried = new URLSearchParams({
      ...(parentId !== null && { reply: parentId }),
      ...(!isBlank && { draft: firstCodePoints(typed, COMMENT_MAX_LENGTH) }),
    });
    const query = carried.size === 0 ? "" : `?${String(carried).replaceAll("+", "%20")}`;
    return redirect(signInPath(`${page}${query}#${parentId === null ? "write-comment" : "write-reply"}`), {
      headers: flash({ title: "Sign in required", description: "Please sign in to comment" }),
    });
  }
}

/** A reply begins with whom it answers (part 2 §4), also where that was typed over, unless it would be too long by it. */
function addressed(text: string, username: string | undefined, schema: z.ZodType<string>): string {
  if (username === undefined) return text;
  const words = text.trim();
  const name = `@${username}`;
  if (words === "" || words === name) return "";
  if (words.startsWith(name)) return text;
  const whole = `${name} ${words}`;
  return schema.safeParse(whole).success ? whole : text;
}
