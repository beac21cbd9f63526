import { mix } from "../colour.ts";
import { circle, path, rect, ring, round, SIDE, type Sleeve, stroke } from "../sleeve.ts";
import { wedge } from "./round.ts";

/** The ground behind an artist's monogram. All is drawn around the middle, so that a round frame loses nothing. */
export const EMBLEMS: readonly ((sleeve: Sleeve) => string)[] = [
  sunburst,
  target,
  blossom,
  beads,
  quarters,
  lines,
  halo,
  arch,
];

const MIDDLE = SIDE / 2;

function sunburst({ dice, palette }: Sleeve): string {
  const count = dice.pick([8, 12, 16]);
  const turn = 360 / count / 2;
  const d = Array.from({ length: count }, (_, i) => wedge(MIDDLE, MIDDLE, 470, i * turn * 2 + turn / 2, turn)).join("");
  return path(d, palette.a) + circle(MIDDLE, MIDDLE, 204, palette.c);
}

function target({ dice, palette }: Sleeve): string {
  const colours = dice.shuffle([palette.a, palette.b, palette.c]);
  return colours.map((colour, i) => ring(MIDDLE, MIDDLE, 290 - i * 52, colour, dice.pick([26, 40, 52]))).join("");
}

function blossom({ dice, palette }: Sleeve): string {
  const count = dice.pick([8, 10, 12]);
  const petals = (colour: string, reach: number, wide: number, turn: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cx="320" cy="${round(MIDDLE - reach * 0.66)}" rx="${round(wide)}" ry="${round(reach * 0.36)}" fill="${colour}" transform="rotate(${round(turn + (360 / count) * i)} 320 320)"/>`,
    ).join("");
  const wide = 560 / count;
  return petals(palette.c, 300, wide, 180 / count) + petals(palette.a, 290, wide * 1.05, 0);
}

function beads({ dice, palette }: Sleeve): string {
  const rows = [
    { r: 282, colour: palette.a, size: 34 },
    { r: 228, colour: palette.b, size: 26 },
    { r: 184, colour: palette.c, size: 18 },
  ].slice(0, dice.whole(2, 3));
  return rows
    .map(({ r, colour, size }) => {
      const gap = (2 * Math.PI * r) / Math.round((2 * Math.PI * r) / (size * 1.5));
      return `<circle cx="320" cy="320" r="${r}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${round(gap, 3)}"/>`;
    })
    .join("");
}

function quarters({ dice, palette }: Sleeve): string {
  const [one, two, three, four] = dice.shuffle([palette.a, palette.b, palette.c, palette.ground]) as [
    string,
    string,
    string,
    string,
  ];
  const fields =
    rect(0, 0, 320, 320, one) +
    rect(320, 0, 320, 320, two) +
    rect(0, 320, 320, 320, three) +
    rect(320, 320, 320, 320, four);
  const arcs = [two, four, one, three].map((colour, i) =>
    path(wedge(320, 320, 250, 225 + i * 90, 90), [three, one, four, two][i] ?? colour),
  );
  return fields + arcs.join("");
}

function lines({ dice, palette }: Sleeve): string {
  const pitch = dice.pick([32, 40, 53.33]);
  const d = Array.from({ length: Math.ceil(SIDE / pitch) }, (_, i) => `M-200 ${round((i + 0.5) * pitch)}H840`).join("");
  const more = Array.from(
    { length: 6 },
    (_, i) => `M-200 ${round(-(i + 0.5) * pitch)}H840M-200 ${round(640 + (i + 0.5) * pitch)}H840`,
  ).join("");
  return `<g transform="rotate(${dice.pick([0, 45, 90, 135])} 320 320)">${stroke(d + more, palette.a, pitch / 2)}</g>${circle(320, 320, 200, palette.c)}`;
}

function halo({ dice, palette }: Sleeve): string {
  const quiet = mix(palette.ground, palette.a, 0.22);
  const rings = [286, 244, 202].map((r, i) => {
    const around = 2 * Math.PI * r;
    const long = around * dice.between(0.2, 0.6);
    return `${ring(320, 320, r, quiet, 26)}<circle cx="320" cy="320" r="${r}" fill="none" stroke="${[palette.a, palette.b, palette.c][i]}" stroke-width="26" stroke-linecap="round" stroke-dasharray="${round(long)} ${round(around - long)}" transform="rotate(${dice.whole(0, 359)} 320 320)"/>`;
  });
  return rings.join("");
}

function arch({ dice, palette }: Sleeve): string {
  const colours = dice.shuffle([palette.a, palette.b, palette.c]);
  return colours
    .map((colour, i) => {
      const r = 290 - i * 48;
      return path(`M${320 - r} 640V320a${r} ${r} 0 0 1 ${2 * r} 0V640z`, colour);
    })
    .join("");
}
