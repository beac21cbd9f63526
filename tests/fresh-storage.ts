import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

// Before every file: the one before it ran in the same process, over the same storage.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
