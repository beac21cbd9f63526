/** What a machine of one's own runs with instead of wrangler.toml's production values. */
export const localVars = {
  ENVIRONMENT: "development",
  CATALOGUE: "demo",
};

/** The same for wrangler's command line. */
export const localVarFlags = Object.entries(localVars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
