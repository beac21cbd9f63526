import { z } from "zod";

// ws/2 in JSON. Searches and look-ups tell different halves of a thing: whatever one of them lacks is optional here.

const MBID = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** A list in which one odd item spoils itself alone. */
function list<T>(item: z.ZodType<T>) {
  return z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((one): one is NonNullable<typeof one> => one !== null));
}

const text = z.string().nullable().catch(null);
const TagsShape = list(z.object({ name: z.string(), count: z.number() })).catch([]);
const CreditShape = z.object({ name: z.string().optional(), artist: z.object({ id: MBID, name: z.string() }) });
const CreditsShape = z.tuple([CreditShape], CreditShape);

const ReleaseShape = z.object({
  id: MBID,
  title: z.string().catch(""),
  status: text,
  date: text,
  country: text,
  barcode: text,
  disambiguation: text,
});

export const ReleaseGroupShape = z.object({
  id: MBID,
  title: z.string(),
  "primary-type": text,
  "secondary-types": z.array(z.string()).catch([]),
  "first-release-date": text,
  "artist-credit": CreditsShape,
  tags: TagsShape,
  genres: TagsShape,
  releases: list(ReleaseShape).catch([]),
});

const TrackShape = z.object({
  id: MBID,
  title: z.string(),
  length: z.number().int().nonnegative().nullable().catch(null),
  recording: z.object({ id: MBID }),
  "artist-credit": CreditsShape.optional().catch(undefined),
});

export const TracklistShape = z.object({
  id: MBID,
  media: z.array(z.object({ tracks: z.array(TrackShape).catch([]) })),
});

export const ArtistShape = z.object({ id: MBID, name: z.string(), tags: TagsShape, genres: TagsShape });

export const ReleaseGroupListShape = z.object({
  count: z.number().optional(),
  "release-groups": list(ReleaseGroupShape),
});
export const ArtistListShape = z.object({ count: z.number().optional(), artists: list(ArtistShape) });

/** How many tracks an artist's singles and EPs have. */
export const ReleaseListShape = z.object({
  releases: list(
    z.object({
      "release-group": z.object({ id: MBID }),
      media: z.array(z.object({ "track-count": z.number().int().nonnegative() })),
    }),
  ),
});

export const RecordingListShape = z.object({
  recordings: list(
    z.object({
      id: MBID,
      title: z.string(),
      length: z.number().int().nonnegative().nullable().catch(null),
      "artist-credit": CreditsShape,
      releases: list(
        z.object({
          date: text,
          status: text,
          "release-group": z.object({
            id: MBID,
            title: z.string().optional(),
            "primary-type": text,
            "secondary-types": z.array(z.string()).catch([]),
          }),
          title: z.string(),
        }),
      ).catch([]),
    }),
  ),
});

export type ReleaseGroup = z.output<typeof ReleaseGroupShape>;
export type Release = z.output<typeof ReleaseShape>;
export type Tracklist = z.output<typeof TracklistShape>;
export type MusicBrainzArtist = z.output<typeof ArtistShape>;
export type Recording = z.output<typeof RecordingListShape>["recordings"][number];
export type Credits = z.output<typeof CreditsShape>;
