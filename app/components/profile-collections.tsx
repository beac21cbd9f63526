import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { drawnCover, useFallback } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Drawing, type DrawingName } from "#app/components/ui/drawing.tsx";
import { counted, formatCount } from "#app/lib/format.ts";
import type { CoveredTrack, FollowedArtist, Pack, ShelvedAlbum } from "#worker/domain/dto.ts";

type Collection<T> = { newest: T[]; count: number };

export type ProfileCollections = {
  artists: Collection<FollowedArtist>;
  likes: Collection<CoveredTrack>;
  watchlist: Collection<ShelvedAlbum>;
  /** A count of this much may be more. */
  countedUpTo: number;
};

type Picture = { key: string; src: string | null; fallback: string };

/** Tiles that lead to what a member keeps, each with a look at the newest in it. */
export function Collections({
  collections,
  packs,
  packsCount,
  path,
}: {
  collections: ProfileCollections;
  packs: Pack[];
  packsCount: number;
  /** The profile's. */
  path: string;
}) {
  const { artists, likes, watchlist, countedUpTo } = collections;
  const much = (count: number, one: string) =>
    count >= countedUpTo ? `${formatCount(countedUpTo)}+ ${one}s` : counted(count, one);
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-5">
      <Tile
        to={`${path}/artists`}
        title="Followed Artists"
        content={artists.count > 0 ? much(artists.count, "artist") : "No followed artists yet"}
        pictures={artists.newest.map((artist) => ({
          key: artist.artist_spotify_id,
          src: artist.artist_image_url,
          fallback: `/covers/artists/${encodeURIComponent(artist.artist_spotify_id)}.svg`,
        }))}
        drawing="people"
        round
      />
      <Tile
        to={`${path}/tracks`}
        title="Likes"
        content={likes.count > 0 ? much(likes.count, "song") : "No liked songs yet"}
        pictures={likes.newest.map((track) => cover(track.album_id, track.cover_image_url))}
        drawing="heart"
      />
      <Tile
        to={`${path}/watchlist`}
        title="Next Listen"
        content={watchlist.count > 0 ? much(watchlist.count, "album") : "No albums in watchlist yet"}
        pictures={watchlist.newest.map((album) => cover(album.id, album.cover_image_url))}
        drawing="record"
      />
      <Tile
        to={`${path}/packs`}
        title="Packs"
        content={packsCount > 0 ? counted(packsCount, "pack") : "No music packs created yet"}
        pictures={packs.map((pack) => ({
          key: pack.id,
          src: pack.cover_image_url,
          fallback: pack.cover_image_url ?? "",
        }))}
        drawing="stack"
      />
    </ul>
  );
}

function Tile({
  to,
  title,
  content,
  pictures,
  drawing,
  round = false,
}: {
  to: string;
  title: string;
  /** How much is in it, or that there is nothing. */
  content: string;
  pictures: Picture[];
  drawing: DrawingName;
  round?: boolean;
}) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="group block h-full rounded-card border border-line bg-surface p-3 transition-[border-color,transform] hover:border-edge active:scale-[0.98] sm:p-4"
      >
        {pictures.length === 0 ? (
          <span className="grid aspect-square place-items-center rounded-control bg-raised">
            <Drawing name={drawing} className="h-14 text-muted sm:h-18" />
          </span>
        ) : (
          <span className="grid aspect-square grid-cols-2 grid-rows-2 gap-1.5 sm:gap-2">
            {pictures.slice(0, 4).map((picture) => (
              <TilePicture key={picture.key} picture={picture} round={round} />
            ))}
          </span>
        )}
        <span className="mt-3 block font-serif text-lg leading-snug decoration-1 underline-offset-3 group-hover:underline">
          {title}
        </span>
        <span className="mt-0.5 block text-caption text-muted tabular-nums">{content}</span>
      </Link>
    </li>
  );
}

function TilePicture({ picture, round }: { picture: Picture; round: boolean }): ReactNode {
  const { src, onError, ref } = useFallback(picture.src ?? picture.fallback, picture.fallback);
  if (picture.src === null) {
    return (
      <span className="cover-edge grid aspect-square place-items-center bg-raised text-edge">
        <Package aria-hidden="true" strokeWidth={1.25} className="size-7" />
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={onError}
      className={cx(
        "block aspect-square h-auto w-full bg-raised",
        round ? "rounded-full object-cover outline-1 -outline-offset-1 outline-line" : "cover-edge object-contain",
      )}
    />
  );
}

function cover(albumId: string, url: string): Picture {
  return { key: albumId, src: url, fallback: drawnCover(albumId) };
}
