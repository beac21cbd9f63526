import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../batch.ts";
import type { Database } from "../client.server.ts";
import { albums, artists, externalIds, tracks } from "../schema/index.ts";
import type { TrackFacts } from "./store-catalogue.ts";

type Kind = "album" | "artist";

/** What tells that a record of one catalogue is a record of another. */
export type AlbumIdentity = {
  id: string;
  titleKey: string;
  artistId: string;
  /** Of all who made it. */
  artistKey: string;
  /** Of the first of them. */
  firstArtistKey: string;
  releaseDate: string | null;
  albumType: string;
  totalTracks: number | null;
};

export type AlbumBarcode = { id: string; titleKey: string; barcode: string };
export type FormerId = { id: string; formerId: string };

const TABLES = { album: albums, artist: artists };
/** Barcodes stand beside the ids, under this provider and with this before them. */
export const BARCODE = { provider: "upc", prefix: "upc:" };

/** By which a catalogue knows one of ours that came from another. */
export function selectIdAt(db: Database, kind: Kind, { id, provider }: { id: string; provider: string }) {
  return db
    .select({ id: externalIds.externalId })
    .from(externalIds)
    .where(and(eq(externalIds.kind, kind), eq(externalIds.entityId, id), eq(externalIds.provider, provider)))
    .limit(1);
}

/**
 * Two ids that a catalogue has made one: both name whichever is stored, else the newer. Where each has a record of its
 * own they stay two, for people have said things of both.
 */
export function noteFormerIds(db: Database, kind: Kind, provider: string, rows: FormerId[]): Statement {
  const [id, formerId] = [sql`j.value ->> 'id'`, sql`j.value ->> 'formerId'`];
  const kept = sql`coalesce((select r.id from ${TABLES[kind]} r where r.id = ${formerId}), ${aliasOf(kind, formerId)})`;
  return insertIds(
    db,
    sql`
      select ${kind}, ${id}, ${provider}, ${kept} from json_each(${JSON.stringify(rows)}) j
      where ${kept} is not null and not ${isKnown(kind, id)}
      union all
      select ${kind}, ${formerId}, ${provider}, coalesce(${aliasOf(kind, id)}, ${id})
      from json_each(${JSON.stringify(rows)}) j
      where ${kept} is null`,
  );
}

/** The same barcode and the same title: one record. */
export function linkByBarcode(db: Database, provider: string, rows: AlbumBarcode[]): Statement {
  const id = sql`j.value ->> 'id'`;
  return insertIds(
    db,
    sql`
      select 'album', ${id}, ${provider}, min(a.id)
      from json_each(${JSON.stringify(rows)}) j
      inner join external_ids code on code.kind = 'album' and code.external_id = j.value ->> 'barcode'
      inner join albums a on a.id = code.entity_id
      where a.title_key = j.value ->> 'titleKey' and ${isFree("album", id, sql`a.id`, sql`a.source`, provider)}
      group by ${id} having count(distinct a.id) = 1`,
  );
}

/**
 * Title, artist, year and kind the same, no different number of tracks, and only one such record, which came from
 * another catalogue and has no other id at this one: one record. Anything less is two.
 */
export function linkByName(db: Database, provider: string, rows: AlbumIdentity[]): Statement {
  const id = sql`j.value ->> 'id'`;
  const sameCount = sql`coalesce(a.total_tracks = j.value ->> 'totalTracks', true)`;
  return insertIds(
    db,
    sql`
      select 'album', found.id, ${provider}, found.entity_id from (
        select ${id} as id, min(a.id) as entity_id, count(*) as candidates,
          row_number() over (partition by min(a.id) order by j.key) as turn
        from json_each(${JSON.stringify(rows)}) j
        inner join albums a on a.title_key = j.value ->> 'titleKey'
        where a.title_key <> '' and a.artist_key = j.value ->> 'artistKey' and a.album_type = j.value ->> 'albumType'
          and substr(a.release_date, 1, 4) = substr(j.value ->> 'releaseDate', 1, 4) and ${sameCount}
          and ${isFree("album", id, sql`a.id`, sql`a.source`, provider)}
        group by j.key
      ) found
      where found.candidates = 1 and found.turn = 1`,
  );
}

/** Who made what is one record, and has the same name, is one artist. A name alone says nothing. */
export function linkArtists(db: Database, provider: string, rows: AlbumIdentity[]): Statement {
  const id = sql`j.value ->> 'artistId'`;
  return insertIds(
    db,
    sql`
      select 'artist', ${id}, ${provider}, min(r.id)
      from json_each(${JSON.stringify(rows)}) j
      inner join external_ids linked on linked.kind = 'album' and linked.external_id = j.value ->> 'id'
      inner join albums a on a.id = linked.entity_id
      inner join artists r on r.id = a.artist_id
      where r.name_key = j.value ->> 'firstArtistKey' and ${isFree("artist", id, sql`r.id`, sql`r.source`, provider)}
      group by ${id} having count(distinct r.id) = 1`,
  );
}

/** Of albums that are stored by now. */
export function noteBarcodes(db: Database, rows: AlbumBarcode[]): Statement {
  const id = sql`j.value ->> 'id'`;
  return insertIds(
    db,
    sql`
      select 'album', j.value ->> 'barcode', ${BARCODE.provider}, coalesce(${aliasOf("album", id)}, ${id})
      from json_each(${JSON.stringify(rows)}) j where true`,
  );
}

/** What another catalogue calls the tracks that are stored: those of the same place and name. */
export function linkTracks(db: Database, albumId: SQL, provider: string, rows: TrackFacts[]): Statement {
  return insertIds(
    db,
    sql`
      select 'track', j.value ->> 'id', ${provider}, t.id
      from json_each(${JSON.stringify(rows)}) j
      inner join ${tracks} t on t.album_id = ${albumId} and t.disc_number = j.value ->> 'discNumber'
        and t.track_number = j.value ->> 'trackNumber'
      where t.name_key = j.value ->> 'nameKey'
        and not exists (select 1 from ${tracks} own where own.id = j.value ->> 'id')`,
  );
}

function insertIds(db: Database, rows: SQL): Statement {
  return db.insert(externalIds).select(rows).onConflictDoNothing();
}

function aliasOf(kind: Kind, id: SQL): SQL {
  return sql`(select x.entity_id from external_ids x where x.kind = ${kind} and x.external_id = ${id})`;
}

function isKnown(kind: Kind, id: SQL): SQL {
  return sql`(exists (select 1 from ${TABLES[kind]} own where own.id = ${id}) or ${aliasOf(kind, id)} is not null)`;
}

/** Nothing is known by the id yet, and what it might name is of another catalogue and has no id at this one. */
function isFree(kind: Kind, id: SQL, entityId: SQL, source: SQL, provider: string): SQL {
  return sql`(
    ${source} <> ${provider} and not ${isKnown(kind, id)} and not exists (
      select 1 from external_ids x where x.kind = ${kind} and x.entity_id = ${entityId} and x.provider = ${provider}
    )
  )`;
}
