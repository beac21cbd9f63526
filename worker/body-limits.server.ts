import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "./domain/errors.server.ts";
import { POST_IMAGE_TOO_LARGE } from "./domain/post-limits.schema.ts";
import type { AppEnv } from "./entry.ts";
import { PICTURE_FORM_MAX_BYTES } from "./images/read-multipart.ts";
import { TOO_LARGE } from "./images/read-picture.ts";

const KIB = 1024;

/** What a body may weigh, by where it goes: the first that fits. */
const LIMITS: { path: RegExp; check: MiddlewareHandler<AppEnv> }[] = [
  { path: /^\/api\/users\/[^/]+\/profile-image$/, check: limit(PICTURE_FORM_MAX_BYTES, TOO_LARGE) },
  { path: /^\/api\/community\/posts$/, check: limit(PICTURE_FORM_MAX_BYTES, POST_IMAGE_TOO_LARGE) },
  {
    /** The pages that take one say themselves that it is too large: `readMultipart` stops reading there. */
    path: /^\/(?:settings\/profile-image|community\/new|actions\/create-post)(?:\.data)?$/,
    check: (_, next) => next(),
  },
  { path: /^\/api\//, check: limit(64 * KIB, "The body is larger than 64 KiB.") },
  {
    /** A form may carry 5,000 emoji of review, percent-encoded, and be told in words that it is too long. */
    path: /^/,
    check: limit(256 * KIB, "That is more than this form can take."),
  },
];

/** Refuses what weighs too much, by the length that it declares or while it arrives. */
export const bodyLimits = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname } = new URL(c.req.url);
  return LIMITS.find(({ path }) => path.test(pathname))?.check(c, next);
});

function limit(maxSize: number, message: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError("too_large", message);
    },
  });
}
