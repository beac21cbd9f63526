import type { Ctx } from "../context.server.ts";
import { unopenedAlbum } from "./album-dto.server.ts";
import { unopenedArtist } from "./artist-dto.server.ts";
import type { AlbumSummary, Artist, Pack, User } from "./dto.ts";
import type { Paging } from "./paging.schema.ts";
import { type NameSearch, SEARCH_PAGE } from "./search.schema.ts";
import { readQuery } from "./search-match.ts";
import { seekExactly, seekMisspelt } from "./search-seek.server.ts";
import { type Kind, seekStored } from "./search-trip.server.ts";

export type CatalogueResults = { albums: AlbumSummary[]; artists: Artist[] };
export type Results = CatalogueResults & { packs: Pack[]; users: User[] };

/** Of what the catalogue finds, the first that are ever shown. */
const CATALOGUE_DEPTH = 400;

/** What is stored first, then what the catalogue knows; a catalogue that fails adds nothing. */
export async function searchCatalogue(
  ctx: Ctx,
  { q, type, ...page }: Paging & { q: string; type: ("album" | "artist")[] },
): Promise<CatalogueResults> {
  const kinds = type.map((name): Kind => (name === "album" ? "albums" : "artists"));
  const { albums, artists } = await search(ctx, { query: q, kinds, page, viewerId: null });
  return { albums, artists };
}

/** By username and name, best match first; nobody across a block. */
export async function searchUsers(ctx: Ctx, { query, ...page }: NameSearch): Promise<User[]> {
  const viewerId = (await ctx.viewer())?.id ?? null;
  const { users } = await search(ctx, { query, kinds: ["users"], page, viewerId });
  return users;
}

/** By name and description, best match first; none of anybody's across a block. */
export async function searchPacks(ctx: Ctx, { query, ...page }: NameSearch): Promise<Pack[]> {
  const viewerId = (await ctx.viewer())?.id ?? null;
  const { packs } = await search(ctx, { query, kinds: ["packs"], page, viewerId });
  return packs;
}

/** The first page of everything. */
export async function searchAll(ctx: Ctx, query: string): Promise<Results> {
  const viewerId = (await ctx.viewer())?.id ?? null;
  const page = { limit: SEARCH_PAGE, offset: 0 };
  return search(ctx, { query, kinds: ["albums", "artists", "packs", "users"], page, viewerId });
}

type Search = { query: string; kinds: Kind[]; page: Paging; viewerId: string | null };

/**
 * Two trips at most: what is found as it is written and, where that leaves the page unfilled, what is only close to it.
 * Pages stay put while what they showed gets opened and stored: it only moves from the catalogue's part to the stored.
 */
async function search(ctx: Ctx, { query, kinds, page, viewerId }: Search): Promise<Results> {
  const wanted = readQuery(query);
  if (wanted.words.length === 0) return { albums: [], artists: [], packs: [], users: [] };

  const exactly = seekExactly(query, wanted);
  const [stored, known] = await Promise.all([
    seekStored(ctx, viewerId, wanted, Object.fromEntries(kinds.map((kind) => [kind, exactly]))),
    askCatalogue(ctx, query, kinds, page),
  ]);
  const found = {
    albums: unique([...stored.albums.exact, ...known.albums]),
    artists: unique([...stored.artists.exact, ...known.artists]),
    packs: stored.packs.exact,
    users: stored.users.exact,
  };

  // Of people and packs what holds the query is the answer (api-contract); a misspelling is read where nothing does.
  const enough: Partial<Record<Kind, number>> = { users: 1, packs: 1 };
  const closely = seekMisspelt(wanted);
  const lacking = kinds.filter((kind) => found[kind].length < (enough[kind] ?? page.offset + page.limit));
  const close = await seekStored(ctx, viewerId, wanted, Object.fromEntries(lacking.map((kind) => [kind, closely])), {
    albums: unopened(found.albums, stored.albums.exact, page),
    artists: unopened(found.artists, stored.artists.exact, page),
  });
  const { opened } = close;

  return {
    albums: turnTo(page, [
      ...found.albums.map((album) => opened.albums.get(album.id) ?? album),
      ...close.albums.misspelt,
    ]),
    artists: turnTo(page, [
      ...found.artists.map((artist) => opened.artists.get(artist.id) ?? artist),
      ...close.artists.misspelt,
    ]),
    packs: turnTo(page, [...found.packs, ...close.packs.misspelt]),
    users: turnTo(page, [...found.users, ...close.users.misspelt]),
  };
}

/** Everything that the catalogue would show up to the end of the page: what of it is stored already is not known yet. */
async function askCatalogue(
  ctx: Ctx,
  query: string,
  kinds: Kind[],
  { limit, offset }: Paging,
): Promise<CatalogueResults> {
  if (!kinds.includes("albums") && !kinds.includes("artists")) return { albums: [], artists: [] };
  const answer = await ctx.catalogue.search(query, { limit: Math.min(offset + limit, CATALOGUE_DEPTH), offset: 0 });
  if (!answer.ok) return { albums: [], artists: [] };

  const { albums, artists } = answer.data;
  return {
    albums: kinds.includes("albums") ? albums.items.map(unopenedAlbum) : [],
    artists: kinds.includes("artists") ? artists.items.map((artist) => unopenedArtist(artist, ctx.catalogue.name)) : [],
  };
}

type Named = { id: string };

/** Of the page, those that came from the catalogue alone: they may be stored under this id or another all the same. */
function unopened(found: Named[], stored: Named[], page: Paging): string[] {
  const known = new Set(stored.map(({ id }) => id));
  return turnTo(page, found)
    .map(({ id }) => id)
    .filter((id) => !known.has(id));
}

function turnTo<T extends Named>({ limit, offset }: Paging, items: T[]): T[] {
  return unique(items).slice(offset, offset + limit);
}

/** The first of each id. */
function unique<T extends Named>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
