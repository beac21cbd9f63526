import { chroma, contrast, fade, hueDistance, inkOn, mix, type Oklch, ramp, toHex } from "./colour.ts";
import type { Dice } from "./dice.ts";

/** `ground` carries the type; `a` leads, `b` answers, `c` is the quiet third. All `#rrggbb`. */
export type Palette = { ground: string; a: string; b: string; c: string; ink: string };

/** Composed by hand, in the order ground, a, b, c. */
const SWATCHES = {
  // Dark grounds.
  midnight: [
    [0.25, 0.065, 272],
    [0.82, 0.14, 78],
    [0.64, 0.18, 28],
    [0.45, 0.12, 266],
  ],
  bluenote: [
    [0.31, 0.1, 256],
    [0.91, 0.04, 92],
    [0.68, 0.13, 236],
    [0.8, 0.15, 82],
  ],
  smoke: [
    [0.23, 0.018, 55],
    [0.74, 0.14, 55],
    [0.89, 0.04, 88],
    [0.5, 0.12, 35],
  ],
  oxblood: [
    [0.28, 0.1, 20],
    [0.87, 0.06, 72],
    [0.62, 0.2, 28],
    [0.44, 0.14, 15],
  ],
  iron: [
    [0.18, 0.012, 280],
    [0.6, 0.23, 27],
    [0.88, 0.012, 90],
    [0.4, 0.025, 280],
  ],
  ash: [
    [0.22, 0.01, 250],
    [0.78, 0.02, 250],
    [0.94, 0.012, 90],
    [0.5, 0.02, 250],
  ],
  venom: [
    [0.2, 0.02, 140],
    [0.84, 0.2, 128],
    [0.9, 0.02, 110],
    [0.45, 0.08, 150],
  ],
  neon: [
    [0.21, 0.09, 295],
    [0.7, 0.25, 345],
    [0.82, 0.14, 205],
    [0.52, 0.23, 292],
  ],
  outrun: [
    [0.23, 0.08, 278],
    [0.72, 0.19, 18],
    [0.85, 0.15, 80],
    [0.53, 0.22, 325],
  ],
  forest: [
    [0.29, 0.06, 158],
    [0.88, 0.09, 100],
    [0.72, 0.14, 55],
    [0.55, 0.11, 152],
  ],
  abyss: [
    [0.27, 0.06, 228],
    [0.82, 0.1, 188],
    [0.91, 0.06, 98],
    [0.52, 0.1, 232],
  ],
  aubergine: [
    [0.27, 0.08, 330],
    [0.8, 0.13, 25],
    [0.89, 0.07, 82],
    [0.5, 0.15, 338],
  ],
  acid: [
    [0.19, 0.02, 280],
    [0.9, 0.2, 120],
    [0.76, 0.14, 198],
    [0.58, 0.24, 302],
  ],
  bottle: [
    [0.26, 0.05, 178],
    [0.73, 0.17, 45],
    [0.87, 0.07, 95],
    [0.5, 0.09, 182],
  ],
  lion: [
    [0.27, 0.055, 152],
    [0.86, 0.17, 92],
    [0.62, 0.21, 28],
    [0.58, 0.15, 148],
  ],
  // Light grounds.
  paper: [
    [0.95, 0.02, 85],
    [0.62, 0.21, 30],
    [0.32, 0.06, 262],
    [0.83, 0.13, 84],
  ],
  bone: [
    [0.93, 0.025, 90],
    [0.46, 0.1, 152],
    [0.73, 0.14, 62],
    [0.3, 0.035, 125],
  ],
  linen: [
    [0.92, 0.035, 76],
    [0.48, 0.13, 252],
    [0.7, 0.16, 42],
    [0.82, 0.09, 84],
  ],
  blush: [
    [0.9, 0.045, 20],
    [0.58, 0.2, 20],
    [0.4, 0.13, 322],
    [0.8, 0.13, 66],
  ],
  mist: [
    [0.92, 0.025, 222],
    [0.52, 0.13, 240],
    [0.76, 0.09, 200],
    [0.35, 0.07, 256],
  ],
  lilac: [
    [0.89, 0.05, 302],
    [0.48, 0.2, 290],
    [0.73, 0.16, 355],
    [0.93, 0.1, 100],
  ],
  mint: [
    [0.92, 0.05, 166],
    [0.47, 0.1, 172],
    [0.7, 0.17, 30],
    [0.85, 0.14, 92],
  ],
  butter: [
    [0.93, 0.085, 96],
    [0.57, 0.21, 28],
    [0.42, 0.14, 258],
    [0.76, 0.16, 62],
  ],
  salt: [
    [0.955, 0.008, 240],
    [0.22, 0.02, 270],
    [0.62, 0.23, 28],
    [0.72, 0.03, 250],
  ],
  heather: [
    [0.9, 0.025, 320],
    [0.45, 0.1, 330],
    [0.66, 0.12, 280],
    [0.78, 0.1, 60],
  ],
  // Full colour.
  tangerine: [
    [0.74, 0.17, 52],
    [0.96, 0.04, 90],
    [0.35, 0.12, 22],
    [0.57, 0.21, 30],
  ],
  sun: [
    [0.86, 0.165, 90],
    [0.57, 0.22, 28],
    [0.34, 0.09, 265],
    [0.97, 0.04, 95],
  ],
  vermilion: [
    [0.57, 0.21, 30],
    [0.95, 0.04, 86],
    [0.26, 0.07, 22],
    [0.83, 0.15, 80],
  ],
  cobalt: [
    [0.42, 0.19, 263],
    [0.94, 0.03, 92],
    [0.75, 0.17, 48],
    [0.68, 0.14, 240],
  ],
  emerald: [
    [0.46, 0.115, 162],
    [0.92, 0.07, 96],
    [0.27, 0.05, 168],
    [0.8, 0.15, 72],
  ],
  hotpink: [
    [0.68, 0.21, 358],
    [0.96, 0.03, 60],
    [0.34, 0.14, 300],
    [0.9, 0.15, 98],
  ],
  lagoon: [
    [0.74, 0.11, 196],
    [0.97, 0.03, 95],
    [0.34, 0.09, 246],
    [0.66, 0.2, 30],
  ],
  ochre: [
    [0.77, 0.135, 80],
    [0.3, 0.07, 38],
    [0.95, 0.05, 92],
    [0.55, 0.17, 38],
  ],
  clay: [
    [0.58, 0.13, 42],
    [0.94, 0.04, 82],
    [0.29, 0.06, 28],
    [0.81, 0.12, 72],
  ],
  sky: [
    [0.81, 0.085, 232],
    [0.98, 0.02, 90],
    [0.62, 0.2, 30],
    [0.4, 0.13, 260],
  ],
  violet: [
    [0.43, 0.2, 296],
    [0.9, 0.08, 330],
    [0.86, 0.15, 94],
    [0.68, 0.2, 345],
  ],
  sage: [
    [0.76, 0.05, 150],
    [0.31, 0.05, 165],
    [0.96, 0.03, 95],
    [0.63, 0.14, 42],
  ],
  dusk: [
    [0.41, 0.125, 298],
    [0.86, 0.11, 60],
    [0.3, 0.08, 285],
    [0.7, 0.16, 20],
  ],
} satisfies Record<string, readonly [Oklch, Oklch, Oklch, Oklch]>;

