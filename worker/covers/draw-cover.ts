import { inkOn } from "./colour.ts";
import { makeDice } from "./dice.ts";
import { CAPITAL, cleanText, escapeXml, FACES, fitText, graphemes, heightOf } from "./lettering.ts";
import { moodOf } from "./moods.ts";
import { mixPalette } from "./palette.ts";
import { circle, rect, SIDE, type Sleeve, sameName, setLines } from "./sleeve.ts";
import { EMBLEMS } from "./templates/emblems.ts";
import { TEMPLATES, type TemplateName } from "./templates/index.ts";

/** How often an album keeps to the templates that its genre leans to. */
const LOYALTY = 0.8;

const EVERY_TEMPLATE = Object.keys(TEMPLATES) as TemplateName[];

/** A sleeve for an album without a cover: an SVG document, the same for as long as id, names and genre are. */
export function drawCover(album: { id: string; title: string; artist: string; genre: string | null }): string {
  const dice = makeDice(`cover ${album.id}`);
  const mood = moodOf(album.genre);
  const palette = mixPalette(dice, mood.swatches);
  const template = dice.pick(dice.chance(LOYALTY) ? mood.templates : EVERY_TEMPLATE);
  const face = FACES[dice.pick(mood.faces)];
  const artist = cleanText(album.artist);
  // An album without a title is called by its artist, and so credited once.
  const sleeve: Sleeve = { title: cleanText(album.title) || artist, artist, dice, palette, face };

  return svgDocument(
    sameName(sleeve.title, artist) ? [artist] : [sleeve.title, artist],
    rect(0, 0, SIDE, SIDE, palette.ground) + TEMPLATES[template](sleeve),
  );
}

/** A picture for an artist without one: a monogram on an emblem, whole in a square as in a round frame. */
export function drawArtist(artist: { id: string; name: string; genre: string | null }): string {
  const dice = makeDice(`artist ${artist.id}`);
  const mood = moodOf(artist.genre);
  const palette = mixPalette(dice, mood.swatches);
  const face = FACES[dice.pick(mood.faces)];
  const name = cleanText(artist.name);
  const sleeve: Sleeve = { title: monogram(name), artist: name, dice, palette, face };
  const emblem = dice.pick(EMBLEMS)(sleeve);
  const disc = dice.pick([palette.ground, palette.ground, palette.b]);

  return svgDocument(
    [name],
    rect(0, 0, SIDE, SIDE, palette.ground) + emblem + circle(SIDE / 2, SIDE / 2, 158, disc) + setMonogram(sleeve, disc),
  );
}

function svgDocument(names: string[], drawing: string): string {
  const name = escapeXml(
    graphemes(names.filter((part) => part !== "").join(" – "))
      .slice(0, 120)
      .join(""),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><title>${name}</title>${drawing}</svg>`;
}

function setMonogram({ title, face }: Sleeve, disc: string): string {
  if (title === "") return "";
  const fitted = fitText(title, face, { width: 220, height: 150, largest: 190, smallest: 60, most: 1 });
  const box = { x: SIDE / 2 - 110, y: 0, width: 220, height: SIDE };
  return setLines(fitted, face, {
    box,
    y: SIDE / 2 - (heightOf(fitted) * 0.72) / CAPITAL / 2,
    align: "center",
    ink: inkOn(disc),
    on: disc,
  });
}

/** The first characters of the first and the last word that count: "The Velvet Underground" is VU, "Björk" is B. */
function monogram(name: string): string {
  const words = name.split(/[\s/-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !/^(the|and|of|a|an|de|la|el|los|les|le)$/i.test(word));
  const [first, ...rest] = telling.length > 0 ? telling : words;
  if (first === undefined) return graphemes(name)[0] ?? "";
  return [first, rest.at(-1)].map(initialOf).join("").toUpperCase();
}

function initialOf(word: string | undefined): string {
  return graphemes(word ?? "").find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "";
}
