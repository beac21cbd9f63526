// The floor of an endpoint: the same D1 reads, the rows as JSON, and nothing else. It runs as it stands, unbundled.

/** By path; told once by the bench, before it asks. @type {Map<string, import("./plan.ts").Plan>} */
const plans = new Map();

/** @param {D1Database} database @param {import("./plan.ts").Plan} plan */
async function run(database, plan) {
  const session = database.withSession("first-unconstrained");
  /** @type {unknown[]} */
  let rows = [];
  for (const trip of plan) {
    const statements = trip.map(({ sql, params }) => session.prepare(sql).bind(...params));
    const [only, ...more] = statements;
    const results = only && more.length === 0 ? [await only.all()] : await session.batch(statements);
    rows = results.map(({ results }) => results);
  }
  return Response.json(rows);
}

/** @type {ExportedHandler<Pick<Env, "DB">>} */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/health") return new Response("ok");
    if (request.method === "PUT") {
      plans.set(pathname, await request.json());
      return new Response(null, { status: 204 });
    }
    const plan = plans.get(pathname);
    return plan ? run(env.DB, plan) : new Response("No plan", { status: 404 });
  },
};
