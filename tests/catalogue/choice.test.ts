import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeCtx } from "#tests/context.ts";
import { makeMember } from "#tests/factories.ts";
import { chooseCatalogue, openCatalogue } from "#worker/catalogue/catalogue.server.ts";
import { catalogueHealth } from "#worker/domain/catalogue-health.server.ts";
import { getCatalogueToken } from "#worker/domain/catalogue-token.server.ts";
import { listNewReleases } from "#worker/domain/new-releases.server.ts";
import worker, { type AppEnv } from "#worker/entry.ts";
import { securityHeaders } from "#worker/security-headers.server.ts";
import { mbid } from "./stub/musicbrainz.ts";
import { anAlbum, QUOTA_EXCEEDED, spotify, stubSpotify } from "./stub/spotify.ts";

const KEYS = { SPOTIFY_CLIENT_ID: "id", SPOTIFY_CLIENT_SECRET: "secret" };
const CONTACT = { CATALOGUE_CONTACT: "operator@example.com" };

function envOf(given: Partial<Env>): Env {
  return { ...env, ...given };
}

test.each([
  [
    { CATALOGUE: "demo", ...KEYS },
    { name: "demo", lacks: null },
  ],
  [{ CATALOGUE: "auto" }, { name: "demo", lacks: null }],
  [
    { CATALOGUE: "auto", SPOTIFY_CLIENT_ID: "id" },
    { name: "demo", lacks: null },
  ],
  [
    { CATALOGUE: "auto", PUBLIC_ORIGIN: "https://music.example" },
    { name: "demo", lacks: null },
  ],
  [
    { CATALOGUE: "auto", ...CONTACT },
    { name: "musicbrainz", lacks: null },
  ],
  [
    { CATALOGUE: "auto", ...CONTACT, ...KEYS },
    { name: "spotify", lacks: null },
  ],
  [
    { CATALOGUE: "spotify", ...KEYS },
    { name: "spotify", lacks: null },
  ],
  [
    { CATALOGUE: "spotify", ...CONTACT },
    { name: "spotify", lacks: "credentials" },
  ],
  [
    { CATALOGUE: "musicbrainz", ...CONTACT, ...KEYS },
    { name: "musicbrainz", lacks: null },
  ],
  [
    { CATALOGUE: "musicbrainz", PUBLIC_ORIGIN: "https://music.example" },
    { name: "musicbrainz", lacks: null },
  ],
  [{ CATALOGUE: "musicbrainz" }, { name: "musicbrainz", lacks: "contact" }],
] as const)("%j is %j", (given, choice) => {
  const chosen = envOf(given);

  expect(chooseCatalogue(chosen)).toEqual(choice);
  expect(openCatalogue(chosen).name).toBe(choice.name);
});

test("a catalogue that there is not is told the operator at once", () => {
  expect(() => openCatalogue(envOf({ CATALOGUE: "deezer" }))).toThrow("CATALOGUE=deezer");
});

test.each([{ CATALOGUE: "spotify" }, { CATALOGUE: "musicbrainz" }])(
  "without its configuration %j asks nobody and fails no page",
  async (given) => {
    const outside = stubSpotify();
    const ctx = { ...makeCtx(), env: envOf(given), catalogue: openCatalogue(envOf(given)) };

    expect(await listNewReleases(ctx, { limit: 20, offset: 0 })).toEqual([]);
    expect(await ctx.catalogue.album("x")).toEqual({ ok: false, kind: "unavailable" });
    expect(outside.received).toEqual([]);
  },
);

