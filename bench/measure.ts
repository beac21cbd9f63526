import type { Case } from "./cases.ts";
import { type Costs, readCosts } from "./cost.ts";
import { drive, type Pace, type Place, type Speed } from "./drive.ts";
import { teachFloor } from "./floor/teach-floors.ts";
import type { Servers } from "./servers.ts";
import type { Targets } from "./targets.ts";

export type Sizes<T> = { small: T; large: T };
export type Row = { one: Case; costs: Sizes<Costs>; speed: { large: Speed; floor: Speed; small: Speed | null } };

const FULL: Pace = { turns: 4, warm: 0.5, turn: 0.7 };
const QUICK: Pace = { turns: 2, warm: 0.2, turn: 0.4 };

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

  const speed = quick
    ? { ...(await drive({ large, floor }, QUICK)), small: null }
    : await drive({ large, floor, small }, FULL);
  return { one, costs, speed };
}

export function placeOf(one: Case, server: string, targets: Targets): Place {
  const headers: Record<string, string> = one.asMember ? { Cookie: `session=${targets.token}` } : {};
  return { url: `${server}${one.path(targets)}`, headers };
}
