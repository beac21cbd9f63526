import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "./domain/errors.server.ts";
import { PICTURE_MAX_BYTES } from "./domain/pictures.schema.ts";
import type { AppEnv } from "./entry.ts";
import { TOO_LARGE } from "./images/read-picture.ts";

const KIB = 1024;
/** What stands around a picture: the other fields, names and boundaries. */
const AROUND_A_PICTURE = 64 * KIB;

/** What a body may weigh, by where it goes: the first that fits. */
const LIMITS = [
  {
    /** What takes a picture. `.data` is how a page's script asks. */
    path: /^\/(?:api\/users\/[^/]+\/profile-image|api\/community\/posts|settings\/profile-image(?:\.data)?)$/,
    check: limit(PICTURE_MAX_BYTES + AROUND_A_PICTURE, TOO_LARGE),
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
