import type { DemoIndex, IndexedAlbum, IndexedArtist } from "#worker/catalogue/demo/demo-index.ts";
import type { CatalogueTrack } from "#worker/catalogue/provider.ts";
import type { Genre } from "#worker/domain/genres.schema.ts";
import { type Clock, clockAt } from "./clock.ts";
import { ADMIN, DEMO, members, type SeedMember, SPAMMER } from "./content/members.ts";
import { UNOPENED } from "./content/unopened.ts";
import type { RecordName } from "./content/written-review.ts";
import { randomFrom } from "./random.ts";

export type Person = SeedMember & { id: string };

/** What the texts speak of, found by the names that they use. */
export type World = {
  clock: Clock;
  people: Person[];
  /** Everyone whom the dice may move: all but those whose doings are written by hand. */
  crowd: Person[];
  person(username: string): Person;
  /** The albums that go into the database. */
  opened: IndexedAlbum[];
  artists: IndexedArtist[];
  album(name: RecordName): IndexedAlbum;
  artist(name: string): IndexedArtist;
  track(title: string, of: RecordName): CatalogueTrack;
};

/** @throws Error where a text names what the catalogue does not have */
export function openWorld(catalogue: DemoIndex, now: number): World {
  const albumsByName = new Map([...catalogue.albums.values()].map((entry) => [recordName(entry), entry]));
  const artistsByName = new Map([...catalogue.artists.values()].map((entry) => [entry.artist.name, entry]));
  const album = (name: RecordName) => found(albumsByName.get(name), name);

  const unopened = new Set(UNOPENED.map((name) => album(name).album.id));
  const opened = [...catalogue.albums.values()].filter((entry) => !unopened.has(entry.album.id));
  const openedArtists = new Set(opened.map((entry) => entry.album.artists[0].id));

  const people = members.map((member) => ({ ...member, id: randomFrom(`member ${member.username}`).id() }));
  const byUsername = new Map(people.map((person) => [person.username, person]));

  return {
    clock: clockAt(now),
    people,
    crowd: people.filter(({ username }) => username !== DEMO && username !== ADMIN && username !== SPAMMER),
    person: (username) => found(byUsername.get(username), username),
    opened,
    artists: [...catalogue.artists.values()].filter(({ artist }) => openedArtists.has(artist.id)),
    album,
    artist: (name) => found(artistsByName.get(name), name),
    track: (title, of) =>
      found(
        album(of).tracks.find((track) => track.name === title),
        `${title} on ${of}`,
      ),
  };
}

export function recordName({ album }: IndexedAlbum): RecordName {
  return `${album.artists[0].name} | ${album.title}`;
}

/** How much of an album is in a member's taste: 0 if nothing. */
export function affinity(person: Person, { album }: IndexedAlbum): number {
  return album.genres.reduce((sum, genre, at) => sum + (person.taste.includes(genre as Genre) ? 3 / (at + 1) : 0), 0);
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The seed speaks of “${name}”, which there is not`);
  return thing;
}
