import type { Case } from "./cases.ts";
import { type Costs, readCosts } from "./cost.ts";
import { drive, type Speed } from "./drive.ts";
import { type Place, teachFloor } from "./floor/teach-floors.ts";
import type { Servers } from "./servers.ts";
import type { Targets } from "./targets.ts";

export type Sizes<T> = { small: T; large: T };
export type Row = { one: Case; costs: Sizes<Costs>; speed: { large: Speed; floor: Speed; small: Speed | null } };

/** Seconds on each server. A floor is driven right after what stands on it, so that both meet the same machine. */
const FULL = { warm: 0.5, run: 2.5 };
const QUICK = { warm: 0.2, run: 0.6 };

export async function measure(
  one: Case,
  {
    servers,
    states,
    targets,
    quick,
  }: {
    servers: Servers;
    states: Sizes<string>;
    targets: Sizes<Targets>;
    quick: boolean;
  },
): Promise<Row> {
  const small = placeOf(one, servers.small, targets.small);
  const large = placeOf(one, servers.large, targets.large);
  const costs = {
    small: await readCosts(small.url, small.headers),
    large: await readCosts(large.url, large.headers),
  };
  const floor = await teachFloor(one, states.large, targets.large, servers, large);

  const seconds = quick ? QUICK : FULL;
  const speed = {
    large: await drive(large.url, large.headers, seconds),
    floor: await drive(floor.url, floor.headers, seconds),
    small: quick ? null : await drive(small.url, small.headers, seconds),
  };
  return { one, costs, speed };
}

export function placeOf(one: Case, server: string, targets: Targets): Place {
  const headers: Record<string, string> = one.asMember ? { Cookie: `session=${targets.token}` } : {};
  return { url: `${server}${one.path(targets)}`, headers };
}
