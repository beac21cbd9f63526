import type { Ctx } from "../context.server.ts";
import { unopenedAlbum } from "./album-dto.server.ts";
import { unopenedArtist } from "./artist-dto.server.ts";
import type { AlbumSummary, Artist, Pack, User } from "./dto.ts";
import type { Paging } from "./paging.schema.ts";
import { type NameSearch, SEARCH_PAGE } from "./search.schema.ts";
import { readQuery } from "./search-match.ts";
import { seekFor } from "./search-seek.server.ts";
import { type Kind, readStored, seekStored } from "./search-trip.server.ts";

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

/** Beyond a page, for what the catalogue shows under an id of its own and turns out to be there already. */
const SPARE = 5;

/**
 * Two trips at most: who answers to the query, then what the page shows of them. What is found as it is written comes
 * first, then what the catalogue knows, then what is only close to it. Pages stay put while what they showed gets opened
 * and stored: it only moves from the catalogue's part to the stored.
 */
async function search(ctx: Ctx, { query, kinds, page, viewerId }: Search): Promise<Results> {
  const wanted = readQuery(query);
  if (wanted.words.length === 0) return { albums: [], artists: [], packs: [], users: [] };

  const [hits, known] = await Promise.all([
    seekStored(ctx, viewerId, wanted, seekFor(query, wanted), kinds),
    askCatalogue(ctx, query, kinds, page),
  ]);
  // Of people and packs what holds the query is the answer (api-contract); a misspelling is read where nothing does.
  const orders = {
    albums: unique([...hits.albums.exact, ...idsOf(known.albums), ...hits.albums.misspelt]),
    artists: unique([...hits.artists.exact, ...idsOf(known.artists), ...hits.artists.misspelt]),
    packs: hits.packs.exact.length > 0 ? hits.packs.exact : hits.packs.misspelt,
    users: hits.users.exact.length > 0 ? hits.users.exact : hits.users.misspelt,
  };
  const stored = await readStored(ctx, {
    albums: window(orders.albums, page),
    artists: window(orders.artists, page),
    packs: window(orders.packs, page),
    users: window(orders.users, page),
  });

  return {
    albums: turnTo(page, orders.albums, [stored.albums, byId(known.albums)]),
    artists: turnTo(page, orders.artists, [stored.artists, byId(known.artists)]),
    packs: turnTo(page, orders.packs, [stored.packs]),
    users: turnTo(page, orders.users, [stored.users]),
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

function window(order: string[], { limit, offset }: Paging): string[] {
  return order.slice(offset, offset + limit + SPARE);
}

/** Each as the first of the places knows it, once, and not again what stands on an earlier page under its own id. */
function turnTo<T extends Named>(page: Paging, order: string[], places: Map<string, T>[]): T[] {
  const seen = new Set(order.slice(0, page.offset));
  const items: T[] = [];
  for (const id of window(order, page)) {
    const item = places.find((place) => place.has(id))?.get(id);
    if (item === undefined || seen.has(item.id)) continue;
    seen.add(item.id);
    items.push(item);
  }
  return items.slice(0, page.limit);
}

function byId<T extends Named>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function idsOf(items: Named[]): string[] {
  return items.map(({ id }) => id);
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
