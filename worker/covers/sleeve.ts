import { inkOn } from "./colour.ts";
import type { Dice } from "./dice.ts";
import {
  CAPITAL,
  escapeXml,
  type Face,
  type Fitted,
  fitText,
  heightOf,
  LEADING,
  runsRightToLeft,
} from "./lettering.ts";
import type { Palette } from "./palette.ts";

/** What a template draws from; title and artist are clean, not yet escaped. */
export type Sleeve = { title: string; artist: string; dice: Dice; palette: Palette; face: Face };

export type Template = (sleeve: Sleeve) => string;

export type Box = { x: number; y: number; width: number; height: number };

export type Credits = {
  /** The colour of the ground under the whole box: type is set in an ink that reads on it. */
  on: string;
  largest?: number;
  most?: number;
  align?: "left" | "right" | "center";
  /** The edge of the box that the type stands against. */
  against?: "top" | "bottom";
};

export const SIDE = 640;
export const MARGIN = 44;
/** A strip of the sleeve kept free of drawing for the type; the drawing has the rest, from 210 down. */
export const STRIP: Box = { x: MARGIN, y: MARGIN, width: SIDE - 2 * MARGIN, height: 140 };
export const ART_TOP = 210;

/**
 * Type in the strip at one end of the sleeve, drawing in the rest. Templates draw for type at the top; at the bottom
 * the drawing is mirrored, so a shape that runs off the far edge still does.
 */
export function withStrip(sleeve: Sleeve, art: string, credits: Partial<Credits> = {}): string {
  const { dice, palette } = sleeve;
  const against = credits.against ?? (dice.chance(0.5) ? "top" : "bottom");
  const box = against === "top" ? STRIP : { ...STRIP, y: SIDE - STRIP.y - STRIP.height };
  const placed = against === "top" ? art : `<g transform="matrix(1 0 0 -1 0 640)">${art}</g>`;

  return placed + setCredits(sleeve, box, { on: palette.ground, ...credits, against });
}

/** Title and artist as one block. An album named after its artist is credited once, as on a real sleeve. */
export function setCredits(sleeve: Sleeve, box: Box, credits: Credits): string {
  if (sleeve.title === "") return "";
  const { on, largest = 84, align = "left", against = "top" } = credits;
  const most = credits.most ?? (sleeve.title.length > 60 ? 6 : 3);
  const gap = 20;
  const artist = sameName(sleeve.title, sleeve.artist) ? "" : sleeve.artist;
  const artistBox = { ...box, height: Math.min(box.height * 0.45, 64) };
  const roomy = fitArtist(sleeve, artist, artistBox);
  const room = { width: box.width, height: box.height - heightOf(roomy) - gap, largest, smallest: 19, most };
  const title = fitText(sleeve.title, sleeve.face, room);
  const credit = roomy.size > title.size * 0.8 ? fitArtist(sleeve, artist, artistBox, title.size * 0.8) : roomy;

  const space = credit.lines.length === 0 ? 0 : Math.min(gap, 8 + title.size * 0.22);
  const top = against === "top" ? box.y : box.y + box.height - heightOf(title) - space - heightOf(credit);
  const ink = inkOn(on);
  return (
    setLines(title, sleeve.face, { box, y: top, align, ink, on }) +
    setLines(credit, faceOf(sleeve, true), { box, y: top + heightOf(title) + space, align, ink, on })
  );
}

/** The artist alone, for templates that set the title elsewhere. */
export function setArtist(sleeve: Sleeve, box: Box, credits: Credits): string {
  if (sameName(sleeve.title, sleeve.artist)) return "";
  const { on, align = "left", against = "top" } = credits;
  const fitted = fitArtist(sleeve, sleeve.artist, box);
  const y = against === "top" ? box.y : box.y + box.height - heightOf(fitted);

  return setLines(fitted, faceOf(sleeve, true), { box, y, align, ink: inkOn(on), on });
}

/** The title alone, as large as the box lets it be. */
export function setTitle(sleeve: Sleeve, box: Box, credits: Credits & { ink?: string }): string {
  if (sleeve.title === "") return "";
  const { on, largest = 70, most = 3, align = "left", against = "top", ink = inkOn(on) } = credits;
  const fitted = fitText(sleeve.title, sleeve.face, { ...box, largest, smallest: 19, most });
  const y = against === "top" ? box.y : box.y + box.height - heightOf(fitted);

  return setLines(fitted, sleeve.face, { box, y, align, ink, on });
}

/** `data-on` names the ground that the ink was chosen for and the tests hold the pair to AA; without one it is ornament. */
export function setLines(
  { size, lines }: Fitted,
  face: Face,
  at: { box: Box; y: number; align: "left" | "right" | "center"; ink: string; on?: string },
): string {
  if (lines.length === 0) return "";
  const backwards = runsRightToLeft(lines.join(" "));
  const side = backwards && at.align === "left" ? "right" : at.align;
  const x = { left: at.box.x, right: at.box.x + at.box.width, center: at.box.x + at.box.width / 2 }[side];
  const anchor = side === "center" ? "middle" : (side === "left") === !backwards ? "start" : "end";
  const rows = lines.map((line, i) => {
    const y = at.y + size * (CAPITAL + i * LEADING);
    return `<text x="${round(x)}" y="${round(y)}">${escapeXml(line)}</text>`;
  });

  return `<g font-family="${face.family}" font-weight="${face.weight}" font-size="${size}"${
    face.italic ? ' font-style="italic"' : ""
  } letter-spacing="${backwards ? 0 : round(face.tracking * size, 2)}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}${
    backwards ? ' direction="rtl"' : ""
  } fill="${at.ink}" ${at.on === undefined ? 'aria-hidden="true"' : `data-on="${at.on}"`}>${rows.join("")}</g>`;
}

export function sameName(title: string, artist: string): boolean {
  return title.toLowerCase() === artist.toLowerCase();
}

export function round(value: number, places = 1): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale + 0;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/>`;
}

export function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;
}

function fitArtist(sleeve: Sleeve, artist: string, box: Box, largest = 33): Fitted {
  if (artist === "") return { size: 0, lines: [] };
  const room = { width: box.width, height: box.height, largest: Math.max(17, largest), smallest: 17, most: 2 };
  return fitText(artist, faceOf(sleeve, true), room);
}

function faceOf(sleeve: Sleeve, small: boolean): Face {
  return small ? { ...sleeve.face, weight: 400, tracking: sleeve.face.tracking / 3 } : sleeve.face;
}
