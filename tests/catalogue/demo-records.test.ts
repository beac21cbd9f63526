import { expect, test } from "vitest";
import { z } from "zod";
import { type AlbumRecord, loadRecords } from "#worker/catalogue/demo/demo-records.ts";
import { albumLabel } from "#worker/domain/album-dto.server.ts";
import { GENRES, GenreSchema } from "#worker/domain/genres.schema.ts";

const Name = z
  .string()
  .min(1)
  .refine((name) => name === name.trim() && name === name.normalize("NFC"), "trimmed and NFC");

const RecordSchema = z.strictObject({
  artist: Name,
  title: Name,
  date: z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), z.string().regex(/^\d{4}$/)]),
  type: z.enum(["album", "single", "compilation"]),
  genres: z
    .array(GenreSchema)
    .min(1)
    .refine((genres) => new Set(genres).size === genres.length, "each once"),
  tracks: z
    .array(
      z.union([
        z.tuple([Name, z.int().min(1).max(7200).nullable()]),
        z.tuple([Name, z.int().min(1).max(7200).nullable(), Name.nullable()]),
        z.tuple([Name, z.int().min(1).max(7200).nullable(), Name.nullable(), z.int().min(1).max(9)]),
      ]),
    )
    .min(1),
});

const records = await loadRecords();
const known = [...new Map(records.map((record) => [nameOf(record), record])).values()];

test("every record is written as the provider reads it", () => {
  const refused = records.flatMap((record) => {
    const { error } = RecordSchema.safeParse(record);
    return error ? [`${nameOf(record)}: ${z.prettifyError(error)}`] : [];
  });

  expect(refused).toEqual([]);
});

test("a record that stands in two files is the same record", () => {
  const twice = records.filter((record, at) => records.findIndex((other) => nameOf(other) === nameOf(record)) !== at);

  expect(twice.map(nameOf)).toEqual([]);
});

test("no release is from before recorded music or from the future", () => {
  const odd = known.filter(({ date }) => date < "1900" || date > "2026-11");

  expect(odd.map(nameOf)).toEqual([]);
});

test("there are at least 150 albums by 90 artists", () => {
  expect(known.length).toBeGreaterThanOrEqual(150);
  expect(new Set(known.map(({ artist }) => artist)).size).toBeGreaterThanOrEqual(90);
});

test("every genre has at least five albums", () => {
  const thin = GENRES.filter((genre) => known.filter(({ genres }) => genres.includes(genre)).length < 5);

  expect(thin).toEqual([]);
});

test("EPs and singles are among them", () => {
  const labels = known.map(({ tracks }) => albumLabel(tracks.length));

  expect(labels.filter((label) => label === "EP").length).toBeGreaterThanOrEqual(5);
  expect(labels.filter((label) => label === "Single").length).toBeGreaterThanOrEqual(5);
});

test("discs are numbered from one without gaps, in order", () => {
  const broken = known.filter(({ tracks }) => {
    const discs = tracks.map(([, , , disc = 1]) => disc);
    return discs[0] !== 1 || discs.some((disc, at) => at > 0 && ![0, 1].includes(disc - (discs[at - 1] ?? 1)));
  });

  expect(broken.map(nameOf)).toEqual([]);
});

function nameOf({ artist, title }: AlbumRecord): string {
  return `${artist} – ${title}`;
}