test.each([
  [{ CATALOGUE: "demo" }, "img-src 'self' data: blob:"],
  [{ CATALOGUE: "spotify" }, "img-src 'self' data: blob: https://i.scdn.co"],
  [
    { CATALOGUE: "musicbrainz" },
    "img-src 'self' data: blob: https://coverartarchive.org https://archive.org https://*.archive.org",
  ],
])("%j allows pictures of its own alone", async (given, expected) => {
  const app = new Hono<AppEnv>().use(securityHeaders).get("/", (c) => c.text("ok"));

  for (const origin of ["http://localhost", "https://music.example"]) {
    const policy = (await app.request(`${origin}/`, {}, envOf(given))).headers.get("Content-Security-Policy");
    expect(policy?.split("; ")).toContain(expected);
  }
});

test("a whole request is served from the catalogue that is chosen, and stands when that fails", async () => {
  const chosen = envOf({ CATALOGUE: "spotify", ...KEYS });
  const [album, other] = [anAlbum("Served"), anAlbum("Not served")];
  let isDown = false;
  stubSpotify({ albums: [album, other], api: (usual) => (asked) => (isDown ? QUOTA_EXCEEDED() : usual(asked)) });
  const get = async (path: string) => {
    const execution = createExecutionContext();
    const request = new Request(`http://localhost/api${path}`) as Request<unknown, IncomingRequestCfProperties>;
    const answer = await worker.fetch(request, chosen, execution);
    await waitOnExecutionContext(execution);
    return answer;
  };

  const served = await get(`/albums/${album.id}`);
  const tracks = await get(`/albums/${album.id}/tracks`);
  const found = await get("/search?q=served&type=album,artist");
  isDown = true;
  const refused = await get(`/albums/${other.id}`);
  const stored = await get(`/albums/${album.id}`);
  const unknown = await get(`/albums/${mbid("group")}`);

  expect([served.status, tracks.status, refused.status, stored.status, unknown.status]).toEqual([
    200, 200, 503, 200, 404,
  ]);
  expect(await served.json()).toMatchObject({
    title: "Served",
    spotify_id: album.id,
    cover_image_url: album.images[1]?.url,
  });
  expect(await tracks.json()).toHaveLength(1);
  expect(found.headers.get("Content-Security-Policy")).toContain("https://i.scdn.co");
  expect(await found.json()).toMatchObject({
    albums: [{ id: album.id }, { id: other.id }],
    artists: [{ name: "Radiohead" }],
  });
});

test("admins are told how the catalogue does, and nobody else", async () => {
  const admin = await makeMember({ isAdmin: true });
  const member = await makeMember();
  const chosen = envOf({ CATALOGUE: "spotify", ...KEYS });
  const healthFor = (token: string | null, given = chosen) => catalogueHealth({ ...makeCtx({ token }), env: given });
  stubSpotify({ api: () => QUOTA_EXCEEDED });
  const catalogue = await spotify();

  const before = await healthFor(admin.token);
  await catalogue.album(anAlbum().id);
  const after = await healthFor(admin.token);

  expect(before).toEqual({
    name: "spotify",
    configured: "spotify",
    lacks: null,
    state: "ok",
    resting_until: null,
    last_error: null,
  });
  expect(after).toMatchObject({
    state: "resting",
    resting_until: expect.stringMatching(/Z$/),
    last_error: { call: "album", reason: "quota_exceeded", status: 429, at: expect.stringMatching(/Z$/) },
  });
  expect(await healthFor(admin.token, envOf({ CATALOGUE: "demo" }))).toMatchObject({ name: "demo", state: "ok" });
  expect(await healthFor(admin.token, envOf({ CATALOGUE: "musicbrainz" }))).toMatchObject({
    state: "not_configured",
    lacks: "contact",
  });
  await expect(healthFor(member.token)).rejects.toMatchObject({ code: "forbidden" });
  await expect(healthFor(null)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("members get the catalogue's token, and never its secret", async () => {
  const { token } = await makeMember();
  stubSpotify();

  const given = await getCatalogueToken({ ...makeCtx({ token }), catalogue: await spotify() });

  expect(given).toEqual({ access_token: "token-1", token_type: "Bearer", expires_in: expect.any(Number) });
});
