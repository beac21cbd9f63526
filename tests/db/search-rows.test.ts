import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { makeCtx } from "#tests/context.ts";
import { searchAll } from "#worker/domain/search.server.ts";

/** Ten times the names, every one of which answers to some query below. */
const SMALL = 600;
const LARGE = 6000;

/** Names that begin with the word, that only hold it, and that are a letter off. */
const QUERIES = ["velvet", "velvte", "vlvet", "harbour velvet", "ve", "elve", "velv", "the golden velvet harbour"];

beforeAll(() => growTo(SMALL));

test("no search reads more rows where there are ten times as many names", async () => {
  const small = await rowsReadByEach();
  await growTo(LARGE);
  const large = await rowsReadByEach();

  for (const query of QUERIES) {
    const most = (small[query] ?? 0) * 1.1;
    expect.soft(large[query], `${query}: ${small[query]} → ${large[query]}`).toBeLessThanOrEqual(most);
  }
});

test.each([
  ["velvet moth", "exactly that name", "Velvet Moth"],
  ["velvet mo", "a name that begins so", "Velvet Moth"],
  ["elvet", "a name that most people know", "Under Velvet Skies"],
  ["velvte", "a name that most people know, misspelt", "Under Velvet Skies"],
  ["mothh", "a rare word, misspelt, among names that share all its parts but one", "Velvet Moth"],
])("%s: %s is found, though it was stored after thousands of others", async (query, _, title) => {
  await growTo(LARGE);
  await env.DB.batch(
    [
      `insert or ignore into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, source, fetched_at)
       values ('last', 'Velvet Moth', 'velvet moth', 'x1', 'Nobody', 'nobody', 'album', 'demo', 1),
         ('known', 'Under Velvet Skies', 'under velvet skies', 'x1', 'Nobody', 'nobody', 'album', 'demo', 1)`,
      "update albums set review_count = 900 where id = 'known'",
    ].map((statement) => env.DB.prepare(statement)),
  );

  const { albums } = await searchAll(makeCtx(), query);

  expect(albums.slice(0, 3).map((album) => album.title)).toContain(title);
});

async function growTo(n: number) {
  const numbers = `with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${n})`;
  // Others may be as well known as they like to be, up to here.
  const fame = "1 + i % 7";
  const name =
    "case i % 3 when 0 then 'velvet harbour ' when 1 then 'golden velvet ' else 'the harbour of velvets ' end || i";
  await env.DB.batch(
    [
      `insert or ignore into artists (id, name, name_key, source, fetched_at, followers_count) ${numbers}
       select 'x' || i, ${name}, ${name}, 'demo', 1, ${fame} from n`,
      `insert or ignore into users (id, username, username_key, email, email_key, name, name_key, created_at, followers_count)
       ${numbers} select 'm' || i, 'velvet_' || i, 'velvet_' || i, 'm' || i || '@example.com', 'm' || i || '@example.com',
         ${name}, ${name}, 1, ${fame} from n`,
      `insert or ignore into packs (id, user_id, name, name_key, created_at) ${numbers}
       select 'p' || i, 'm' || i, ${name}, ${name}, 1 from n`,
      `insert or ignore into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, source,
         fetched_at, review_count) ${numbers}
       select 'a' || i, ${name}, ${name}, 'x' || i, ${name}, ${name}, 'album', 'demo', 1, ${fame} from n`,
    ].map((statement) => env.DB.prepare(statement)),
  );
}

async function rowsReadByEach() {
  const rows: Record<string, number> = {};
  for (const query of QUERIES) {
    const ctx = makeCtx();
    await searchAll(ctx, query);
    rows[query] = ctx.tally.rowsRead;
  }
  return rows;
}
