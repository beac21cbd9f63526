import type { MetaDescriptor } from "react-router";

export const PRODUCT = "Sleevenotes";
export const TAGLINE = "Discover albums, rate them out of 10, review them and talk about them.";

type PageMeta = {
  /** Without the product's name. */
  title: string;
  description: string;
  /** From the root of the site, with what of the query makes it another page. */
  path: string;
  /** The site's, without a slash at the end: `originOf(matches)`. */
  origin: string;
  /** A picture for cards, as a path or an address. */
  image?: { url: string; alt: string } | null;
  type?: "website" | "article" | "profile" | "music.album" | "music.musician" | "music.playlist";
  /** What search engines read of the page: schema.org. */
  jsonLd?: Record<string, unknown>;
  /** Not for search engines: a page about nothing lasting. */
  noIndex?: boolean;
};

/** Title, description, canonical address, Open Graph, Twitter card and JSON-LD of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { description, origin, image, type = "website" } = page;
  const title = page.title === PRODUCT ? `${PRODUCT}: the notes on the back of every record` : page.title;
  const url = `${origin}${page.path}`;
  const picture = image && new URL(image.url, `${origin}/`).href;
  return [
    { title: page.title === PRODUCT ? title : `${title} · ${PRODUCT}` },
    { name: "description", content: description },
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: PRODUCT },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(image && picture
      ? [
          { property: "og:image", content: picture },
          { property: "og:image:alt", content: image.alt },
          { name: "twitter:image", content: picture },
        ]
      : []),
    ...(page.jsonLd ? [{ "script:ld+json": { "@context": "https://schema.org", ...page.jsonLd } as never }] : []),
  ];
}

/** The site's origin, from the `matches` that a route's `meta` is given. */
export function originOf(matches: readonly unknown[]): string {
  const root = matches[0];
  if (typeof root !== "object" || root === null || !("loaderData" in root)) return "";
  const { loaderData } = root;
  if (typeof loaderData !== "object" || loaderData === null || !("origin" in loaderData)) return "";
  return String(loaderData.origin);
}

/** A text cut to what a description shows. */
export function excerpt(text: string, max = 160): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).trimEnd()}…`;
}
