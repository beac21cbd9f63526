import { mix, ramp } from "../colour.ts";
import { tones } from "../palette.ts";
import { circle, path, ring, round, type Sleeve, withStrip } from "../sleeve.ts";

/** A record seen from close by, its grooves broken where one track ends and the next begins. */
export function grooves(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [cx, cy, r] = dice.pick([
    [420, 458, 246],
    [220, 458, 246],
    [320, 640, 418],
    [640, 640, 418],
    [0, 640, 418],
    [640, 452, 236],
  ] as const);
  const body = dice.chance(0.5) ? palette.a : mix(palette.ground, palette.a, 0.16);
  const line = mix(body, body === palette.a ? palette.ground : palette.a, body === palette.a ? 0.34 : 0.5);
  const step = r / 30;
  const gaps = [dice.whole(3, 6), dice.whole(9, 11), dice.whole(14, 16)];
  const rings = Array.from({ length: 18 }, (_, i) => i)
    .filter((i) => !gaps.includes(i))
    .map((i) => `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.965 - i * step)}"/>`);
  const sheen = [dice.between(200, 235), 0]
    .map((angle, i, [first = 0]) => wedge(cx, cy, r, i === 0 ? angle : first + 180, 26))
    .join("");

  return withStrip(
    sleeve,
    circle(cx, cy, r, body) +
      `<path d="${sheen}" fill="#fff" fill-opacity=".1"/>` +
      `<g fill="none" stroke="${line}" stroke-width="1.6">${rings.join("")}</g>` +
      circle(cx, cy, r * 0.34, palette.b) +
      ring(cx, cy, r * 0.27, palette.c, r * 0.035) +
      circle(cx, cy, r * 0.035, palette.ground),
  );
}

/** Arcs stacked like a rainbow, from the middle or from a corner. */
export function arcs(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const cx = dice.pick([0, 320, 320, 640]);
  const reach = cx === 320 ? 400 : 420;
  const bands = dice.whole(4, 7);
  const open = dice.chance(0.45);
  const colours = dice.chance(0.5)
    ? tones(palette, bands, dice)
    : Array.from({ length: bands }, (_, i) => [palette.a, palette.b, palette.c][i % 3] as string);
  const step = (reach * 0.86) / bands;
  const drawn = colours.map((colour, i) =>
    open ? ring(cx, 640, reach - step * (i + 0.5), colour, step * 0.62) : circle(cx, 640, reach - step * i, colour),
  );

  return withStrip(sleeve, drawn.join("") + circle(cx, 640, reach * 0.14, open ? palette.b : palette.ground));
}

