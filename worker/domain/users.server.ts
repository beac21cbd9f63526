import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import type { ChooseUsername } from "./accounts.schema.ts";
import { requireSelf, requireWriter } from "./auth.server.ts";
import type { SessionUser, User } from "./dto.ts";
import { DomainError, notFound } from "./errors.server.ts";
import { emailKey, takenOrThrow, usernameKey } from "./identity.server.ts";
import { sessionUser, sessionUserColumns, userColumns, userDto } from "./user-dto.server.ts";

/** @throws DomainError not_found */
export async function getUser(ctx: Ctx, id: string): Promise<User> {
  const [user] = await ctx.db.select(userColumns).from(users).where(eq(users.id, id));
  if (!user) throw notFound("User");
  return userDto(user);
}

/** In any case of letters. @throws DomainError not_found */
export async function getUserByUsername(ctx: Ctx, username: string): Promise<User> {
  const [user] = await ctx.db
    .select(userColumns)
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (!user) throw notFound("User");
  return userDto(user);
}

/** Whether the caller is an admin; nobody may ask it of another. */
export async function checkAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  const viewer = await requireSelf(ctx, userId);
  return viewer.isAdmin;
}

/**
 * Gives an account that came from OAuth the name its owner wants, once. Asking for the name one has changes nothing.
 *
 * @throws DomainError forbidden, username_set, username_taken
 */
export async function chooseUsername(ctx: Ctx, input: ChooseUsername): Promise<SessionUser> {
  const viewer = await requireWriter(ctx, input.id);
  if (emailKey(input.email) !== emailKey(viewer.email)) {
    throw new DomainError("forbidden", "You can only do this for your own account.");
  }

  const [renamed] = await renameUnchosen(ctx, viewer.id, input.username);
  if (renamed) return sessionUser(renamed);

  const [user] = await ctx.db.select(sessionUserColumns).from(users).where(eq(users.id, viewer.id));
  if (user?.username !== input.username) {
    throw new DomainError("username_set", "This account has its username already.");
  }
  return sessionUser(user);
}

async function renameUnchosen(ctx: Ctx, id: string, username: string) {
  try {
    return await ctx.db
      .update(users)
      .set({ username, usernameKey: usernameKey(username), usernameChosen: true })
      .where(and(eq(users.id, id), eq(users.usernameChosen, false)))
      .returning(sessionUserColumns);
  } catch (error) {
    throw takenOrThrow(error);
  }
}