export type Swatch = keyof typeof SWATCHES;

/** One of the swatches, its hues turned a little and its accents dealt anew, so that no two sleeves are one print. */
export function mixPalette(dice: Dice, swatches: readonly Swatch[]): Palette {
  const [ground, ...accents] = SWATCHES[dice.pick(swatches)];
  const turn = dice.between(-11, 11);
  const lift = dice.between(-0.015, 0.015);
  const groundHex = toHex([ground[0] + lift, ground[1], ground[2] + turn]);
  const dealt = dice.chance(0.55) ? accents : dice.shuffle(accents);
  const [a, b, c] = dealt.map(([l, chroma, hue]) => toHex([l, chroma, hue + turn])) as [string, string, string];

  const strength = (colour: string) => contrast(colour, groundHex);
  if (strength(a) >= 1.9) return { ground: groundHex, a, b, c, ink: inkOn(groundHex) };
  return strength(b) > strength(c)
    ? { ground: groundHex, a: b, b: a, c, ink: inkOn(groundHex) }
    : { ground: groundHex, a: c, b, c: a, ink: inkOn(groundHex) };
}

/**
 * Steps of colour from `a` to a relative of its own; between opposite hues a ramp turns to mud, so where there is no
 * relative it fades towards the ground.
 */
export function tones(palette: Palette, steps: number, dice: Dice): string[] {
  const { ground, a, b, c } = palette;
  const kin = [b, c].filter(
    (colour) =>
      hueDistance(a, colour) < 72 &&
      contrast(colour, ground) > 1.25 &&
      (chroma(a) < 0.03 || chroma(mix(a, colour, 0.5)) > 0.055),
  );
  return ramp(a, kin.length > 0 && dice.chance(0.8) ? dice.pick(kin) : fade(a, ground, 0.66), steps);
}

/** An accent strong enough to set type in on the palette's ground, or its ink. */
export function displayInk(palette: Palette): string {
  return [palette.a, palette.b].find((colour) => contrast(colour, palette.ground) >= 4.6) ?? palette.ink;
}
