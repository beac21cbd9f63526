import type {
  reviewCommentLikes,
  reviewComments,
  reviewGenres,
  reviewLikes,
  reviews,
  reviewVibes,
} from "#db/schema/index.ts";
import type { IndexedAlbum } from "#worker/catalogue/demo/demo-index.ts";
import { DAY, HOUR } from "./clock.ts";
import { DEMO, SPAMMER } from "./content/members.ts";
import type { RecordName } from "./content/written-review.ts";
import { writtenReviews } from "./content/written-reviews.ts";
import { randomFrom } from "./random.ts";
import { affinity, type Person, recordName, type World } from "./world.ts";

type NewReview = Required<Pick<typeof reviews.$inferInsert, "id" | "userId" | "albumId" | "rating" | "content">> & {
  createdAt: number;
  updatedAt: number;
};
type Labelled = { review: NewReview; genres: readonly string[]; vibes: readonly string[] };

/** Left for whoever signs in as the demo member to rate. */
export const DEMO_HAS_NOT_RATED: RecordName = "Radiohead | OK Computer";
/** Everybody has an opinion on these. */
const WELL_KNOWN: readonly RecordName[] = ["Radiohead | OK Computer", "Radiohead | In Rainbows", "Radiohead | Kid A"];
/** Ratings without a word, by diligence. */
const BARE_RATINGS = [0, 3, 7, 12] as const;

export function reviewRows(world: World) {
  const written = writtenRows(world);
  const bare = bareRows(world, written);
  const labelled = [...written.labelled, ...bare];
  const all = labelled.map(({ review }) => review);

  const genreRows: (typeof reviewGenres.$inferInsert)[] = labelled.flatMap(({ review, genres }) =>
    genres.map((genre, position) => ({ reviewId: review.id, position, genre })),
  );
  const vibeRows: (typeof reviewVibes.$inferInsert)[] = labelled.flatMap(({ review, vibes }) =>
    vibes.map((vibe, position) => ({ reviewId: review.id, position, vibe })),
  );

  return {
    reviews: all,
    reviewGenres: genreRows,
    reviewVibes: vibeRows,
    reviewLikes: likesOf(world, all),
    reviewComments: written.comments,
    reviewCommentLikes: commentLikes(world, written.comments),
  };
}

function writtenRows(world: World) {
  const random = randomFrom("written reviews");
  const { clock, person } = world;
  const labelled: Labelled[] = [];
  const comments: (typeof reviewComments.$inferInsert & { id: string; userId: string })[] = [];

  for (const { of, reviews: texts } of writtenReviews) {
    const { album } = world.album(of);
    for (const text of texts) {
      const createdAt = clock.ago(random, text.hoursAgo ?? 140 + random.next() ** 1.4 * 7000);
      const edited = clock.now - createdAt > 9 * DAY && random.chance(0.08);
      const review = {
        id: random.id(),
        userId: person(text.by).id,
        albumId: album.id,
        rating: text.rating,
        content: text.text,
        createdAt,
        updatedAt: edited ? createdAt + random.int(1, 190) * HOUR : createdAt,
      };
      labelled.push({
        review,
        genres: text.genres ?? album.genres.slice(0, random.int(1, 3)),
        vibes: text.vibes ?? [],
      });

      const times = clock.after(random, createdAt, text.comments?.length ?? 0, 3 * DAY);
      for (const [at, [by, content]] of (text.comments ?? []).entries()) {
        comments.push({
          id: random.id(),
          reviewId: review.id,
          userId: person(by).id,
          content,
          createdAt: times[at] ?? createdAt,
        });
      }
    }
  }
  return { labelled, comments };
}

