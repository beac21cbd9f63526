import type { Genre } from "../domain/genres.schema.ts";
import type { FaceName } from "./lettering.ts";
import type { Swatch } from "./palette.ts";
import type { TemplateName } from "./templates/index.ts";

/** What a genre leans to; an album is drawn from these most of the time and from everything now and then. */
export type Mood = { swatches: readonly Swatch[]; templates: readonly TemplateName[]; faces: readonly FaceName[] };

const MOODS: Record<Genre, Mood> = {
  Alternative: {
    swatches: ["salt", "dusk", "sage", "midnight", "vermilion", "mist"],
    templates: ["ribbon", "checks", "split", "ridges", "constellation", "blocks", "initial", "slices", "moire"],
    faces: ["grotesk", "plain", "typewriter"],
  },
  Blues: {
    swatches: ["bluenote", "abyss", "cobalt", "sky", "mist", "smoke"],
    templates: ["ribbon", "grooves", "horizon", "strings", "phases", "blocks", "keys"],
    faces: ["book", "grotesk", "roman"],
  },
  Classical: {
    swatches: ["salt", "linen", "bone", "oxblood", "forest", "mist", "butter"],
    templates: ["stairs", "peaks", "strings", "phases", "nest", "ripples", "label", "arcs", "keys"],
    faces: ["roman", "italic", "book"],
  },
  Country: {
    swatches: ["clay", "ochre", "linen", "sky", "bottle", "butter"],
    templates: ["peaks", "ribbon", "horizon", "rays", "stripes", "label", "diagonals", "petals"],
    faces: ["book", "roman", "grotesk"],
  },
  EDM: {
    swatches: ["acid", "cobalt", "neon", "violet", "lagoon", "hotpink"],
    templates: ["checks", "ribbon", "stairs", "moire", "bars", "halftone", "orbits", "dots", "tiles", "slices"],
    faces: ["grotesk", "typewriter", "grotesk"],
  },
  Folk: {
    swatches: ["bone", "sage", "forest", "linen", "ochre", "clay"],
    templates: ["peaks", "horizon", "petals", "waves", "phases", "label", "nest"],
    faces: ["roman", "italic", "book"],
  },
  Funk: {
    swatches: ["tangerine", "sun", "ochre", "hotpink", "violet", "bottle"],
    templates: ["ribbon", "checks", "stripes", "arcs", "headline", "petals", "rays", "echo"],
    faces: ["grotesk", "book"],
  },
  "Hip-Hop": {
    swatches: ["sun", "iron", "vermilion", "salt", "cobalt", "smoke"],
    templates: ["stairs", "checks", "headline", "grooves", "echo", "initial", "blocks", "halftone"],
    faces: ["grotesk", "grotesk", "book"],
  },
  Indie: {
    swatches: ["blush", "mint", "lilac", "butter", "sky", "dusk", "sage"],
    templates: ["ribbon", "peaks", "stairs", "slices", "split", "waves", "dots", "initial", "nest", "tiles"],
    faces: ["plain", "roman", "grotesk", "typewriter"],
  },
  Jazz: {
    swatches: ["bluenote", "paper", "tangerine", "smoke", "emerald", "vermilion"],
    templates: ["stairs", "ribbon", "blocks", "keys", "headline", "tiles", "bars", "dots", "echo"],
    faces: ["grotesk", "plain", "book"],
  },
  Metal: {
    swatches: ["iron", "ash", "oxblood", "iron", "venom"],
    templates: ["peaks", "checks", "ridges", "rays", "initial", "moire", "diagonals", "strings", "split"],
    faces: ["grotesk", "book"],
  },
  Pop: {
    swatches: ["hotpink", "lilac", "blush", "butter", "lagoon", "violet", "sky"],
    templates: ["ribbon", "stairs", "nest", "petals", "headline", "arcs", "tiles", "split", "slices", "echo"],
    faces: ["grotesk", "plain", "italic"],
  },
  Punk: {
    swatches: ["salt", "sun", "hotpink", "vermilion", "iron", "acid"],
    templates: ["checks", "label", "headline", "diagonals", "echo", "halftone", "initial", "blocks"],
    faces: ["grotesk", "typewriter"],
  },
  "R&B": {
    swatches: ["aubergine", "dusk", "blush", "oxblood", "violet", "heather"],
    templates: ["ribbon", "ripples", "arcs", "waves", "phases", "split", "orbits"],
    faces: ["italic", "plain", "grotesk"],
  },
  Rap: {
    swatches: ["iron", "sun", "salt", "cobalt", "oxblood", "emerald"],
    templates: ["stairs", "blocks", "headline", "initial", "grooves", "echo", "keys", "bars"],
    faces: ["grotesk", "grotesk", "typewriter"],
  },
  Reggae: {
    swatches: ["lion", "sun", "emerald", "forest", "butter"],
    templates: ["ribbon", "stripes", "rays", "horizon", "arcs", "waves", "grooves"],
    faces: ["grotesk", "book"],
  },
  Rock: {
    swatches: ["paper", "vermilion", "midnight", "salt", "clay", "bottle", "oxblood"],
    templates: ["peaks", "ribbon", "checks", "diagonals", "stripes", "grooves", "rays", "split", "ridges", "initial"],
    faces: ["grotesk", "book", "plain"],
  },
  Soul: {
    swatches: ["aubergine", "ochre", "tangerine", "oxblood", "clay", "butter"],
    templates: ["ribbon", "waves", "arcs", "petals", "stripes", "rays", "grooves", "ripples"],
    faces: ["book", "italic", "grotesk"],
  },
  Synthwave: {
    swatches: ["outrun", "neon", "outrun", "violet", "midnight"],
    templates: ["peaks", "checks", "grid", "grid", "horizon", "bars", "diagonals", "slices", "orbits"],
    faces: ["grotesk", "italic", "typewriter"],
  },
  Soundtrack: {
    swatches: ["midnight", "abyss", "smoke", "dusk", "bottle", "ash"],
    templates: ["peaks", "stairs", "horizon", "constellation", "orbits", "nest", "phases", "waves"],
    faces: ["roman", "plain", "book"],
  },
  Musical: {
    swatches: ["oxblood", "sun", "aubergine", "vermilion", "violet", "paper"],
    templates: ["stairs", "stripes", "rays", "label", "headline", "arcs", "nest", "petals"],
    faces: ["book", "italic", "grotesk"],
  },
  Experimental: {
    swatches: ["salt", "acid", "ash", "heather", "lagoon", "venom"],
    templates: ["checks", "orbits", "moire", "constellation", "strings", "dots", "keys", "halftone", "slices"],
    faces: ["typewriter", "plain", "grotesk"],
  },
  Ambient: {
    swatches: ["mist", "abyss", "heather", "sage", "dusk", "mint"],
    templates: ["peaks", "orbits", "ripples", "phases", "waves", "moire", "nest", "horizon", "halftone"],
    faces: ["plain", "roman", "italic"],
  },
  Religious: {
    swatches: ["linen", "cobalt", "ochre", "emerald", "oxblood", "heather"],
    templates: ["peaks", "phases", "rays", "nest", "arcs", "ripples", "petals", "label"],
    faces: ["roman", "italic", "book"],
  },
  World: {
    swatches: ["ochre", "lagoon", "emerald", "clay", "sun", "hotpink"],
    templates: ["ribbon", "stairs", "rays", "tiles", "petals", "waves", "arcs", "stripes", "dots"],
    faces: ["book", "grotesk", "roman"],
  },
};

const ANY: Mood = {
  swatches: ["paper", "midnight", "sage", "vermilion", "lagoon", "linen", "dusk", "bottle"],
  templates: ["grooves", "split", "horizon", "arcs", "dots", "waves", "blocks", "nest"],
  faces: ["grotesk", "roman", "plain"],
};

export function moodOf(genre: string | null): Mood {
  return genre !== null && Object.hasOwn(MOODS, genre) ? MOODS[genre as Genre] : ANY;
}
