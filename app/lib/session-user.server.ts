import type { Ctx } from "#worker/context.server.ts";
import { imageUrl } from "#worker/domain/user-dto.server.ts";

/** Of the signed-in member, what the shell around every page shows. */
export type ShellUser = {
  id: string;
  username: string;
  name: string | null;
  profile_image_url: string | null;
  is_admin: boolean;
};

export async function shellUser(ctx: Ctx): Promise<ShellUser | null> {
  const viewer = await ctx.viewer();
  if (!viewer) return null;
  return {
    id: viewer.id,
    username: viewer.username,
    name: viewer.name,
    profile_image_url: imageUrl(viewer.profileImageKey),
    is_admin: viewer.isAdmin,
  };
}
