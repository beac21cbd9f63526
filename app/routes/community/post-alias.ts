import { redirect } from "react-router";
import { postPath } from "#app/lib/community.ts";
import type { Route } from "./+types/post-alias";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(postPath(params.id), 301);
}
