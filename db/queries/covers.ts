import { and, eq } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albumGenres, albums, artists } from "../schema/index.ts";

export async function findAlbumForCover(db: Database, id: string) {
  const [album] = await db
    .select({
      ...columns("album", { id: albums.id, title: albums.title, artist: albums.artistName }),
      ...columns("genre", { genre: albumGenres.genre }),
    })
    .from(albums)
    .leftJoin(albumGenres, and(eq(albumGenres.albumId, albums.id), eq(albumGenres.position, 0)))
    .where(eq(albums.id, id));
  return album;
}

/** With the main genre of one of the artist's albums, for the mood of the drawing. */
export async function findArtistForCover(db: Database, id: string) {
  const [artist] = await db
    .select({
      ...columns("artist", { id: artists.id, name: artists.name }),
      ...columns("genre", { genre: albumGenres.genre }),
    })
    .from(artists)
    .leftJoin(albums, eq(albums.artistId, artists.id))
    .leftJoin(albumGenres, and(eq(albumGenres.albumId, albums.id), eq(albumGenres.position, 0)))
    .where(eq(artists.id, id))
    .limit(1);
  return artist;
}
