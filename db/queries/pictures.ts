import { sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";

/** Of these keys, those that no member's and no post's row names. */
export function selectUnnamedPictures(db: Database, keys: readonly string[]) {
  return db
    .select({ key: sql<string>`stored.value`.as("key") })
    .from(sql`json_each(${JSON.stringify(keys)}) stored`)
    .where(
      sql`not exists (select 1 from users u where u.profile_image_key = stored.value)
        and not exists (select 1 from posts p where p.image_key = stored.value)`,
    );
}
