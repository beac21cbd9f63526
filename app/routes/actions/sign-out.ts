import { redirect } from "react-router";
import { flash } from "#app/lib/flash.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { signOut } from "#worker/domain/accounts.server.ts";
import type { Route } from "./+types/sign-out";

/**
 * Leaves nothing of the member in this browser. Cookies are taken away one by one and not by Clear-Site-Data, which
 * would take the farewell along.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const everywhere = (await request.formData()).get("everywhere") === "true";
  await signOut(getCtx({ context }), { everywhere });

  const description = everywhere ? "You have been signed out on all your devices." : "You have been signed out.";
  const headers = new Headers(flash({ title: "Signed out", description }));
  headers.append("Set-Cookie", "theme=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly");
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return redirect("/auth", { headers });
}
