/** What one answer cost the database, as the product says in Server-Timing. */
export type Cost = { queries: number; trips: number; rows: number };

/** Fresh, and once what is kept in KV is there. */
export type Costs = { first: Cost; later: Cost };

const WARMING = 3;

/** @throws Error for an answer that is not 200, or without its cost */
export async function readCosts(url: string, headers: Record<string, string>): Promise<Costs> {
  const first = await readCost(url, headers);
  let later = first;
  for (let asked = 0; asked < WARMING; asked += 1) later = await readCost(url, headers);
  return { first, later };
}

async function readCost(url: string, headers: Record<string, string>): Promise<Cost> {
  const response = await fetch(url, { headers, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);

  const timing = response.headers.get("Server-Timing") ?? "";
  const [, queries, trips, rows] = /(\d+) queries, (\d+) trips, (\d+) rows/.exec(timing) ?? [];
  if (rows === undefined) throw new Error(`${url} does not say what it cost: ${timing}`);
  return { queries: Number(queries), trips: Number(trips), rows: Number(rows) };
}