/** Two sets of rings, a hand's breadth apart. */
export function moire(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const lines = 17;
  const gap = 11.6;
  const shift = dice.between(34, 72);
  const tilt = dice.pick([0, 0, 25, -25]);
  const rings = Array.from({ length: lines }, (_, i) => `<circle cx="320" cy="425" r="${round(gap * (i + 1))}"/>`).join(
    "",
  );
  const set = (colour: string, x: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="5.2" transform="rotate(${tilt} 320 425) translate(${round(x)})">${rings}</g>`;

  return withStrip(sleeve, set(palette.a, -shift) + set(dice.chance(0.5) ? palette.a : palette.b, shift));
}

/** The moon through its phases; one night it is another colour. */
export function phases(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [columns, rows] = dice.pick([
    [4, 3],
    [5, 3],
    [3, 2],
    [4, 2],
  ] as const);
  const pitch = 552 / columns;
  const r = Math.min(pitch * 0.4, (372 / rows) * 0.42);
  const rowPitch = Math.min(pitch, 372 / rows);
  const dim = mix(palette.ground, palette.a, 0.18);
  const count = columns * rows;
  const odd = dice.whole(Math.floor(count * 0.3), Math.floor(count * 0.7));
  const moons = Array.from({ length: count }, (_, i) => {
    const cx = 44 + pitch * ((i % columns) + 0.5);
    const cy = 596 - rowPitch * (rows - 0.5) + rowPitch * Math.floor(i / columns);
    const share = (i + 0.5) / count;
    const lit = path(phase(cx, cy, r, share), i === odd ? palette.b : palette.a);
    return circle(cx, cy, r, dim) + lit;
  });

  return withStrip(sleeve, moons.join(""));
}

/** A flower of ellipses around a disc. */
export function petals(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [cx, cy, reach] = dice.pick([
    [320, 426, 206],
    [320, 426, 206],
    [430, 455, 240],
    [320, 640, 415],
    [640, 640, 415],
  ] as const);
  const count = dice.pick([8, 10, 12, 16]);
  const width = ((Math.PI * reach) / count) * dice.between(0.62, 0.95);
  const petal = (length: number, turn: number) =>
    `<ellipse cy="${round(length * -0.58)}" rx="${round((width * length) / reach / 1.5)}" ry="${round(length * 0.42)}" transform="rotate(${round(turn)})"/>`;
  const rounds = [
    { colour: palette.c, length: reach, turn: 180 / count },
    { colour: palette.a, length: reach * 0.97, turn: 0 },
    { colour: palette.b, length: reach * 0.58, turn: 180 / count },
  ];
  const drawn = rounds.map(({ colour, length, turn }) => {
    const petals = Array.from({ length: count }, (_, i) => petal(length, turn + (360 / count) * i));
    return `<g fill="${colour}" transform="translate(${cx} ${cy})">${petals.join("")}</g>`;
  });

  return withStrip(
    sleeve,
    drawn.join("") + circle(cx, cy, reach * 0.2, palette.ground) + circle(cx, cy, reach * 0.13, palette.a),
  );
}

/** A disc cut in slices, each slipped a little to one side. */
export function slices(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.whole(6, 11);
  const r = 196;
  const cy = 414;
  const swing = dice.between(26, 74);
  const beat = dice.pick([0.6, 0.9, 3.14]);
  const start = dice.between(0, 6);
  const air = dice.pick([0, 0, 5]);
  const colours = dice.chance(0.65) ? tones(palette, count, dice) : Array.from({ length: count }, () => palette.a);
  const odd = dice.whole(1, count - 2);
  const drawn = colours.map((colour, i) => {
    const top = -r + ((2 * r) / count) * i;
    const bottom = top + (2 * r) / count - (air === 0 ? -1.5 : air);
    const [x1, x2] = [top, bottom].map((y) => Math.sqrt(Math.max(0, r * r - y * y))) as [number, number];
    const cx = 320 + Math.sin(start + i * beat) * swing;
    const d = `M${round(cx - x1)} ${round(cy + top)}H${round(cx + x1)}A${r} ${r} 0 0 1 ${round(cx + x2)} ${round(cy + bottom)}H${round(cx - x2)}A${r} ${r} 0 0 1 ${round(cx - x1)} ${round(cy + top)}z`;
    return path(d, i === odd ? palette.c : colour);
  });

  return withStrip(sleeve, drawn.join(""));
}

/** A fan of rays, as on a shell, from the middle of an edge or from a corner. */
export function rays(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const cx = dice.pick([0, 320, 320, 640]);
  const r = cx === 320 ? 398 : 424;
  const count = cx === 320 ? dice.pick([14, 18, 22]) : dice.pick([8, 10, 12]);
  const from = cx === 640 ? 180 : cx === 0 ? 270 : 180;
  const turn = (cx === 320 ? 180 : 90) / count;
  const d = (odd: number) =>
    Array.from({ length: count / 2 }, (_, i) => wedge(cx, 640, r, from + turn * (i * 2 + odd + 0.5), turn)).join("");
  const sun = r * dice.between(0.22, 0.4);

  return withStrip(
    sleeve,
    path(d(0), palette.a) +
      (dice.chance(0.6) ? path(d(1), palette.c) : "") +
      circle(cx, 640, sun + 12, palette.ground) +
      circle(cx, 640, sun, palette.b),
  );
}

/** Rings drawn as dashes, turned against each other like the hands of several clocks. */
export function orbits(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [cx, cy, reach] = dice.pick([
    [320, 422, 200],
    [640, 640, 415],
    [0, 640, 415],
    [320, 640, 405],
  ] as const);
  const count = dice.whole(5, 8);
  const step = (reach * 0.84) / count;
  const quiet = mix(palette.ground, palette.a, 0.25);
  const drawn = Array.from({ length: count }, (_, i) => {
    const r = reach - step * (i + 0.4);
    const colour = [palette.a, palette.a, palette.b, palette.c][dice.whole(0, 3)] as string;
    const long = dice.between(0.18, 0.5) * 2 * Math.PI * r;
    const dashes = `<circle cx="${cx}" cy="${cy}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(step * 0.55)}" stroke-linecap="round" stroke-dasharray="${round(long)} ${round(2 * Math.PI * r - long)}" transform="rotate(${dice.whole(0, 359)} ${cx} ${cy})"/>`;
    return ring(cx, cy, r, quiet, step * 0.55) + dashes;
  });

  return withStrip(sleeve, drawn.join("") + circle(cx, cy, step * 0.5, palette.b));
}

/** Light on a ripple: rings of one colour growing thinner outwards. */
export function ripples(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [cx, cy, reach] = dice.pick([
    [320, 424, 208],
    [320, 640, 420],
    [640, 640, 420],
    [0, 640, 420],
  ] as const);
  const colours = ramp(palette.a, mix(palette.ground, palette.a, 0.3), 8);
  const step = reach / 8.2;
  const drawn = colours.map((colour, i) => ring(cx, cy, step * (i + 0.9), colour, step * (0.72 - i * 0.085)));

  return withStrip(sleeve, drawn.join("") + circle(cx, cy, step * 0.42, palette.b));
}

/** A slice of a disc around `angle` degrees (0 is to the right, clockwise). */
export function wedge(cx: number, cy: number, r: number, angle: number, width: number): string {
  const [from, to] = [angle - width / 2, angle + width / 2].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const point = (turn: number) => `${round(cx + r * Math.cos(turn))} ${round(cy + r * Math.sin(turn))}`;
  return `M${cx} ${cy}L${point(from)}A${r} ${r} 0 0 1 ${point(to)}z`;
}

/** The lit part of a moon, `share` from 0 (new) over a half (full) to 1. */
function phase(cx: number, cy: number, r: number, share: number): string {
  const waxing = share <= 0.5;
  const lit = waxing ? share * 2 : (1 - share) * 2;
  const inner = Math.abs(1 - 2 * lit) * r;
  const outer = waxing ? 1 : 0;
  const sweep = lit < 0.5 ? 1 - outer : outer;
  const [x, top, bottom] = [round(cx), round(cy - r), round(cy + r)];
  return `M${x} ${top}A${round(r)} ${round(r)} 0 0 ${outer} ${x} ${bottom}A${round(inner, 2)} ${round(r)} 0 0 ${sweep} ${x} ${top}z`;
}
