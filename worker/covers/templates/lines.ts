import { mix } from "../colour.ts";
import { tones } from "../palette.ts";
import { circle, ring, round, type Sleeve, stroke, withStrip } from "../sleeve.ts";

/** A field of dots with one missing, or gone its own way. */
export function dots(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const columns = dice.pick([6, 8, 10]);
  const pitch = 552 / columns;
  const rows = Math.floor(390 / pitch);
  const size = pitch * dice.pick([0.46, 0.62, 0.78]);
  const top = 602 - (rows - 0.5) * pitch;
  const row = Array.from(
    { length: rows },
    (_, i) => `M${round(44 + pitch / 2)} ${round(top + i * pitch)}h${round(552 - pitch)}.1`,
  );
  const [x, y] = [44 + pitch * (dice.whole(1, columns - 2) + 0.5), top + pitch * dice.whole(1, rows - 2)];
  const missing = dice.chance(0.35);

  return withStrip(
    sleeve,
    `<path d="${row.join("")}" stroke="${palette.a}" stroke-width="${round(size)}" stroke-linecap="round" stroke-dasharray="0 ${round(pitch, 3)}"/>` +
      circle(x, y, size / 2 + 1.5, palette.ground) +
      (missing ? "" : circle(x, y, size / 2, palette.b)),
  );
}

/** Dots that swell from row to row, as newsprint makes its greys. */
export function halftone(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const pitch = dice.pick([29, 36, 46]);
  const rows = Math.floor(416 / pitch) + 1;
  const wave = dice.chance(0.4);
  const colours = dice.chance(0.5) ? tones(palette, rows, dice) : Array.from({ length: rows }, () => palette.a);
  const drawn = colours.map((colour, i) => {
    const share = i / (rows - 1);
    const swell = wave ? 0.5 - 0.5 * Math.cos(share * Math.PI * 2) : share;
    const y = 228 + i * pitch;
    const x = i % 2 === 0 ? 0 : -pitch / 2;
    return `<path d="M${round(x)} ${round(y)}H690" stroke="${colour}" stroke-width="${round(pitch * (0.12 + swell * (wave ? 0.85 : 1.05)))}"/>`;
  });

  return withStrip(
    sleeve,
    `<g stroke-linecap="round" stroke-dasharray="0 ${pitch}">${drawn.join("")}</g>` +
      (dice.chance(0.4) ? circle(dice.pick([170, 470]), 430, 92, palette.b) : ""),
  );
}

/** Stars, and the figure that somebody saw in them. */
export function constellation(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const cells = dice.shuffle(Array.from({ length: 20 }, (_, i) => i)).slice(0, dice.whole(8, 12));
  const stars = cells
    .sort((one, other) => (one % 5) - (other % 5) || one - other)
    .map((cell) => [
      round(44 + 110 * ((cell % 5) + dice.between(0.2, 0.8))),
      round(216 + 94 * (Math.floor(cell / 5) + dice.between(0.25, 0.8))),
    ]) as [number, number][];
  const big = dice.whole(1, stars.length - 2);
  const quiet = mix(palette.ground, palette.a, 0.3);
  const [cx, cy] = stars[big] as Point;
  const circles = [64, 128, 196, 270].map((r) => ring(cx, cy, r, quiet, 1.6));
  const dust = Array.from({ length: 26 }, () => `M${dice.whole(20, 620)} ${dice.whole(216, 620)}h.1`).join("");
  const points = stars.map(([x, y], i) =>
    i === big ? circle(x, y, 28, palette.b) : circle(x, y, dice.pick([7, 10, 15]), palette.a),
  );

  return withStrip(
    sleeve,
    `<svg y="204" width="640" height="436" viewBox="0 204 640 436">${circles.join("")}</svg>` +
      `<path d="${dust}" stroke="${quiet}" stroke-width="5" stroke-linecap="round"/>` +
      stroke(figure(stars), palette.a, 2.6) +
      points.join(""),
  );
}

type Point = [number, number];

/** Every star tied to the nearest one that is tied already (Prim's minimum spanning tree). */
function figure(stars: Point[]): string {
  const [first, ...rest] = stars;
  const tied = first === undefined ? [] : [first];
  let d = "";
  while (rest.length > 0) {
    const [next] = rest
      .flatMap((star) => tied.map((to) => ({ star, to, length: Math.hypot(star[0] - to[0], star[1] - to[1]) })))
      .sort((one, other) => one.length - other.length);
    if (next === undefined) break;
    d += `M${next.to.join(" ")}L${next.star.join(" ")}`;
    tied.push(next.star);
    rest.splice(rest.indexOf(next.star), 1);
  }
  return d;
}

