// `npm run dev`: the same with hot reload.
import { tickEveryFiveMinutes } from "./cron.mjs";
import { installPackages, run } from "./toolchain.mjs";

const port = process.env.PORT ?? "5173";

await installPackages();
await run("node", ["scripts/db-seed.ts", "--persist-to", ".wrangler/state", "--if-empty"], { quiet: true });
tickEveryFiveMinutes(`http://localhost:${port}`);
await run("react-router", ["dev", "--port", port]);
