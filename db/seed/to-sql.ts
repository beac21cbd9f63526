import { type Column, getTableColumns, getTableName, type Table } from "drizzle-orm";

/** D1 takes statements of at most 100,000 bytes; this leaves room for the last row. */
const STATEMENT_BYTES = 60_000;
const encoder = new TextEncoder();

export type TableRows = { table: Table; rows: readonly Record<string, unknown>[] };

/** A whole seed as SQL, in as few statements as D1 allows. */
export function toSql(tables: TableRows[]): string {
  return tables.flatMap(insertStatements).join("\n");
}

/** All rows have the columns of the first; what is undefined in one of them is NULL. */
export function insertStatements({ table, rows }: TableRows): string[] {
  const [first] = rows;
  if (!first) return [];

  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const head = `INSERT INTO "${getTableName(table)}" (${names}) VALUES\n`;

  return chunked(rows.map((row) => `(${columns.map(([key, column]) => literal(column, row[key])).join(", ")})`)).map(
    (values) => `${head}${values.join(",\n")};`,
  );
}

function chunked(values: string[]): string[][] {
  const chunks: string[][] = [];
  let room = 0;
  for (const value of values) {
    const bytes = encoder.encode(value).length;
    if (bytes > room) {
      chunks.push([]);
      room = STATEMENT_BYTES;
    }
    chunks.at(-1)?.push(value);
    room -= bytes;
  }
  return chunks;
}

function literal(column: Column, value: unknown): string {
  if (value === undefined || value === null) return "NULL";
  return quote(column.mapToDriverValue(value));
}

/** @throws Error for what SQL has no safe literal for */
export function quote(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`No SQL literal for ${typeof value} ${String(value)}`);
}
