import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import type { CatalogueProvider } from "#worker/catalogue/provider.ts";
import type { Ctx } from "#worker/context.server.ts";
import { storeAlbums } from "#worker/domain/album-store.server.ts";
import { albumPage, getAlbum, listAlbumTracks } from "#worker/domain/albums.server.ts";
import { getArtist, listArtistAlbums } from "#worker/domain/artists.server.ts";
import { requireTrack } from "#worker/domain/tracks.server.ts";
import {
  aCredit,
  aGroup,
  aTrack as aMusicBrainzTrack,
  aRelease,
  mbid,
  musicbrainz,
  stubMusicBrainz,
} from "./stub/musicbrainz.ts";
import { json } from "./stub/outside.ts";
import { anAlbum, anArtist, aTrack, spotify, spotifyId, stubSpotify } from "./stub/spotify.ts";

let number = 100;

/** A record of an artist of its own, as both catalogues know it. */
function aRecord() {
  number += 1;
  const [name, title] = [`Band ${number}`, `Record ${number}`];
  const artist = anArtist(name);
  return {
    title,
    group: aGroup(number, {
      title,
      "artist-credit": [aCredit(name, number)],
      releases: [aRelease(number, { barcode: `72438552${number}` })],
    }),
    tracks: [
      [aMusicBrainzTrack(number * 10, { title: "Opening" }), aMusicBrainzTrack(number * 10 + 1, { title: "Closing" })],
    ],
    artist,
    album: anAlbum(title, { artists: [artist] }),
    spotifyTracks: [
      aTrack(1, { id: spotifyId(`opening${number}`), name: "Opening" }),
      aTrack(2, { id: spotifyId(`ending${number}`), name: "Ending" }),
    ],
  };
}

type OneRecord = ReturnType<typeof aRecord>;

/** A request to a deployment with this catalogue. */
function ctxOf(catalogue: CatalogueProvider) {
  return { ...makeCtx(), catalogue };
}

async function atMusicBrainz({ group, tracks }: OneRecord) {
  stubMusicBrainz({ groups: [group], tracks });
  return ctxOf(await musicbrainz());
}

async function atSpotify({ album, artist, spotifyTracks }: OneRecord, changes: object = {}) {
  const changed = { ...album, total_tracks: spotifyTracks.length, ...changes };
  stubSpotify({ albums: [changed], artists: [artist], tracks: spotifyTracks, discography: [changed] });
  return ctxOf(await spotify());
}

/** What a list tells of an album, before anybody opens it. */
async function storeList(ctx: Ctx) {
  const albums = await ctx.catalogue.artistAlbums(mbid("artist"), 50);
  if (!albums.ok) throw new Error(albums.kind);
  for (const write of storeAlbums(ctx, albums.data)) await write;
}

test("a record that two catalogues know is one page, one artist and one tracklist", async () => {
  const record = aRecord();
  const first = await albumPage(await atMusicBrainz(record), record.group.id);
  const { id: userId } = await makeMember();
  await makeReview({ userId, albumId: record.group.id, rating: 9 });

  const ctx = await atSpotify(record);
  const second = await albumPage(ctx, record.album.id);
  const opening = await requireTrack(ctx, { trackId: spotifyId(`opening${number}`), albumId: record.album.id });

  expect(second.album).toMatchObject({
    id: record.group.id,
    spotify_id: record.album.id,
    artist_id: mbid("artist", number),
    review_count: 1,
  });
  expect(second.tracks).toEqual(first.tracks);
  expect(opening.id).toBe(mbid("track", number * 10));
  expect((await getArtist(ctx, record.artist.id)).id).toBe(mbid("artist", number));
  await expect(
    requireTrack(ctx, { trackId: spotifyId(`ending${number}`), albumId: record.album.id }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("what is stored from Spotify is found by its MusicBrainz id, too", async () => {
  const record = aRecord();
  await getAlbum(await atSpotify(record), record.album.id);

  const album = await getAlbum(await atMusicBrainz(record), record.group.id);

  expect(album).toMatchObject({ id: record.album.id, spotify_id: record.album.id, artist_id: record.artist.id });
});

test("the same barcode makes one record of two with different years", async () => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);
  const reissue = { ...record, album: { ...record.album, release_date: "2009" } };
  stubSpotify({
    albums: [reissue.album],
    artists: [record.artist],
    api: (usual) => async (asked) => {
      const answer = await usual(asked);
      if (!asked.url.pathname.includes("/albums/")) return answer;
      return json({ ...((await answer.json()) as object), external_ids: { upc: `000072438552${number}` } });
    },
  });

  expect((await getAlbum(ctxOf(await spotify()), record.album.id)).id).toBe(record.group.id);
});

test.each([
  ["year", { release_date: "1998-05-28" }],
  ["title", { name: "Record (Deluxe)" }],
  ["artist", { artists: [anArtist("Somebody Else")] }],
  ["kind", { album_type: "compilation" }],
])("another %s is another record", async (_, changes) => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);

  expect((await getAlbum(await atSpotify(record, changes), record.album.id)).id).toBe(record.album.id);
});

test("another number of tracks is another record", async () => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);
  const longer = { ...record, spotifyTracks: [...record.spotifyTracks, aTrack(3)] };

  expect((await getAlbum(await atSpotify(longer), record.album.id)).id).toBe(record.album.id);
});

