import { createRoute, z } from "@hono/zod-openapi";
import {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  ResetPasswordSchema,
  ResetTokenSchema,
  SignInSchema,
  SignOutSchema,
  SignUpSchema,
} from "../domain/accounts.schema.ts";
import { getSession, signIn, signOut, signUp } from "../domain/accounts.server.ts";
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  verifyResetToken,
} from "../domain/password-resets.server.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, CurrentSessionShape, jsonBody, SignedInShape } from "./shapes.ts";

const tags = ["Accounts and sessions"];
const Nothing = z.object({});

const postSignUp = createRoute({
  method: "post",
  path: "/auth/sign-up",
  tags,
  summary: "Make an account and sign in to it",
  request: {
    body: jsonBody(SignUpSchema, {
      username: "nina_s",
      email: "nina@example.com",
      password: "Feeling1965",
      confirmPassword: "Feeling1965",
    }),
  },
  responses: {
    201: answer(SignedInShape, "The new member, an access token, and the session cookie with the same token"),
    ...problems(400, 409, 422, 429),
  },
});

const postSignIn = createRoute({
  method: "post",
  path: "/auth/sign-in",
  tags,
  summary: "Sign in with email and password",
  request: { body: jsonBody(SignInSchema, { email: "nina@example.com", password: "Feeling1965" }) },
  responses: {
    200: answer(SignedInShape, "The member, an access token, and the session cookie with the same token"),
    ...problems(400, 401, 422, 429),
  },
});

const postSignOut = createRoute({
  method: "post",
  path: "/auth/sign-out",
  tags,
  summary: "End this session, or all of the member's",
  request: { body: { content: { "application/json": { schema: SignOutSchema, example: { everywhere: true } } } } },
  responses: { 204: { description: "The session has ended and the cookie is cleared" }, ...problems(400, 401, 422) },
});

const getCurrentSession = createRoute({
  method: "get",
  path: "/auth/session",
  tags,
  summary: "Who is signed in, if anybody",
  responses: { 200: answer(CurrentSessionShape, "The member and the end of the session, or null and null") },
});

const postForgotPassword = createRoute({
  method: "post",
  path: "/auth/forgot-password",
  tags,
  summary: "Have a link to a new password mailed",
  request: { body: jsonBody(ForgotPasswordSchema, { email: "nina@example.com" }) },
  responses: {
    202: answer(Nothing, "If the email is known, a mail is on its way; the answer is the same if not"),
    ...problems(400, 422, 429),
  },
});

const postVerifyToken = createRoute({
  method: "post",
  path: "/auth/reset-password/verify",
  tags,
  summary: "Whether a mailed link still works",
  request: { body: jsonBody(ResetTokenSchema, { token: "the token in the link's fragment" }) },
  responses: { 200: answer(Nothing, "It works"), ...problems(400, 422, 429) },
});

const postResetPassword = createRoute({
  method: "post",
  path: "/auth/reset-password",
  tags,
  summary: "Set a new password by a mailed link",
  request: {
    body: jsonBody(ResetPasswordSchema, {
      token: "the token in the link's fragment",
      password: "Feeling1965",
      confirmPassword: "Feeling1965",
    }),
  },
  responses: {
    200: answer(Nothing, "The password is set, the link is used up, and all of the member's sessions have ended"),
    ...problems(400, 422, 429),
  },
});

const postChangePassword = createRoute({
  method: "post",
  path: "/auth/change-password",
  tags,
  summary: "Change one's password",
  security: signedIn,
  request: {
    body: jsonBody(ChangePasswordSchema, {
      currentPassword: "Feeling1965",
      newPassword: "Sinnerman1965",
      confirmNewPassword: "Sinnerman1965",
    }),
  },
  responses: {
    200: answer(Nothing, "The password is changed, and the member's other sessions have ended"),
    ...problems(400, 401, 403, 422, 429),
  },
});

export const accounts = apiRouter()
  .openapi(postSignUp, async (c) => c.json(await signUp(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(postSignIn, async (c) => c.json(await signIn(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(postSignOut, async (c) => {
    await signOut(c.get("ctx"), { everywhere: c.req.valid("json").everywhere ?? false });
    c.header("Clear-Site-Data", '"cache", "cookies", "storage"');
    return c.body(null, 204);
  })
  .openapi(getCurrentSession, async (c) => {
    c.header("Cache-Control", "private, no-store");
    return c.json(await getSession(c.get("ctx")), 200);
  })
  .openapi(postForgotPassword, async (c) => {
    await requestPasswordReset(c.get("ctx"), c.req.valid("json"));
    return c.json({}, 202);
  })
  .openapi(postVerifyToken, async (c) => {
    await verifyResetToken(c.get("ctx"), c.req.valid("json").token);
    return c.json({}, 200);
  })
  .openapi(postResetPassword, async (c) => {
    await resetPassword(c.get("ctx"), c.req.valid("json"));
    return c.json({}, 200);
  })
  .openapi(postChangePassword, async (c) => {
    await changePassword(c.get("ctx"), c.req.valid("json"));
    return c.json({}, 200);
  });
