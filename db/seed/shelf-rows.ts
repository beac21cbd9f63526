import type { favoriteAlbums, favoriteTracks, likedAlbums, likedTracks, watchlist } from "#db/schema/index.ts";
import type { IndexedAlbum } from "#worker/catalogue/demo/demo-index.ts";
import { HOUR } from "./clock.ts";
import { ADMIN, DEMO } from "./content/members.ts";
import { adminShelves, demoShelves, type WrittenShelves } from "./content/tastes.ts";
import { type Random, randomFrom } from "./random.ts";
import { affinity, type Person, type World } from "./world.ts";

type Kept = {
  favourites: string[];
  favouriteTracks: string[];
  liked: string[];
  likedTracks: string[];
  watched: string[];
};
type Rated = { userId: string; albumId: string; rating: number };

export function shelfRows(world: World, reviews: Rated[]) {
  const random = randomFrom("shelves");
  const kept = [
    { id: world.person(DEMO).id, ...byHand(world, demoShelves) },
    ...world.crowd.map((person) => ({ id: person.id, ...drawn(world, person, reviews, random) })),
    { id: world.person(ADMIN).id, ...byHand(world, adminShelves) },
  ];
  const times = (count: number) => timesOf(world, random, count);

  return {
    favoriteAlbums: kept.flatMap(({ id, favourites }): (typeof favoriteAlbums.$inferInsert)[] =>
      zip(favourites, times).map(([albumId, createdAt], at) => ({ userId: id, albumId, slot: at + 1, createdAt })),
    ),
    favoriteTracks: kept.flatMap(({ id, favouriteTracks }): (typeof favoriteTracks.$inferInsert)[] =>
      zip(favouriteTracks, times).map(([trackId, createdAt], at) => ({ userId: id, trackId, slot: at + 1, createdAt })),
    ),
    likedAlbums: kept.flatMap(({ id, liked }): (typeof likedAlbums.$inferInsert)[] =>
      zip(liked, times).map(([albumId, createdAt]) => ({ userId: id, albumId, createdAt })),
    ),
    likedTracks: kept.flatMap(({ id, likedTracks: songs }): (typeof likedTracks.$inferInsert)[] =>
      zip(songs, times).map(([trackId, createdAt]) => ({ userId: id, trackId, createdAt })),
    ),
    watchlist: kept.flatMap(({ id, watched }): (typeof watchlist.$inferInsert)[] =>
      zip(watched, times).map(([albumId, createdAt]) => ({ userId: id, albumId, createdAt })),
    ),
  };
}

function byHand({ album, track }: World, shelves: WrittenShelves): Kept {
  return {
    favourites: shelves.favourites.map((name) => album(name).album.id),
    favouriteTracks: shelves.favouriteTracks.map(([title, of]) => track(title, of).id),
    liked: shelves.liked.map((name) => album(name).album.id),
    likedTracks: shelves.likedTracks.map(([title, of]) => track(title, of).id),
    watched: shelves.watchlist.map((name) => album(name).album.id),
  };
}

function drawn(world: World, person: Person, reviews: Rated[], random: Random): Kept {
  const own = new Map(reviews.filter(({ userId }) => userId === person.id).map((row) => [row.albumId, row.rating]));
  const loved = (entry: IndexedAlbum) => ((own.get(entry.album.id) ?? 0) >= 8 ? 30 : 0) + affinity(person, entry);

  const liked = random.weighted(world.opened, loved, random.int(5, 16));
  const favourites = random.weighted(world.opened, (entry) => (own.get(entry.album.id) ?? 0) ** 3, random.int(2, 10));
  const unheard = random.weighted(
    world.opened,
    (entry) => (own.has(entry.album.id) ? 0 : 0.3 + affinity(person, entry)),
    random.int(2, 8),
  );
  const songs = liked.flatMap(({ tracks }) => random.sample(tracks, random.int(0, 2))).map(({ id }) => id);
  return {
    favourites: ids(favourites),
    favouriteTracks: random.sample(songs, random.int(0, 6)),
    liked: ids(liked),
    likedTracks: songs,
    watched: ids(unheard),
  };
}

function ids(entries: IndexedAlbum[]): string[] {
  return entries.map(({ album }) => album.id);
}

function timesOf({ clock }: World, random: Random, count: number): number[] {
  const times = Array.from({ length: count }, () => clock.ago(random, 6 + random.next() ** 1.4 * 6800));
  return times.sort((one, other) => one - other);
}

function zip(items: string[], times: (count: number) => number[]): [item: string, time: number][] {
  const rising = times(items.length);
  return items.map((item, at) => [item, (rising[at] ?? 0) + (at % HOUR)]);
}
