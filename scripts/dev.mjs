// `npm run dev`: the same with hot reload.
import { installPackages, run } from "./toolchain.mjs";

await installPackages();
await run("node", ["scripts/db-seed.ts", "--persist-to", ".wrangler/state", "--if-empty"], { quiet: true });
await run("react-router", ["dev", "--port", process.env.PORT ?? "5173"]);
