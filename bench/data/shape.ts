/** How many there are of everything, for a number of reviews. */
export type Shape = {
  reviews: number;
  members: number;
  artists: number;
  albums: number;
  packs: number;
  /** What the bench member wrote; the others share the rest evenly. */
  ownReviews: number;
  posts: number;
  /** Of artists' timelines, open ones; `votes` of them all. */
  suggestions: number;
  votes: number;
  /** Whom the bench member follows: the same at every size, because their number is no budget's subject. */
  follows: number;
};

const OWN_REVIEWS = 5000;
const FOLLOWS = 1000;
const VOTES_PER_SUGGESTION = 400;
/** A tenth of them is one artist's: more than a page, at every size. */
const FEWEST_SUGGESTIONS = 600;
export const TRACKS_PER_ALBUM = 10;

export function shapeOf(reviews: number): Shape {
  const members = within(reviews / 50, 2 * FOLLOWS, 20_000);
  const suggestions = Math.max(FEWEST_SUGGESTIONS, Math.floor(reviews / VOTES_PER_SUGGESTION));
  const albums = within(reviews / 50, OWN_REVIEWS + 1000, 20_000);
  return {
    reviews,
    members,
    artists: albums / 4,
    albums,
    packs: members,
    posts: Math.floor(reviews / 5),
    suggestions,
    votes: suggestions * VOTES_PER_SUGGESTION,
    ownReviews: Math.min(OWN_REVIEWS, Math.floor(reviews / 2)),
    follows: FOLLOWS,
  };
}

function within(count: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(count, min), max));
}
