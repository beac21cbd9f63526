import { type ComponentProps, useCallback, useState } from "react";
import { cx } from "#app/components/ui/cx.ts";

const SIZES = {
  xs: { px: 24, box: "size-6" },
  sm: { px: 32, box: "size-8" },
  md: { px: 40, box: "size-10" },
  lg: { px: 56, box: "size-14" },
  xl: { px: 96, box: "size-24" },
  "2xl": { px: 144, box: "size-36" },
};

export type AvatarSize = keyof typeof SIZES;

/** A round picture. Without one, or when it does not load, the grey default. */
export function Avatar({
  src,
  name,
  size = "md",
  decorative = false,
  loading = "lazy",
  className,
}: {
  src?: string | null;
  /** The alternative text. */
  name: string;
  size?: AvatarSize;
  /** The name stands beside it: the picture is not read aloud. */
  decorative?: boolean;
  loading?: ComponentProps<"img">["loading"];
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture that failed before hydration fires no event any more.
  const check = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setBroken(img.getAttribute("src"));
  }, []);
  const { px, box } = SIZES[size];
  const looks = cx("block shrink-0 rounded-full", box, className);
  if (!src || src === broken) return <DefaultAvatar name={decorative ? undefined : name} className={looks} />;
  return (
    <img
      ref={check}
      src={src}
      alt={decorative ? "" : name}
      width={px}
      height={px}
      loading={loading}
      decoding="async"
      onError={() => setBroken(src)}
      className={cx(looks, "bg-raised object-cover outline-1 -outline-offset-1 outline-line")}
    />
  );
}

function DefaultAvatar({ name, className }: { name?: string; className: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={cx(className, "bg-raised text-edge")}
    >
      <circle cx="20" cy="15.5" r="6.5" fill="currentColor" />
      <path
        d="M6.5 36.5C7.6 28.9 13.2 25 20 25s12.4 3.9 13.5 11.5A20 20 0 0 1 20 40a20 20 0 0 1-13.5-3.5Z"
        fill="currentColor"
      />
    </svg>
  );
}
