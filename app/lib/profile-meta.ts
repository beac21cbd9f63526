import { counted } from "#app/lib/format.ts";
import { excerpt, originOf, PRODUCT, pageMeta } from "#app/lib/meta.ts";
import type { User } from "#worker/domain/dto.ts";

/** Of the pages about a member; `of` names the part that is not the overview. */
export function profileMeta(user: User, matches: readonly unknown[], of?: { title: string; path: string }) {
  const origin = originOf(matches);
  const path = `/profile/${encodeURIComponent(user.username)}`;
  const name = user.name ? `${user.name} (@${user.username})` : `@${user.username}`;
  const picture = user.profile_image_url;
  const about = user.bio ?? `${name} has written ${counted(user.reviews_count, "album review")}.`;
  const person = {
    "@type": "Person",
    name: user.name ?? user.username,
    alternateName: user.username,
    identifier: user.id,
    description: user.bio ?? undefined,
    image: picture === null ? undefined : `${origin}${picture}`,
    url: `${origin}${path}`,
  };
  return pageMeta({
    title: of ? `${of.title} by ${name}` : name,
    description: excerpt(of ? `${of.title} by ${name} on ${PRODUCT}. ${about}` : about),
    path: of ? `${path}${of.path}` : path,
    origin,
    type: "profile",
    image: picture === null ? null : { url: picture, alt: user.username },
    jsonLd: of
      ? { "@type": "CollectionPage", name: `${of.title} by ${name}`, url: `${origin}${path}${of.path}`, about: person }
      : { "@type": "ProfilePage", dateCreated: user.created_at, mainEntity: person },
  });
}
