import type { DatabaseSync } from "node:sqlite";

type SchemaObject = { type: string; name: string; sql: string };

/**
 * Drops the triggers, and the indexes that the given tables have by CREATE INDEX.
 *
 * @returns how to make them again, from the text of the migrations that SQLite keeps of each
 */
export function setAside(database: DatabaseSync, tables: string[]): { triggers: string[]; indexes: string[] } {
  const found = database
    .prepare(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL
        AND (type = 'trigger' OR type = 'index' AND tbl_name IN (SELECT value FROM json_each(?)))`,
    )
    .all(JSON.stringify(tables)) as SchemaObject[];
  for (const { type, name } of found) database.exec(`DROP ${type} ${name}`);

  const of = (wanted: string) => found.filter(({ type }) => type === wanted).map(({ sql }) => sql);
  return { triggers: of("trigger"), indexes: of("index") };
}

/** Everything that the schema says, for a comparison. */
export function schemaText(database: DatabaseSync): string {
  const rows = database.prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name").all();
  return rows.map(({ sql }) => sql).join("\n");
}
