import { AlbumCard, albumPath } from "#app/components/album-card.tsx";
import { drawnCover, useFallback } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import { RemoveButton } from "#app/components/remove-button.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { CoveredTrack, ShelvedAlbum } from "#worker/domain/dto.ts";

const SHELVE_ALBUM = "/actions/shelve-album";
const SHELVE_TRACK = "/actions/shelve-track";

/** Favorite Albums, of which their owner may take out any. */
export function FavoriteAlbums({ albums, isSelf }: { albums: ShelvedAlbum[]; isSelf: boolean }) {
  return (
    <Row label="Favorite Albums">
      {albums.map((album) => (
        <FavoriteAlbum key={album.id} album={album} isSelf={isSelf} />
      ))}
    </Row>
  );
}

function FavoriteAlbum({ album, isSelf }: { album: ShelvedAlbum; isSelf: boolean }) {
  const removal = useRemoval({ action: SHELVE_ALBUM, fields: { album_id: album.id, shelf: "favorites" } });
  if (removal.isGone) return null;
  return (
    <RowItem>
      <AlbumCard album={album} />
      {isSelf && <RemoveButton action={SHELVE_ALBUM} removal={removal} what={album.title} />}
    </RowItem>
  );
}

/** Favorite Songs, each of which leads to its album. */
export function FavoriteSongs({ tracks, isSelf }: { tracks: CoveredTrack[]; isSelf: boolean }) {
  return (
    <ol aria-label="Favorite Songs" className="grid gap-x-8 lg:grid-cols-2">
      {tracks.map((track) => (
        <FavoriteSong key={track.track_spotify_id} track={track} isSelf={isSelf} />
      ))}
    </ol>
  );
}

function FavoriteSong({ track, isSelf }: { track: CoveredTrack; isSelf: boolean }) {
  const { track_spotify_id: id, track_name: name, album_id: albumId } = track;
  const removal = useRemoval({
    action: SHELVE_TRACK,
    fields: { track_id: id, album_id: albumId, shelf: "favorite-tracks" },
  });
  const { src, onError, ref } = useFallback(track.cover_image_url, drawnCover(albumId));
  if (removal.isGone) return null;
  return (
    <li className="flex min-w-0 items-center gap-2 border-b border-line">
      <Link
        to={albumPath(albumId)}
        className="group flex min-w-0 flex-1 items-center gap-3.5 rounded-control py-2.5 transition-colors"
      >
        <img
          ref={ref}
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={onError}
          className="cover-edge block size-12 shrink-0 bg-raised object-contain"
        />
        <span className="min-w-0">
          <span className="block truncate leading-snug decoration-1 underline-offset-3 group-hover:underline">
            {name}
          </span>
          <span className="block truncate text-caption text-muted">
            {track.artist_name} · <span className="font-serif">{track.album_name}</span>
          </span>
        </span>
      </Link>
      {isSelf && <RemoveButton action={SHELVE_TRACK} removal={removal} what={name} compact />}
    </li>
  );
}
