import { localVapidKeys } from "./vapid-keys.mjs";

/**
 * What a machine of one's own runs with instead of wrangler.toml's production values.
 *
 * @param {number} port
 */
export function localVars(port) {
  const { publicKey, privateKey } = localVapidKeys();
  return {
    ENVIRONMENT: "development",
    CATALOGUE: "demo",
    LOCAL_ORIGIN: `http://localhost:${port}`,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}

/**
 * The same for wrangler's command line.
 *
 * @param {number} port
 */
export function localVarFlags(port) {
  return Object.entries(localVars(port)).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
}
