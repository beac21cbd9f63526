import { type AnyColumn, type SQL, sql } from "drizzle-orm";

type Aliased<T extends Record<string, AnyColumn>> = {
  [K in keyof T]: SQL.Aliased<T[K]["_"]["notNull"] extends true ? T[K]["_"]["data"] : T[K]["_"]["data"] | null>;
};

/**
 * Columns under names that are unique in a join: D1 answers rows as objects, where two columns called `id` are one.
 * Every select over more than one table names its columns through this.
 */
export function columns<T extends Record<string, AnyColumn>>(prefix: string, picked: T): Aliased<T> {
  const entries = Object.entries(picked).map(([name, column]) => [
    name,
    sql`${column}`.mapWith(column).as(`${prefix}_${name}`),
  ]);
  return Object.fromEntries(entries) as Aliased<T>;
}

/** A list in one column: `subselect` answers it as a JSON array. */
export function textList(subselect: SQL): SQL<string[]> {
  return sql`(${subselect})`.mapWith((json: string) => JSON.parse(json) as string[]);
}
