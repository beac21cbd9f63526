import { selectAlbumsByIds } from "#db/queries/albums.ts";
import { selectArtistsByIds } from "#db/queries/artists.ts";
import {
  NOWHERE,
  type Seek,
  seekAlbums,
  seekArtists,
  seekPacks,
  seekUsers,
  selectFoundPacks,
  selectFoundUsers,
} from "#db/queries/search.ts";
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
/** Ids, best first. */
export type Hits = { exact: string[]; misspelt: string[] };
/** By the ids they were asked by, which are the catalogue's or ours. */
type Stored = {
  albums: Map<string, AlbumSummary>;
  artists: Map<string, Artist>;
  packs: Map<string, Pack>;
  users: Map<string, User>;
};

/** What is stored and answers to what is wanted, in one trip that costs the same however much is stored. */
export async function seekStored(
  ctx: Ctx,
  viewerId: string | null,
  wanted: Wanted,
  seek: Seek,
  kinds: Kind[],
): Promise<Record<Kind, Hits>> {
  const where = (kind: Kind) => (kinds.includes(kind) ? seek : NOWHERE);
  const [albums, artists, packs, users] = await ctx.db.batch([
    seekAlbums(ctx.db, where("albums")),
    seekArtists(ctx.db, where("artists")),
    seekPacks(ctx.db, viewerId, where("packs")),
    seekUsers(ctx.db, viewerId, where("users")),
  ]);
  return {
    albums: rankRows(wanted, albums, {
      keys: ({ titleKey, artistKey }) => [titleKey, artistKey],
      fame: ({ fame }) => fame,
    }),
    artists: rankRows(wanted, artists, { keys: ({ nameKey }) => [nameKey], fame: ({ fame }) => fame }),
    packs: rankRows(wanted, packs, {
      keys: ({ name, description }) => [foldText(name), foldText(description ?? "")],
      fame: ({ albumsCount, tracksCount }) => albumsCount + tracksCount,
    }),
    users: rankRows(wanted, users, {
      keys: ({ username, nameKey }) => [foldText(username), nameKey],
      fame: ({ fame }) => fame,
    }),
  };
}

/** What a page shows of them, in one trip, or none where nothing is asked for. */
export async function readStored(ctx: Ctx, ids: Record<Kind, string[]>): Promise<Stored> {
  const idle = Object.values(ids).every((list) => list.length === 0);
  const [albums, artists, packs, users] = idle
    ? [[], [], [], []]
    : await ctx.db.batch([
        selectAlbumsByIds(ctx.db, ids.albums),
        selectArtistsByIds(ctx.db, ids.artists),
        selectFoundPacks(ctx.db, ids.packs),
        selectFoundUsers(ctx.db, ids.users, userColumns),
      ]);
  return {
    albums: new Map(albums.map((row) => [row.askedAs, albumSummary(row)])),
    artists: new Map(artists.map((row) => [row.askedAs, artistDto(row)])),
    packs: new Map(packs.map((row) => [row.pack.id, packDto(row)])),
    users: new Map(users.map((row) => [row.id, userDto(row)])),
  };
}
