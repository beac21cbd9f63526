import { data, redirect } from "react-router";
import { z } from "zod";
import { COMMUNITY } from "#app/lib/community.ts";
import {
  type CreatedPost,
  createPostFailed,
  newPostPath,
  type PickedTopic,
  writePostPath,
} from "#app/lib/create-post.ts";
import { flash } from "#app/lib/flash.server.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import type { Ctx } from "#worker/context.server.ts";
import { COMMENT_MAX_LENGTH, REFUSED_MAX_LENGTH } from "#worker/domain/comment-limits.schema.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { POST_IMAGE_TOO_LARGE } from "#worker/domain/post-limits.schema.ts";
import { requireTopic } from "#worker/domain/post-topics.server.ts";
import { CreatePostSchema } from "#worker/domain/posts.schema.ts";
import { createPost } from "#worker/domain/posts.server.ts";
import { firstCodePoints } from "#worker/domain/text.schema.ts";
import { BARE_FORM_MAX_BYTES, type MultipartForm, readMultipart } from "#worker/images/read-multipart.ts";

const CREATED = { title: "Post created", description: "Your post is in the feed." };
const SIGN_IN = { title: "Sign in required", description: "Please sign in to post" };

const FormSchema = CreatePostSchema.extend({ once: z.string().max(100).optional() });
/** What of a form is carried past the sign-in, where no script keeps it. */
const Carried = z.object({
  topic_type: CreatePostSchema.shape.topic_type.optional().catch(undefined),
  topic_id: z.string().max(200).optional().catch(undefined),
  topic_name: z.string().max(500).optional().catch(undefined),
  content: z
    .string()
    .transform((text) => firstCodePoints(text, COMMENT_MAX_LENGTH))
    .optional(),
});

/** Posts what the form holds. Without a script one is led to the feed; what was refused comes back with its text. */
export async function createPostForm(request: Request, ctx: Ctx) {
  const scripted = sentByScript(request);
  // A script keeps the text; nothing of the form needs to be read.
  if (!(await ctx.viewer())) throw askToSignIn(scripted ? writePostPath() : newPostPath(await carriedOf(request)));

  let form: MultipartForm | undefined;
  try {
    form = await readMultipart(request, { imageField: "image", tooLarge: POST_IMAGE_TOO_LARGE });
    const post = FormSchema.safeParse(form.fields);
    if (!post.success) return refuse(errorsOf(post.error), 422);
    await createPost(ctx, post.data, form.image);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "unauthenticated") throw askToSignIn(writePostPath());
    return refuse(wordsOf(error), error.status);
  }
  if (!scripted) throw redirect(COMMUNITY, { headers: flash(CREATED) });
  return data<CreatedPost>({ posted: true, toast: CREATED });

  function refuse(answer: Pick<CreatedPost, "errors" | "toast">, status: number) {
    const typed = form?.fields.content;
    const content = typed && firstCodePoints(typed, REFUSED_MAX_LENGTH);
    return data<CreatedPost>({ posted: false, content, ...answer }, { status });
  }
}

/** What was written, and of a form with a picture in it the topic alone: for a stranger, none of that is read. */
async function carriedOf(request: Request): Promise<z.output<typeof Carried>> {
  try {
    const { fields } = await readMultipart(request, { imageField: "image", maxBytes: BARE_FORM_MAX_BYTES });
    return Carried.parse(fields);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Carried.parse(Object.fromEntries(new URL(request.url).searchParams));
  }
}

/** What a post about this would be about, as the catalogue has it; null for what it does not know. */
export async function findTopic(
  ctx: Ctx,
  topic: { topic_type: PickedTopic["topic_type"]; topic_id: string; topic_name: string },
): Promise<PickedTopic | null> {
  try {
    return await requireTopic(ctx, topic);
  } catch (error) {
    if (error instanceof DomainError && (error.status === 404 || error.status === 503)) return null;
    throw error;
  }
}

function askToSignIn(returnTo: string) {
  return redirect(signInPath(returnTo), { headers: flash(SIGN_IN) });
}

function errorsOf(error: z.ZodError<z.output<typeof FormSchema>>): Pick<CreatedPost, "errors" | "toast"> {
  const { fieldErrors } = z.flattenError(error);
  const topic = fieldErrors.topic_type ?? fieldErrors.topic_id ?? fieldErrors.topic_name;
  return { errors: { content: fieldErrors.content, topic }, toast: topic && createPostFailed(topic[0]) };
}

/** A refusal at the field that it is about, else as a message. */
function wordsOf({ code, message }: DomainError): Pick<CreatedPost, "errors" | "toast"> {
  if (code === "too_large" || code === "unsupported_media_type") return { errors: { image: [message] } };
  if (code !== "prohibited_language") return { toast: createPostFailed(message) };
  return {
    errors: { content: [message] },
    toast: { title: "Content Blocked", description: message, tone: "error" },
  };
}
