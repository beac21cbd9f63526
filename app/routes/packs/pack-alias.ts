import { redirect } from "react-router";
import { packPath } from "#app/components/pack-card.tsx";
import type { Route } from "./+types/pack-alias";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(packPath(params.id), 301);
}
