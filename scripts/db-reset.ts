// `npm run db:reset`: an empty local database, migrated and seeded.
import { LOCAL_STATE, migrate, seed, wipe } from "./local-database.ts";

await wipe(LOCAL_STATE);
await migrate(LOCAL_STATE);
await seed(LOCAL_STATE, Date.now());
console.log("The local database is as on the first day. A server that was running must be started anew.");
