import { expect, test } from "vitest";
import { makeAlbum, makeMember } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";

const ODD = [
  '"',
  '""',
  "'",
  "' or 1=1 --",
  "'; drop table albums; --",
  "*",
  "rad*",
  "^rad",
  "NEAR(",
  "NEAR(rad io, 2)",
  "a AND",
  "AND OR NOT",
  "title:rad",
  "{title artist_name} : rad",
  "-rad",
  "+rad + io",
  "rad )",
  "((((((((((",
  "%",
  "_",
  "%%%%%%%%",
  "\\",
  "\u0000",
  "abc\u0000def",
  "\u0007bell",
  "🎸",
  "🎸🎸🎸🎸",
  "👨‍👩‍👧‍👦 family",
  "שלום עולם",
  "مرحبا بالعالم",
  "\u202eright to left",
  "e\u0301\u0301\u0301\u0301",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
  "ﷺ",
  "½ ¼",
  "\ufeffbom",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  "ab ".repeat(40),
  "abcd ".repeat(40),
  "word".repeat(3000),
  "x".repeat(10_240),
];

test.each(ODD.map((query) => [query.slice(0, 60), query]))("%j is only something to look for", async (_, query) => {
  const encoded = encodeURIComponent(query.toWellFormed());

  const answers = await Promise.all([
    apiJson<{ albums: unknown[]; artists: unknown[] }>(`/search?q=${encoded}`),
    apiJson<unknown[]>(`/users/search/${encoded}`),
    apiJson<unknown[]>(`/packs/search/${encoded}`),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("operators do not widen a search", async () => {
  await makeAlbum({ title: "Kestrel", artistName: "Hawks" });
  await makeAlbum({ title: "Merlin", artistName: "Falcons" });

  const titles = async (query: string) => {
    const { body } = await apiJson<{ albums: { title: string }[] }>(`/search?q=${encodeURIComponent(query)}`);
    return body.albums.map(({ title }) => title).filter((title) => ["Kestrel", "Merlin"].includes(title));
  };

  expect(await titles("kestrel OR merlin")).toEqual([]);
  expect(await titles("kes*")).toEqual(["Kestrel"]);
  expect(await titles('"kestrel" OR "merlin"')).toEqual([]);
  expect(await titles("%estre%")).toEqual(["Kestrel"]);
  expect(await titles("k_tr_l")).toEqual([]);
});

test.each(["%E0%A4%A", "%ff", "%", "%C0%80", "%ED%A0%80"])(
  "a path or query that is not UTF-8 (%s) is no failure",
  async (raw) => {
    for (const path of [`/search?q=${raw}`, `/users/search/${raw}`, `/packs/search/${raw}`]) {
      expect((await api(path)).status, path).toBeLessThan(500);
    }
  },
);

test.each(["limit=-1", "limit=0", "limit=51", "limit=1e3", "offset=-1", "offset=99999999999", "offset=abc", "limit="])(
  "%s is malformed",
  async (query) => {
    for (const path of ["/search?q=a&", "/users/search/a?", "/packs/search/a?", "/new-releases?"]) {
      const { status, body } = await apiJson(`${path}${query}`);
      expect(status, path).toBe(400);
      expect(body, path).toMatchObject({ code: "malformed" });
    }
  },
);

test("names of our own making cannot break out of the index", async () => {
  const name = `"quoted" AND * NEAR(') OR 1=1`;
  const member = await makeMember({ name });
  await makeAlbum({ title: name, artistName: name });

  const { body } = await apiJson<{ username: string }[]>(`/users/search/${encodeURIComponent(name)}`);
  const albums = await apiJson<{ albums: { title: string }[] }>(`/search?q=${encodeURIComponent(name)}`);

  expect(body[0]?.username).toBe(member.username);
  expect(albums.body.albums[0]?.title).toBe(name);
});
