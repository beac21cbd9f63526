import { eq } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { users } from "../schema/index.ts";

/** Whether there is such a member: one row, or none. */
export function selectMember(db: Database, id: string) {
  return db.select({ id: users.id }).from(users).where(eq(users.id, id));
}
