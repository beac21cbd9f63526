export type Statement = { sql: string; params: unknown[] };

/** Trips to D1, one after the other, each of one or more statements. */
export type Plan = Statement[][];
