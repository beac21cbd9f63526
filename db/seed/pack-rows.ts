import type { packAlbums, packs, packTracks } from "#db/schema/index.ts";
import { foldText } from "#worker/domain/text.schema.ts";
import { DAY } from "./clock.ts";
import { packs as written } from "./content/packs.ts";
import { randomFrom } from "./random.ts";
import type { World } from "./world.ts";

export function packRows({ clock, person, album, track }: World) {
  const random = randomFrom("packs");
  const rows = {
    packs: [] as (typeof packs.$inferInsert)[],
    packAlbums: [] as (typeof packAlbums.$inferInsert)[],
    packTracks: [] as (typeof packTracks.$inferInsert)[],
  };

  for (const { by, name, description, albums, tracks } of written) {
    const id = random.id();
    const createdAt = clock.ago(random, 30 + random.next() * 6500);
    const times = clock.after(random, createdAt, albums.length + tracks.length, 20 * DAY);
    const albumTimes = times.slice(0, albums.length);
    const trackTimes = times.slice(albums.length);

    rows.packs.push({ id, userId: person(by).id, name, nameKey: foldText(name), description, createdAt });
    for (const [at, of] of albums.entries()) {
      rows.packAlbums.push({ packId: id, albumId: album(of).album.id, createdAt: albumTimes[at] ?? createdAt });
    }
    for (const [at, [title, of]] of tracks.entries()) {
      rows.packTracks.push({ packId: id, trackId: track(title, of).id, createdAt: trackTimes[at] ?? createdAt });
    }
  }
  return rows;
}
