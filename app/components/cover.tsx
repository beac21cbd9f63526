import { useCallback, useState } from "react";
import { cx } from "#app/components/ui/cx.ts";

/** CSS pixels that a cover takes at most; it fills the width it is given. */
const SIZES = { small: 64, medium: 184, large: 320 };

export type CoverAlbum = { id: string; title: string; artist: string; cover_image_url: string };

/** An album's cover, whole and with nothing on it. When it does not load, the drawn one. */
export function Cover({
  album,
  size = "medium",
  priority = false,
  className,
}: {
  album: CoverAlbum;
  size?: keyof typeof SIZES;
  /** On the first screen of the page: fetched at once, before other pictures. */
  priority?: boolean;
  className?: string;
}) {
  const { src, onError, ref } = useFallback(album.cover_image_url, drawnCover(album.id));
  return (
    <img
      ref={ref}
      src={src}
      alt={`${album.title} by ${album.artist}`}
      width={SIZES[size]}
      height={SIZES[size]}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      onError={onError}
      className={cx("cover-edge block aspect-square h-auto w-full bg-raised object-contain", className)}
    />
  );
}

/** The cover that the product draws itself. */
export function drawnCover(albumId: string): string {
  return `/covers/${encodeURIComponent(albumId)}.svg`;
}

/** A picture's address, and what stands in for it when it does not load. */
export function useFallback(wanted: string, fallback: string) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture that failed before hydration fires no event any more.
  const ref = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(img.getAttribute("src"));
  }, []);
  return { src: broken === wanted ? fallback : wanted, onError: () => setBroken(wanted), ref };
}
