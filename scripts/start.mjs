// `npm start`: from a fresh clone to the whole product at http://localhost:8787.
import { installPackages, run } from "./toolchain.mjs";

const port = Number(process.env.PORT ?? 8787);
const state = ".wrangler/state";

await installPackages();
console.log("Building, and filling the local database…");
await Promise.all([
  run("react-router", ["build"], { quiet: true }),
  run("node", ["scripts/db-seed.ts", "--persist-to", state, "--if-empty"], { quiet: true }),
]);

const { serve } = await import("./serve.mjs");
const server = await serve({ port, state, cron: true });
console.log(`
  Sleevenotes is at ${server.url}

  Sign in as    demo@sleevenotes.example     (a member)
                admin@sleevenotes.example    (an admin)
  Password      Sleevenotes1
  Mail          ${server.url}/dev/mailbox
`);
await server.ended;
