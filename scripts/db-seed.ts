// Migrates the local database and, while it is empty, fills it with the demo catalogue and its community.
//   node scripts/db-seed.ts [--persist-to DIR] [--now MS] [--if-empty] [--reset]
// --if-empty: nothing is said about a database that holds something already. --reset: it is emptied first.
import { parseArgs } from "node:util";
import { isEmpty, LOCAL_STATE, migrate, seed, wipe } from "./local-database.ts";

const { values } = parseArgs({
  options: {
    "persist-to": { type: "string", default: LOCAL_STATE },
    now: { type: "string" },
    "if-empty": { type: "boolean", default: false },
    reset: { type: "boolean", default: false },
  },
});
const state = values["persist-to"];
const now = values.now === undefined ? Date.now() : Number(values.now);
if (!Number.isSafeInteger(now) || now < 0) throw new Error("--now takes milliseconds since 1970");

if (values.reset) await wipe(state);
await migrate(state);
if (await isEmpty(state)) {
  await seed(state, now);
  console.log(`Seeded the database in ${state}.`);
} else if (!values["if-empty"]) {
  console.log(`The database in ${state} holds something already and stays as it is. --reset throws that away.`);
}