/** Ridges of sound, each hiding what lies behind it. */
export function ridges(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const rows = 13;
  const middle = dice.between(-2.5, 2.5);
  const filled = dice.chance(0.4);
  const colours = dice.chance(0.5) ? tones(palette, rows, dice) : Array.from({ length: rows }, () => palette.a);
  const drawn = colours.map((colour, i) => {
    const heights = Array.from({ length: 20 }, (_, k) => {
      const near = k === 19 ? 0 : Math.exp(-(((k - 9 - middle) / 4.2) ** 2));
      return Math.round((near * dice.between(0.1, 1) ** 1.4 * 104 + dice.between(0, 3)) * (i < 2 ? 0.5 : 1));
    });
    const y = 272 + i * 27;
    let level = 0;
    const steps = heights.map((height) => {
      const rise = height - level;
      level = height;
      return `s14 ${-rise} 28 ${-rise}`;
    });
    const fill = filled ? mix(palette.ground, colour, 0.22) : palette.ground;
    return `<path d="M40 ${y}${steps.join("")}V${y}" fill="${fill}" stroke="${colour}"/>`;
  });

  return withStrip(sleeve, `<g stroke-width="3.4" stroke-linejoin="round">${drawn.join("")}</g>`, { against: "top" });
}

/** A loudness, drawn in bars. */
export function bars(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.pick([12, 18, 24]);
  const pitch = 552 / count;
  const standing = dice.chance(0.4);
  const blunt = dice.chance(0.5);
  const [slow, fast] = [dice.between(0.5, 1.4), dice.between(2.2, 4)];
  const shift = dice.between(0, 6);
  const odd = dice.whole(2, count - 3);
  const width = pitch * dice.pick([0.42, 0.6, 0.74]);
  const colours = dice.chance(0.5) ? tones(palette, count, dice) : Array.from({ length: count }, () => palette.a);
  const drawn = colours.map((colour, i) => {
    const t = (i / (count - 1)) * Math.PI * 2;
    const swell = 0.55 + 0.25 * Math.sin(t * slow + shift) + 0.2 * Math.sin(t * fast + shift * 2);
    const height = Math.max(24, swell * 340 * dice.between(0.8, 1.08));
    const x = round(44 + pitch * (i + 0.5));
    const d = standing
      ? `M${x} 660V${round(640 - height * 1.08)}`
      : `M${x} ${round(420 - height / 2)}v${round(height)}`;
    return `<path d="${d}" stroke="${i === odd ? palette.c : colour}"/>`;
  });

  return withStrip(
    sleeve,
    `<g stroke-width="${round(width)}"${blunt ? "" : ' stroke-linecap="round"'}>${drawn.join("")}</g>`,
  );
}

/** Strings: two bundles of straight lines whose crossings make a curve. */
export function strings(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.pick([16, 20, 24]);
  const mirrored = dice.chance(0.5);
  const bundle = (flip: boolean) =>
    Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1);
      const x = (value: number) => round(flip ? 640 - value : value);
      return `M${x(44)} ${round(214 + 382 * share)}L${x(44 + 552 * share)} 596`;
    }).join("");

  return withStrip(
    sleeve,
    stroke(bundle(false), palette.a, 2.6) +
      stroke(bundle(true), mirrored ? palette.a : palette.b, 2.6) +
      circle(320, 300, dice.pick([36, 48, 58]), palette.b),
  );
}

/** Verticals of uneven width, like a printer's bar or the keys of an instrument. */
export function keys(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const colours = [palette.a, palette.a, palette.b, palette.c, mix(palette.ground, palette.a, 0.5)];
  const drawn: string[] = [];
  let x = dice.whole(0, 20);
  while (x < 640) {
    const width = dice.pick([8, 14, 14, 24, 38, 60]);
    const top = dice.chance(0.75) ? 210 : 210 + dice.pick([60, 120, 180]);
    drawn.push(`<path d="M${x} ${top}h${width}V640h${-width}z" fill="${dice.pick(colours)}"/>`);
    x += width + dice.pick([6, 10, 10, 22]);
  }

  return withStrip(sleeve, drawn.join(""));
}
