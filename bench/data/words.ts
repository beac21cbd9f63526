/** The bench member's username, and the artist that a search looks for. */
export const BENCH_MEMBER = "bench_member";
export const KNOWN_ARTIST = "Radiohead";
/** In one title of fifty: the word for a search with many answers. */
export const COMMON_WORD = "Velvet";

/** Fifty of each: a number up to 2,500 names one pair, and a pair stands for several things where there are more. */
export const ADJECTIVES = words(`
  Velvet Amber Quiet Broken Distant Electric Golden Hollow Infinite Jagged Kindred Lonesome Midnight Northern Opal
  Paper Quicksilver Restless Silver Tangled Ultraviolet Vagrant Wandering Yellow Zero Ancient Burning Crimson Drifting
  Endless Fading Ghostly Hidden Iron Jade Last Marble Neon Obsidian Pale Radiant Scarlet Twilight Unseen Violet Winter
  Young Azure Bitter Cold`);

export const NOUNS = words(`
  Harbour Lantern Meridian Orchard Signal Parade Cathedral Avenue Garden Machine River Satellite Theatre Window Atlas
  Bridge Carousel Dynamo Ember Fountain Glacier Horizon Island Junction Kingdom Letter Mirror Nocturne Ocean Palace
  Quarry Railway Shadow Temple Umbrella Valley Weather Xylophone Yearbook Zephyr Anthem Ballad Chorus Dawn Engine
  Fever Gallery Hymn Interlude Jubilee`);

/** What a review is written from. */
export const SENTENCES = [
  "It takes three songs to find its feet and never loses them again.",
  "The drums sit so far back that the voice has the room to itself.",
  "I came for the single and stayed for the second side.",
  "Nobody else would have dared to put the quiet one first.",
  "It sounds like driving home after everyone else has gone to bed, with the windows down and the heating on.",
  "Half of it is the best thing they ever did, and the other half is only very good.",
  "The bass carries every melody that the guitars are too shy to play.",
  "Overlong.",
  "There is a moment in the last song where everything stops, and I have waited for it on every listen since.",
  "Play it loud, then play it once more with headphones: they are two different records.",
  "The production has aged, the songs have not.",
  "I did not understand it at sixteen and I am glad that I came back, because it had been right all along.",
];

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
