// The pair of keys by which push services know who sends. `node scripts/vapid-keys.mjs` prints a new one for production.
import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const kept = fileURLToPath(new URL("../.wrangler/vapid-keys.json", import.meta.url));

/** @returns {{ publicKey: string, privateKey: string }} in base64url: the point uncompressed, and the number */
export function newVapidKeys() {
  const { x, y, d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  if (x === undefined || y === undefined || d === undefined) throw new Error("No keys were made");
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** This machine's own, made once: browsers that subscribed with them keep what they subscribed to. */
export function localVapidKeys() {
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(newVapidKeys()));
  }
  return /** @type {ReturnType<typeof newVapidKeys>} */ (JSON.parse(readFileSync(kept, "utf8")));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { publicKey, privateKey } = newVapidKeys();
  console.log(`VAPID_PUBLIC_KEY  = ${publicKey}\nVAPID_PRIVATE_KEY = ${privateKey}`);
}
