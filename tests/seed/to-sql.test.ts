import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tracks, users } from "#db/schema/index.ts";
import { insertStatements, quote } from "#db/seed/to-sql.ts";

test.each([
  ["a quote", "Don't Think Twice, It's All Right"],
  ["two quotes and a semicolon", "''; DROP TABLE users; --"],
  ["line breaks and a backslash", "one\ntwo\r\n\\'three"],
  ["letters from everywhere", "Ágætis byrjun · 首都高 · 🔥"],
])("what the database reads back of %s is what was written", async (_, text) => {
  const row = await env.DB.prepare(`SELECT ${quote(text)} AS text`).first();

  expect(row).toEqual({ text });
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ["a\0b"], [{}], [10n]])("%s has no literal", (value) => {
  expect(() => quote(value)).toThrow("No SQL literal");
});

test("booleans, JSON and what is missing are written as their columns store them", () => {
  const [member] = insertStatements({ table: users, rows: [{ id: "a", isAdmin: true, bio: undefined, name: null }] });
  const [track] = insertStatements({ table: tracks, rows: [{ id: "t", artists: [{ id: null, name: "O'Jays" }] }] });

  expect(member).toBe(`INSERT INTO "users" ("id", "name", "bio", "is_admin") VALUES\n('a', NULL, NULL, 1);`);
  expect(track).toBe(`INSERT INTO "tracks" ("id", "artists") VALUES\n('t', '[{"id":null,"name":"O''Jays"}]');`);
});

test("many rows are split into statements that D1 takes", () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, bio: "ö".repeat(300) }));

  const statements = insertStatements({ table: users, rows });

  const bytes = statements.map((statement) => new TextEncoder().encode(statement).length);
  expect(Math.max(...bytes)).toBeLessThan(100_000);
  expect(statements.flatMap((statement) => statement.match(/^\('/gm) ?? [])).toHaveLength(500);
});

test("no rows are no statement", () => {
  expect(insertStatements({ table: users, rows: [] })).toEqual([]);
});
