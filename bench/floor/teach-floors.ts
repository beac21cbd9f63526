import type { Case } from "../cases.ts";
import type { Place } from "../drive.ts";
import type { Servers } from "../servers.ts";
import type { Targets } from "../targets.ts";
import { recordReads } from "./record-reads.ts";

/** A page whose floor is this much shorter or longer would not be the same markup. */
const LIKENESS = 0.02;

/** Tells the floor of a case what it has to do. @returns where it answers */
export async function teachFloor(one: Case, state: string, targets: Targets, servers: Servers, product: Place) {
  return one.kind === "api" ? teachRead(one, state, targets, servers) : teachPage(product, servers);
}

async function teachRead(one: Case & { kind: "api" }, state: string, targets: Targets, servers: Servers) {
  const plan = await recordReads(state, one.asMember ? targets.token : null, (ctx) => one.read(ctx, targets));
  const place: Place = {
    url: `${servers.floorRead}/${encodeURIComponent(`${one.label} ${one.asMember}`)}`,
    headers: {},
  };
  await put(place, JSON.stringify(plan));
  return place;
}

/** The loaders' answers are taken from the running product, in the form in which it sends them to a browser. */
async function teachPage(product: Place, servers: Servers): Promise<Place> {
  const { pathname, search } = new URL(product.url);
  const data = await fetch(new URL(`${pathname === "/" ? "/_" : pathname}.data${search}`, product.url), product);
  if (data.status !== 200) throw new Error(`${data.url} answered ${data.status}`);

  const place: Place = { url: `${servers.floorPages}${pathname}${search}`, headers: product.headers };
  await put(place, await data.arrayBuffer());
  const [real, floor] = [await htmlOf(product), await htmlOf(place)];
  if (Math.abs(floor / real - 1) > LIKENESS) {
    throw new Error(`${pathname} has ${real} characters of HTML, but its floor ${floor}`);
  }
  return place;
}

async function put({ url, headers }: Place, body: string | ArrayBuffer): Promise<void> {
  const { status } = await fetch(url, { method: "PUT", headers, body });
  if (status !== 204) throw new Error(`The floor at ${url} answered ${status}`);
}

async function htmlOf({ url, headers }: Place): Promise<number> {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return (await response.text()).length;
}
