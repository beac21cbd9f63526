import { z } from "zod";

// As answered in 2026, to a development key and to an extended one: what either leaves out is optional here.

const ID = z.string().regex(/^[0-9A-Za-z]{22}$/);

/** A list in which one odd item spoils itself alone; answers hold nulls. */
function list<T>(item: z.ZodType<T>) {
  return z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((one): one is NonNullable<typeof one> => one !== null));
}

function pageOf<T>(item: z.ZodType<T>) {
  return z.object({ items: list(item), total: z.number().int().nonnegative().catch(0) });
}

const ImageShape = z.object({
  url: z.string(),
  width: z
    .number()
    .nullish()
    .transform((width) => width ?? null),
  height: z
    .number()
    .nullish()
    .transform((height) => height ?? null),
});
const Link = z.object({ spotify: z.url().optional() }).catch({});
const NamedArtistShape = z.object({ id: ID, name: z.string() });

export const TrackShape = z.object({
  id: ID,
  name: z.string(),
  artists: list(z.object({ id: ID.nullable().catch(null), name: z.string() })),
  disc_number: z.number().int().positive(),
  track_number: z.number().int().positive(),
  duration_ms: z.number().int().nonnegative().nullable().catch(null),
});

export const AlbumShape = z.object({
  id: ID,
  name: z.string(),
  /** `ep` occurs beside the three that are documented. */
  album_type: z.string().catch("album"),
  album_group: z.string().optional(),
  artists: z.tuple([NamedArtistShape], NamedArtistShape),
  release_date: z.string().nullable().catch(null),
  total_tracks: z.number().int().nonnegative().nullable().catch(null),
  images: list(ImageShape).catch([]),
  genres: z.array(z.string()).catch([]),
  external_urls: Link,
});

export const FullAlbumShape = AlbumShape.extend({
  tracks: pageOf(TrackShape),
  external_ids: z.object({ upc: z.string().optional() }).catch({}),
});

export const ArtistShape = z.object({
  id: ID,
  name: z.string(),
  images: list(ImageShape).catch([]),
  genres: z.array(z.string()).catch([]),
  external_urls: Link,
});

export const TrackPageShape = pageOf(TrackShape);
export const AlbumPageShape = pageOf(AlbumShape);
export const SearchShape = z.object({ albums: pageOf(AlbumShape), artists: pageOf(ArtistShape) });
export const AlbumSearchShape = z.object({ albums: pageOf(AlbumShape) });
export const TrackSearchShape = z.object({ tracks: pageOf(TrackShape.extend({ album: AlbumShape })) });
export const TokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export type SpotifyAlbum = z.output<typeof AlbumShape>;
export type SpotifyFullAlbum = z.output<typeof FullAlbumShape>;
export type SpotifyArtist = z.output<typeof ArtistShape>;
export type SpotifyTrack = z.output<typeof TrackShape>;
