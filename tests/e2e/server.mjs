// The built Worker over a freshly seeded database of its own.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { root, run } from "../../scripts/toolchain.mjs";

const [, , port, google] = process.argv;
const state = ".wrangler/browser-tests";

rmSync(join(root, state), { recursive: true, force: true });
await run("node", ["scripts/db-seed.ts", "--persist-to", state], { quiet: true });
const server = await serve({
  port: Number(port),
  state,
  vars: [
    "PASSWORD_COST:1024",
    "GOOGLE_CLIENT_ID:browser-tests",
    "GOOGLE_CLIENT_SECRET:secret",
    `GOOGLE_OAUTH_URL:${google}`,
  ].flatMap((value) => ["--var", value]),
  quiet: true,
});
await server.ended;
