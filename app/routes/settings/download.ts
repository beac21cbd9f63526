import { redirect } from "react-router";
import { flash } from "#app/lib/flash.server.ts";
import { attempt } from "#app/lib/form-action.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { exportAccount } from "#worker/domain/export.server.ts";
import type { Route } from "./+types/download";

const SETTINGS = "/settings";

/** The archive as a file; a refusal leads back to the settings, which say it. */
export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await attempt(exportAccount(getCtx({ context })), SETTINGS);
  if (!outcome.ok) {
    const { message } = outcome.refusal;
    throw redirect(SETTINGS, { headers: flash({ title: "Error", description: message, tone: "error" }) });
  }
  const { filename, body } = outcome.value;
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=UTF-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
