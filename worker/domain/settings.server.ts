import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { settings, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireSelf, requireWriter } from "./auth.server.ts";
import type { Settings } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { UpdateSettings } from "./settings.schema.ts";
import { foldText } from "./text.schema.ts";
import { imageUrl } from "./user-dto.server.ts";

/** @throws DomainError unauthenticated, forbidden: one's own alone */
export async function getSettings(ctx: Ctx, userId: string): Promise<Settings> {
  const viewer = await requireSelf(ctx, userId);

  return settingsDto(await selectSettings(ctx, viewer.id));
}

/** Changes what is given and leaves the rest. @throws DomainError unauthenticated, forbidden, rate_limited */
export async function updateSettings(ctx: Ctx, input: UpdateSettings): Promise<Settings> {
  const viewer = await requireWriter(ctx, input.user_id);
  const { theme, email_notifications: emailNotifications, push_notifications: pushNotifications, name, bio } = input;

  const [, , rows] = await ctx.db.batch([
    ctx.db
      .insert(settings)
      .values({ userId: viewer.id, theme, emailNotifications, pushNotifications })
      .onConflictDoUpdate({
        target: settings.userId,
        set: {
          theme: orAsItIs(theme, settings.theme),
          emailNotifications: orAsItIs(emailNotifications, settings.emailNotifications),
          pushNotifications: orAsItIs(pushNotifications, settings.pushNotifications),
        },
      }),
    ctx.db
      .update(users)
      .set({
        name: orAsItIs(name, users.name),
        nameKey: orAsItIs(name === undefined ? undefined : foldText(name ?? ""), users.nameKey),
        bio: orAsItIs(bio, users.bio),
      })
      .where(eq(users.id, viewer.id)),
    selectSettings(ctx, viewer.id),
  ]);
  return settingsDto(rows);
}

function orAsItIs<T>(value: T | undefined, column: AnyColumn): T | SQL {
  return value === undefined ? sql`${column}` : value;
}

function selectSettings(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      ...columns("user", {
        id: users.id,
        username: users.username,
        name: users.name,
        bio: users.bio,
        profileImageKey: users.profileImageKey,
        isAdmin: users.isAdmin,
      }),
      ...columns("settings", {
        theme: settings.theme,
        emailNotifications: settings.emailNotifications,
        pushNotifications: settings.pushNotifications,
      }),
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, userId));
}

/** A member without a row of settings has the defaults. */
function settingsDto([row]: Awaited<ReturnType<typeof selectSettings>>): Settings {
  if (!row) throw notFound("User");
  return {
    user_id: row.id,
    theme: row.theme ?? "dark",
    email_notifications: row.emailNotifications ?? true,
    push_notifications: row.pushNotifications ?? true,
    username: row.username,
    name: row.name,
    bio: row.bio,
    profile_image_url: imageUrl(row.profileImageKey),
    is_admin: row.isAdmin,
  };
}
