import type { Release } from "./musicbrainz-shapes.ts";

/** Worldwide, then where most catalogues are kept. */
const COUNTRIES = ["XW", "US", "GB"];
const SPECIAL = /deluxe|expanded|anniversary|bonus|remaster|limited|special|box/i;
/** After every date there is. */
const UNDATED = "9999";

/** The release that stands for a whole group: official, plain, early, from a country that most know it from. */
export function pickRelease(releases: Release[]): Release | null {
  const [best] = releases.toSorted((one, other) => compare(rank(one), rank(other)));
  return best ?? null;
}

type Rank = (number | string)[];

function rank({ status, title, disambiguation, date, country, id }: Release): Rank {
  const known = COUNTRIES.indexOf(country ?? "");
  return [
    status === "Official" ? 0 : 1,
    SPECIAL.test(`${title} ${disambiguation ?? ""}`) ? 1 : 0,
    date?.slice(0, 4) || UNDATED,
    known === -1 ? COUNTRIES.length : known,
    date || UNDATED,
    id,
  ];
}

function compare(one: Rank, other: Rank): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? value;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
