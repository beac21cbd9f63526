import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";

type Column = {
  column: string;
  type: string;
  notNull: boolean;
  /** 1-based place in the primary key, 0 outside of it. */
  keyPosition: number;
  default: string | null;
};

test("the schema module describes exactly the tables the migrations make", async () => {
  const migrated = await migratedColumns();
  const described = describedColumns();

  expect([...described.keys()].sort()).toEqual([...migrated.keys()].sort());
  for (const [table, columns] of migrated) expect(described.get(table), table).toEqual(columns);
});

test("a column's words and its CHECK list the same", async () => {
  const tableSql = await env.DB.prepare("select name, sql from sqlite_master where type = 'table'").all<{
    name: string;
    sql: string;
  }>();
  const sqlOf = new Map(tableSql.results.map(({ name, sql }) => [name, sql]));

  const compared: string[] = [];
  for (const config of tables()) {
    for (const column of config.columns) {
      const words = checkedWords(sqlOf.get(config.name) ?? "", column.name);
      if (words === null) continue;
      compared.push(`${config.name}.${column.name}`);
      const described = column.dataType === "boolean" ? ["0", "1"] : [...(column.enumValues ?? [])];
      expect(described.sort(), `${config.name}.${column.name}`).toEqual(words.sort());
    }
  }

  expect(compared).toContain("settings.theme");
  expect(compared).toContain("users.is_admin");
});

function tables() {
  return Object.values(schema as Record<string, unknown>)
    .filter((value): value is SQLiteTable => is(value, SQLiteTable))
    .map(getTableConfig);
}

function describedColumns() {
  return new Map(
    tables().map((config) => {
      const key = config.primaryKeys.flatMap((primaryKey) => primaryKey.columns.map((column) => column.name));
      const columns = config.columns.map((column) => ({
        column: column.name,
        type: column.getSQLType().toUpperCase(),
        notNull: column.notNull,
        keyPosition: column.primary ? 1 : key.indexOf(column.name) + 1,
        default: defaultInSql(column),
      }));
      return [config.name, columns.sort(byName)];
    }),
  );
}

function defaultInSql(column: SQLiteColumn) {
  if (!column.hasDefault) return null;
  const value = column.mapToDriverValue(column.default);
  return typeof value === "string" ? `'${value}'` : String(value);
}

async function migratedColumns() {
  const { results } = await env.DB.prepare(
    `select t.name as "table", c.name as "column", c.type, c."notnull", c.pk, c.dflt_value as "default"
     from pragma_table_list as t, pragma_table_info(t.name) as c
     where t.schema = 'main' and t.type = 'table' and t.name <> 'd1_migrations'
       and t.name not glob 'sqlite_*' and t.name not glob '_cf_*'`,
  ).all<{ table: string; column: string; type: string; notnull: number; pk: number; default: string | null }>();

  const migrated = new Map<string, Column[]>();
  for (const { table, column, type, notnull, pk, default: defaultValue } of results) {
    const columns = migrated.get(table) ?? [];
    columns.push({ column, type, notNull: notnull === 1, keyPosition: pk, default: defaultValue });
    migrated.set(table, columns.sort(byName));
  }
  return migrated;
}

function byName(one: Column, other: Column) {
  return one.column < other.column ? -1 : 1;
}

/** The words of `column IN ('a', 'b')` in a table's CHECK, without their quotes. */
function checkedWords(sql: string, column: string) {
  const list = new RegExp(`CHECK \\(${column} IN\\s*\\(([^)]*)\\)`).exec(sql)?.[1];
  return list?.split(",").map((word) => word.trim().replaceAll("'", "")) ?? null;
}
