import type { blocks, followedArtists, follows, settings, users } from "#db/schema/index.ts";
import { foldText } from "#worker/domain/text.schema.ts";
import { DAY, HOUR } from "./clock.ts";
import { ADMIN, DEMO, SPAMMER } from "./content/members.ts";
import {
  adminFollowers,
  adminFollows,
  adminShelves,
  demoFollowers,
  demoFollows,
  demoShelves,
} from "./content/tastes.ts";
import { randomFrom } from "./random.ts";
import { affinity, type Person, type World } from "./world.ts";

/** Everything else in the seed is younger than this. */
const EVERYONE_JOINED = 306 * DAY;

/** @param passwordHash of the two members as whom one can sign in; nobody can as any other */
export function memberRows(world: World, passwordHash: string) {
  const random = randomFrom("members");
  const { now } = world.clock;

  const userRows: (typeof users.$inferInsert)[] = world.people.map(({ id, username, name, bio }) => {
    const email = `${username}@sleevenotes.example`;
    return {
      id,
      username,
      usernameKey: username,
      email,
      emailKey: email,
      passwordHash: username === DEMO || username === ADMIN ? passwordHash : null,
      name,
      nameKey: foldText(name ?? ""),
      bio,
      isAdmin: username === ADMIN,
      createdAt: username === SPAMMER ? now - 3 * DAY : now - EVERYONE_JOINED - random.int(0, 400) * DAY,
    };
  });
  const settingsRows: (typeof settings.$inferInsert)[] = world.people.map(({ id }) => ({ userId: id }));

  return { users: userRows, settings: settingsRows };
}

export function socialRows(world: World) {
  const random = randomFrom("social");
  const { crowd, person, clock } = world;
  const demo = person(DEMO);

  /** In order, the last one not long ago. */
  function inOrder(pairs: (readonly [follower: string, following: string])[]): (typeof follows.$inferInsert)[] {
    return pairs.map(([follower, following], at) => ({
      followerId: person(follower).id,
      followingId: person(following).id,
      createdAt: clock.ago(random, recency(at, pairs.length)),
    }));
  }
  const byHand = [
    ...inOrder(demoFollows.map((other) => [DEMO, other])),
    ...inOrder(demoFollowers.map((other) => [other, DEMO])),
    ...inOrder(adminFollows.map((other) => [ADMIN, other])),
    ...inOrder(adminFollowers.map((other) => [other, ADMIN])),
  ];
  const drawn = crowd.flatMap((follower) =>
    random
      .weighted(crowd, (other) => (other === follower ? 0 : kinship(follower, other)), random.int(4, 14))
      .map((other) => ({
        followerId: follower.id,
        followingId: other.id,
        createdAt: clock.ago(random, 4 + random.next() ** 1.5 * 7000),
      })),
  );
  const fanByHand = (userId: string, names: readonly string[]) =>
    names.map((name, at, all) => ({
      userId,
      artistId: world.artist(name).artist.id,
      createdAt: clock.ago(random, recency(at, all.length)),
    }));
  const fans: (typeof followedArtists.$inferInsert)[] = [
    ...fanByHand(demo.id, demoShelves.followedArtists),
    ...crowd.flatMap((fan) => {
      const records = random.weighted(world.opened, (entry) => affinity(fan, entry), random.int(6, 22));
      return [...new Set(records.map(({ album }) => album.artists[0].id))].map((artistId) => ({
        userId: fan.id,
        artistId,
        createdAt: clock.ago(random, 10 + random.next() ** 1.5 * 7000),
      }));
    }),
    ...fanByHand(person(ADMIN).id, adminShelves.followedArtists),
  ];
  const blocked: (typeof blocks.$inferInsert)[] = [
    { blockerId: demo.id, blockedId: person(SPAMMER).id, createdAt: clock.now - 20 * HOUR },
  ];

  return { follows: [...byHand, ...drawn], followedArtists: fans, blocks: blocked };
}

/** Hours ago: the first months ago, the last a few hours. */
function recency(at: number, of: number): number {
  return 3 + 6500 * (1 - (at + 1) / of) ** 2.2;
}

function kinship(one: Person, other: Person): number {
  return 0.4 + one.taste.filter((genre) => other.taste.includes(genre)).length;
}
