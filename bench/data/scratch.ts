import type { DatabaseSync } from "node:sqlite";
import { GENRES } from "#worker/domain/genres.schema.ts";
import { VIBES } from "#worker/domain/reviews.schema.ts";
import { ADJECTIVES, NOUNS, SENTENCES } from "./words.ts";

const LISTS = { adjective: ADJECTIVES, noun: NOUNS, sentence: SENTENCES, genre: GENRES, vibe: VIBES };

/** Temporary tables that the rows are drawn from: numbers(i) from 0, and the word lists, each position from 0. */
export function openScratch(database: DatabaseSync, count: number): void {
  database.exec(`
    PRAGMA temp_store = memory;
    CREATE TEMP TABLE numbers (i INTEGER PRIMARY KEY);
    WITH RECURSIVE counter (i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM counter WHERE i < ${count - 1})
    INSERT INTO numbers SELECT i FROM counter;
    CREATE TEMP TABLE lists (list TEXT, position INTEGER, text TEXT, PRIMARY KEY (list, position)) WITHOUT ROWID;
  `);
  database
    .prepare("INSERT INTO lists SELECT l.key, w.key, w.value FROM json_each(?) l, json_each(l.value) w")
    .run(JSON.stringify(LISTS));
}