function bareRows(world: World, written: { labelled: Labelled[] }): Labelled[] {
  const random = randomFrom("bare ratings");
  const regard = regards(world, written.labelled);
  const moods = moodsOf(world, written.labelled);
  const rated = new Set(written.labelled.map(({ review }) => `${review.userId} ${review.albumId}`));
  const wordy = new Map<string, number>();
  for (const { review } of written.labelled) wordy.set(review.albumId, (wordy.get(review.albumId) ?? 0) + 1);

  function pull(person: Person, entry: IndexedAlbum): number {
    const name = recordName(entry);
    if (rated.has(`${person.id} ${entry.album.id}`)) return 0;
    if (person.username === DEMO && name === DEMO_HAS_NOT_RATED) return 0;
    const fame = WELL_KNOWN.includes(name) ? 40 : 1 + Math.min(2, wordy.get(entry.album.id) ?? 0);
    return affinity(person, entry) * fame;
  }

  return world.people.flatMap((person) =>
    random
      .weighted(world.opened, (entry) => pull(person, entry), BARE_RATINGS[person.diligence] ?? 0)
      .map(({ album }) => {
        const createdAt = world.clock.ago(random, 50 + random.next() ** 1.3 * 7000);
        const rating = Math.round((regard.get(album.id) ?? 7) + person.leniency + random.normal() * 1.2);
        return {
          review: {
            id: random.id(),
            userId: person.id,
            albumId: album.id,
            rating: Math.max(2, Math.min(10, rating)),
            content: "",
            createdAt,
            updatedAt: createdAt,
          },
          genres: random.chance(0.55) ? album.genres.slice(0, random.int(1, 2)) : [],
          vibes: random.chance(0.4) ? random.sample(moods.get(album.genres[0] ?? "") ?? [], random.int(1, 2)) : [],
        };
      }),
  );
}

/** What an album is generally thought to be worth: what was written of it, or a draw of its own. */
function regards(world: World, written: Labelled[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { review } of written) {
    const { sum, count } = sums.get(review.albumId) ?? { sum: 0, count: 0 };
    sums.set(review.albumId, { sum: sum + review.rating, count: count + 1 });
  }
  return new Map(
    world.opened.map(({ album }) => {
      const drawn = 6.4 + randomFrom(`regard ${album.id}`).normal() * 1.2;
      const { sum, count } = sums.get(album.id) ?? { sum: 0, count: 0 };
      return [album.id, (2 * drawn + sum) / (2 + count)];
    }),
  );
}

/** The vibes that the texts name, by the main genre of what they are about. */
function moodsOf(world: World, written: Labelled[]): Map<string, string[]> {
  const genreOf = new Map(world.opened.map(({ album }) => [album.id, album.genres[0] ?? ""]));
  const moods = new Map<string, Set<string>>();
  for (const { review, vibes } of written) {
    const genre = genreOf.get(review.albumId) ?? "";
    moods.set(genre, new Set([...(moods.get(genre) ?? []), ...vibes]));
  }
  return new Map([...moods].map(([genre, vibes]) => [genre, [...vibes]]));
}

function likesOf(world: World, all: NewReview[]): (typeof reviewLikes.$inferInsert)[] {
  const random = randomFrom("review likes");
  const readers = [...world.crowd, world.person(DEMO)];
  return all.flatMap((review) => {
    const [least, most] = review.content.length > 400 ? [3, 24] : review.content ? [0, 13] : [0, 2.2];
    const likers = random
      .sample(readers, Math.floor(least + random.next() ** 1.4 * (most - least)))
      .filter(({ id }) => id !== review.userId);
    const times = world.clock.after(random, review.createdAt, likers.length, 12 * DAY);
    return likers.map(({ id }, at) => ({
      reviewId: review.id,
      userId: id,
      createdAt: times[at] ?? review.createdAt,
    }));
  });
}

function commentLikes(
  world: World,
  comments: { id: string; userId: string; createdAt: number }[],
): (typeof reviewCommentLikes.$inferInsert)[] {
  const random = randomFrom("review comment likes");
  const readers = [...world.crowd, world.person(DEMO)];
  const spam = world.person(SPAMMER).id;
  return comments
    .filter(({ userId }) => userId !== spam)
    .flatMap((comment) =>
      random
        .sample(readers, Math.floor(random.next() ** 2 * 8))
        .filter(({ id }) => id !== comment.userId)
        .map(({ id }) => ({
          commentId: comment.id,
          userId: id,
          createdAt: world.clock.after(random, comment.createdAt, 1, 4 * DAY)[0] ?? comment.createdAt,
        })),
    );
}
