import { createRoute, z } from "@hono/zod-openapi";
import { ChooseUsernameSchema } from "../domain/accounts.schema.ts";
import { checkAdmin, chooseUsername, getUser, getUserByUsername } from "../domain/users.server.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, SessionUserShape, UserShape } from "./shapes.ts";

const tags = ["Members"];

const postUser = createRoute({
  method: "post",
  path: "/users",
  tags,
  summary: "Choose the username of an account just made through another service",
  security: signedIn,
  request: {
    body: jsonBody(ChooseUsernameSchema, {
      id: "the caller's own id",
      email: "nina@example.com",
      username: "nina_s",
    }),
  },
  responses: { 200: answer(SessionUserShape, "The member"), ...problems(400, 401, 403, 409, 422, 429) },
});

const getOne = createRoute({
  method: "get",
  path: "/users/{id}",
  tags,
  summary: "A member by id",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answer(UserShape, "The member"), ...problems(404) },
});

const getByName = createRoute({
  method: "get",
  path: "/users/username/{username}",
  tags,
  summary: "A member by username, in any case of letters",
  request: { params: z.object({ username: z.string().openapi({ example: "nina_s" }) }) },
  responses: { 200: answer(UserShape, "The member"), ...problems(404) },
});

const getAdminCheck = createRoute({
  method: "get",
  path: "/admin/check/{userId}",
  tags,
  summary: "Whether the caller is an admin",
  security: signedIn,
  request: { params: z.object({ userId: z.string().openapi({ description: "The caller's own id" }) }) },
  responses: { 200: answer(z.boolean(), "true or false"), ...problems(401, 403) },
});

export const users = apiRouter()
  .openapi(postUser, async (c) => c.json(await chooseUsername(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(getByName, async (c) => c.json(await getUserByUsername(c.get("ctx"), c.req.valid("param").username), 200))
  .openapi(getOne, async (c) => c.json(await getUser(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(getAdminCheck, async (c) => c.json(await checkAdmin(c.get("ctx"), c.req.valid("param").userId), 200));
