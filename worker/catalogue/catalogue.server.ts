import { demoProvider } from "./demo/demo-provider.ts";
import type { CatalogueProvider } from "./provider.ts";

export type Catalogue = CatalogueProvider;

/** The provider that this deployment is configured for (`CATALOGUE`). */
export function openCatalogue(env: Env): Catalogue {
  if (env.CATALOGUE !== "demo") throw new Error(`CATALOGUE=${env.CATALOGUE}: only demo is known`);
  return demoProvider;
}