test("where two records could be meant, none is", async () => {
  const record = aRecord();
  const twin = { title: record.title, artistName: record.artist.name, releaseDate: "1997", totalTracks: null };
  await makeAlbum(twin);
  await makeAlbum(twin);

  expect((await getAlbum(await atSpotify(record), record.album.id)).id).toBe(record.album.id);
});

test("two records of one catalogue stay two, even where both might be one of another's", async () => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);
  const clean = { ...record.album, id: spotifyId(`clean${number}`) };
  stubSpotify({ albums: [record.album, clean], artists: [record.artist], tracks: record.spotifyTracks });
  const ctx = ctxOf(await spotify());

  const ids = [await getAlbum(ctx, record.album.id), await getAlbum(ctx, clean.id)].map(({ id }) => id);

  expect(ids).toEqual([record.group.id, clean.id]);
});

test("of two in one list that might be the same record, one is", async () => {
  const record = aRecord();
  const mine = await atMusicBrainz(record);
  await getAlbum(mine, record.group.id);
  const ctx = await atSpotify(record);
  const found = { ...(await ctx.catalogue.album(record.album.id)) };
  if (!found.ok) throw new Error(found.kind);
  const { barcodes: _, ...plain } = found.data;
  const writes = storeAlbums(ctx, [plain, { ...plain, id: spotifyId(`copy${number}`) }]);
  for (const write of writes) await write;

  const ids = [await getAlbum(ctx, record.album.id), await getAlbum(ctx, spotifyId(`copy${number}`))].map(
    ({ id }) => id,
  );

  expect(ids).toEqual([record.group.id, spotifyId(`copy${number}`)]);
});

test("an artist's page of another catalogue shows the records that are there already", async () => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);

  const ctx = await atSpotify(record);
  const artist = await getArtist(ctx, record.artist.id);
  const albums = await listArtistAlbums(ctx, { id: record.artist.id, limit: 50, offset: 0 });

  expect(artist).toMatchObject({ id: mbid("artist", number), spotify_id: record.artist.id });
  expect(albums.map(({ id }) => id)).toEqual([record.group.id]);
});

test("an artist of the same name is not the same artist", async () => {
  const record = aRecord();
  await getAlbum(await atMusicBrainz(record), record.group.id);
  const namesake = { ...record, album: anAlbum(`Nothing alike ${number}`, { artists: [record.artist] }) };

  expect((await getArtist(await atSpotify(namesake), record.artist.id)).id).toBe(record.artist.id);
});

test("after a change of catalogue, tracks are asked for by the id that the new one knows", async () => {
  const record = aRecord();
  const stored = await makeAlbum({ title: record.title, artistName: record.artist.name, totalTracks: null });
  const ctx = await atSpotify(record);
  await db
    .insert(schema.externalIds)
    .values({ kind: "album", externalId: record.album.id, provider: "spotify", entityId: stored.id });

  const tracks = await listAlbumTracks(ctx, stored.id);

  expect(tracks.map(({ name }) => name)).toEqual(["Opening", "Ending"]);
});

test("what a list told of an album is completed when it is opened", async () => {
  const record = aRecord();
  await storeList(await atMusicBrainz(record));
  stubMusicBrainz({
    groups: [{ ...record.group, genres: [{ id: "g", name: "dub", count: 9, disambiguation: "" }], tags: [] }],
    tracks: record.tracks,
  });

  const { album, tracks } = await albumPage(ctxOf(await musicbrainz()), record.group.id);

  expect(tracks).toHaveLength(2);
  expect(album.genres).toContain("Reggae");
});

test("a record that was merged at MusicBrainz is known by both ids, whichever was stored", async () => {
  const [late, early] = [aRecord(), aRecord()];
  const newId = mbid("group", number + 500);
  const merge = (record: OneRecord) => {
    stubMusicBrainz({
      groups: [{ ...record.group, id: newId }],
      tracks: record.tracks,
      api: (usual) => (asked) =>
        asked.url.pathname.endsWith(record.group.id)
          ? json({ ...record.group, id: newId }, { status: 301, headers: { Location: `/ws/2/release-group/${newId}` } })
          : usual(asked),
    });
  };
  merge(late);
  const asked = ctxOf(await musicbrainz());

  const byOldId = await getAlbum(asked, late.group.id);
  const byNewId = await getAlbum(asked, newId);

  expect([byOldId.id, byNewId.id]).toEqual([newId, newId]);

  await storeList(await atMusicBrainz(early));
  const other = mbid("group", number + 600);
  stubMusicBrainz({
    groups: [{ ...early.group, id: other }],
    tracks: early.tracks,
    api: (usual) => (call) =>
      call.url.pathname.endsWith(early.group.id)
        ? json({ ...early.group, id: other }, { status: 301, headers: { Location: `/ws/2/release-group/${other}` } })
        : usual(call),
  });
  const ctx = ctxOf(await musicbrainz());

  const kept = await albumPage(ctx, early.group.id);

  expect([kept.album.id, kept.tracks.length]).toEqual([early.group.id, 2]);
  expect((await getAlbum(ctx, other)).id).toBe(early.group.id);
});
