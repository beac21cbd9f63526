import { selectAlbumsByIds } from "#db/queries/albums.ts";
import { selectArtistsByIds } from "#db/queries/artists.ts";
import { NOWHERE, type Seek, seekAlbums, seekArtists, seekPacks, seekUsers } from "#db/queries/search.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { artistDto } from "./artist-dto.server.ts";
import type { AlbumSummary, Artist, Pack, User } from "./dto.ts";
import { packDto } from "./pack-dto.server.ts";
import type { Wanted } from "./search-match.ts";
import { rankRows } from "./search-seek.server.ts";
import { foldText } from "./text.schema.ts";
import { userColumns, userDto } from "./user-dto.server.ts";

export type Kind = "albums" | "artists" | "packs" | "users";
type Hits<T> = { exact: T[]; misspelt: T[] };
type Stored = {
  albums: Hits<AlbumSummary>;
  artists: Hits<Artist>;
  packs: Hits<Pack>;
  users: Hits<User>;
  /** What is stored of what the catalogue found, by the catalogue's ids. */
  opened: { albums: Map<string, AlbumSummary>; artists: Map<string, Artist> };
};

/** One trip, or none where there is nothing to look for. */
export async function seekStored(
  ctx: Ctx,
  viewerId: string | null,
  wanted: Wanted,
  seeks: Partial<Record<Kind, Seek>>,
  ids: { albums: string[]; artists: string[] } = { albums: [], artists: [] },
): Promise<Stored> {
  const idle = Object.keys(seeks).length + ids.albums.length + ids.artists.length === 0;
  const [albums, artists, packs, users, openedAlbums, openedArtists] = idle
    ? [[], [], [], [], [], []]
    : await ctx.db.batch([
        seekAlbums(ctx.db, seeks.albums ?? NOWHERE),
        seekArtists(ctx.db, seeks.artists ?? NOWHERE),
        seekPacks(ctx.db, viewerId, seeks.packs ?? NOWHERE),
        seekUsers(ctx.db, viewerId, seeks.users ?? NOWHERE, userColumns),
        selectAlbumsByIds(ctx.db, ids.albums),
        selectArtistsByIds(ctx.db, ids.artists),
      ]);

  return {
    albums: ranked(wanted, albums, albumSummary, {
      keys: ({ titleKey, artistKey }) => [titleKey, artistKey],
      fame: ({ reviewCount }) => reviewCount,
    }),
    artists: ranked(wanted, artists, artistDto, {
      keys: ({ nameKey }) => [nameKey],
      fame: ({ followersCount }) => followersCount,
    }),
    packs: ranked(wanted, packs, packDto, {
      keys: ({ pack }) => [foldText(pack.name), foldText(pack.description ?? "")],
      fame: ({ pack }) => pack.albumsCount + pack.tracksCount,
    }),
    users: ranked(wanted, users, userDto, {
      keys: ({ username, nameKey }) => [foldText(username), nameKey],
      fame: ({ followersCount }) => followersCount,
    }),
    opened: {
      albums: new Map(openedAlbums.map((row) => [row.askedAs, albumSummary(row)])),
      artists: new Map(openedArtists.map((row) => [row.askedAs, artistDto(row)])),
    },
  };
}

function ranked<Row extends { score: number }, T extends { id: string }>(
  wanted: Wanted,
  rows: Row[],
  toDto: (row: Row) => T,
  read: { keys: (row: Row) => string[]; fame: (row: Row) => number },
): Hits<T> {
  const { exact, misspelt } = rankRows(wanted, rows, read);
  return { exact: exact.map(toDto), misspelt: misspelt.map(toDto) };
}
