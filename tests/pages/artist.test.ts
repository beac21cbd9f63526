import { expect, test } from "vitest";
import { makeAlbum } from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { page } from "#tests/http.ts";

let count = 0;

async function makeArtist(records: { title: string; totalTracks: number; releaseDate?: string }[]) {
  count += 1;
  const artist = { artistId: `t-page-artist-${count}`, artistName: `Page Artist ${count}` };
  for (const record of records) await makeAlbum({ ...artist, ...record });
  return artist;
}

test("an artist's records stand in rows by what they are, newest first", async () => {
  const { artistId, artistName } = await makeArtist([
    { title: "Early Album", totalTracks: 9, releaseDate: "1990-01-01" },
    { title: "Late Album", totalTracks: 12, releaseDate: "2001-01-01" },
    { title: "Short One", totalTracks: 4 },
    { title: "Lone Song", totalTracks: 1 },
  ]);

  const body = await html(`/artist/${artistId}`);

  expect(body).toMatch(new RegExp(`<h1[^>]*>${artistName}</h1>`));
  expect(body).toContain("0 followers");
  const inTurn = ["Late Album", "Early Album", "EPs &amp; Mixtapes", "Short One", "Singles", "Lone Song"];
  expect(
    orderIn(
      body,
      inTurn.map((text) => `>${text}<`),
    ),
  ).toEqual(inTurn.map((text) => `>${text}<`));
  expect(body).not.toContain("See All");
});

test("a row holds five; See All leads to the rest, and back", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five", "Six"].map((name) => `Record ${name}`);
  const { artistId } = await makeArtist(titles.map((title) => ({ title, totalTracks: 10 })));

  const overview = await html(`/artist/${artistId}`);
  const all = await html(`/artist/${artistId}?show=albums`);

  expect(
    orderIn(
      overview,
      titles.map((title) => `>${title}<`),
    ),
  ).toHaveLength(5);
  expect(overview).toContain(`href="/artist/${artistId}?show=albums"`);
  expect(
    orderIn(
      all,
      titles.map((title) => `>${title}<`),
    ),
  ).toHaveLength(6);
  expect(all).toContain("All Albums");
  expect(all).toContain("Back to Artist");
});

test("an artist without records says so", async () => {
  const { artistId } = await makeArtist([]);
  const known = await makeAlbum({ artistId, totalTracks: 0 });

  const body = await html(`/artist/${artistId}?show=singles`);

  expect(known.artistId).toBe(artistId);
  expect(body).toContain("No albums found for this artist");
});

test("an artist that nobody knows is not found", async () => {
  const response = await page("/artist/nobody-knows-them");

  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Artist Not Found");
});

test("search engines read the artist and the albums", async () => {
  const { artistId, artistName } = await makeArtist([{ title: "Read By Machines", totalTracks: 10 }]);

  expect(jsonLd(await html(`/artist/${artistId}`))).toMatchObject({
    "@type": "MusicGroup",
    name: artistName,
    album: [{ "@type": "MusicAlbum", name: "Read By Machines" }],
  });
});
