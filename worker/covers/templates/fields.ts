import { fade, mix } from "../colour.ts";
import { tones } from "../palette.ts";
import { circle, MARGIN, path, rect, round, type Sleeve, setArtist, setTitle, stroke, withStrip } from "../sleeve.ts";

/** Two fields and a disc that changes colour where it crosses from one to the other. */
export function split(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const { ground, a, b, c } = palette;
  const [over, under] = dice.pick([
    [a, ground],
    [b, c],
    [c, b],
    [b, ground],
  ] as const);
  const full = { x: MARGIN, width: 552 };

  if (dice.chance(0.5)) {
    const cx = dice.pick([188, 320, 452]);
    return (
      rect(0, 330, 640, 310, a) +
      half(cx, 330, 136, "top", over) +
      half(cx, 330, 136, "bottom", under) +
      setTitle(sleeve, { ...full, y: MARGIN, height: 130 }, { on: ground }) +
      setArtist(sleeve, { ...full, y: 530, height: 66 }, { on: a, against: "bottom" })
    );
  }
  const cy = 206;
  return (
    rect(320, 0, 320, 640, a) +
    half(320, cy, 144, "left", over) +
    half(320, cy, 144, "right", under) +
    setTitle(
      sleeve,
      { x: MARGIN, width: 242, y: 390, height: 206 },
      { on: ground, against: "bottom", largest: 60, most: 5 },
    ) +
    setArtist(sleeve, { x: 354, width: 242, y: 530, height: 66 }, { on: a, against: "bottom" })
  );
}

/** Stripes that come in from one side and turn up and away. */
export function stripes(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [count, width] = dice.pick([
    [3, 50],
    [4, 38],
    [5, 30],
  ] as const);
  const gap = dice.pick([0, 0, 8]);
  const pitch = width + gap;
  const reach = count * pitch;
  const colours = [palette.a, palette.b, palette.c, fade(palette.a, palette.ground, 0.4), palette.b];
  const inner = dice.between(40, 100);
  const right = 596 - (dice.chance(0.5) ? 0 : -44 - pitch * 0.5);
  const bottom = 596;
  const drawn = Array.from({ length: count }, (_, i) => {
    const x = right - reach + pitch * (i + 0.5);
    const y = bottom - reach + pitch * (i + 0.5);
    const r = round(inner + pitch * i);
    return stroke(
      `M-9 ${round(y)}H${round(x - r)}a${r} ${r} 0 0 0 ${r} ${-r}V-9`,
      colours[i] as string,
      width + (gap === 0 ? 0.6 : 0),
    );
  });
  const room = { x: MARGIN, y: MARGIN, width: right - reach - MARGIN - 36, height: bottom - reach - 36 - MARGIN };

  return (
    drawn.join("") +
    setTitle(sleeve, { ...room, height: room.height - 90 }, { on: palette.ground, largest: 84, most: 5 }) +
    setArtist(sleeve, { ...room, y: room.y + room.height - 70, height: 66 }, { on: palette.ground, against: "bottom" })
  );
}

/** Broad diagonals under a quiet sky. */
export function diagonals(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.whole(4, 6);
  const colours = dice.chance(0.5)
    ? tones(palette, count, dice)
    : Array.from({ length: count }, (_, i) => [palette.a, palette.c, palette.b][i % 3] as string);
  const drop = dice.pick([190, 260]);
  const step = (640 - 214) / (count - 0.5);
  const drawn = colours.map((colour, i) => {
    const y = 214 + step * i;
    return path(`M0 ${round(y + drop)}L640 ${round(y)}V640H0z`, colour);
  });
  const turned = dice.chance(0.5) ? drawn.join("") : mirror(drawn.join(""));

  return withStrip(sleeve, turned);
}

/** Doors, squares or discs one inside the other, each a step of colour. */
export function nest(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.whole(4, 6);
  const colours = tones(palette, count - 1, dice).concat(palette.b);
  const shape = dice.pick(["square", "door", "disc"] as const);
  const drawn = colours.map((colour, i) => {
    const share = 1 - i / count;
    const side = 396 * share;
    const left = 320 - side / 2;
    if (shape === "disc") return circle(320, 608 - side / 2 - 26 * (1 - share), side / 2, colour);
    if (shape === "square") return rect(left, 608 - side - (396 - side) * 0.2, side, side, colour);
    const r = round(side / 2);
    return path(
      `M${round(left)} 640V${round(640 - 425 * share + Number(r))}a${r} ${r} 0 0 1 ${round(side)} 0V640z`,
      colour,
    );
  });

  return withStrip(sleeve, drawn.join(""), shape === "door" ? { against: "top" } : {});
}

/** Blocks of colour around a field that was left free for the type. */
export function blocks(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const { ground, a, b, c } = palette;
  const x = dice.pick([170, 200, 230]);
  const y = dice.pick([380, 410, 440]);
  const gap = dice.pick([0, 10]);
  const [one, two, three, four] = dice.shuffle([a, b, c, fade(a, ground, 0.4)]) as [string, string, string, string];
  const cut = dice.between(0.35, 0.6);
  const wide = x + (640 - x) * cut;
  const cells =
    rect(0, 0, x - gap, y * cut - gap, one) +
    rect(0, y * cut, x - gap, y * (1 - cut) - gap, two) +
    rect(0, y, wide - gap, 640 - y, three) +
    rect(wide, y, 640 - wide, 640 - y, four) +
    dice.pick([
      () => circle(wide / 2, (y + 640) / 2, (640 - y) * 0.32, four),
      () => path(`M0 ${y}h${640 - y}a${640 - y} ${640 - y} 0 0 1 ${y - 640} ${640 - y}z`, one),
      () => "",
    ])();
  const mirrored = dice.chance(0.5);
  const room = { x: mirrored ? 36 : x + 30, y: 36, width: 640 - x - 30 - 36, height: y - 72 - gap };

  return (
    (mirrored ? mirror(cells) : cells) +
    setTitle(sleeve, { ...room, height: room.height - 84 }, { on: ground, largest: 76, most: 5 }) +
    setArtist(sleeve, { ...room, y: room.y + room.height - 64, height: 64 }, { on: ground, against: "bottom" })
  );
}

/** A chequered floor that bends away in the middle. */
export function checks(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const columns = dice.pick([12, 16]);
  const rows = dice.pick([7, 8, 10]);
  const fold = dice.pick([0.5, 0.32, 0.68]);
  const edge = (i: number) => {
    const x = i / columns;
    const squeezed =
      x < fold ? fold * (1 - ((fold - x) / fold) ** 2) : fold + (1 - fold) * ((x - fold) / (1 - fold)) ** 2;
    return Math.round((squeezed * 0.8 + x * 0.2) * 640);
  };
  const height = round(430 / rows);
  const nearFold = (x: number) => Math.abs(x + 0.5 - columns * fold) < 2;
  const d = (folded: boolean) =>
    Array.from({ length: rows * columns }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
      .filter(([x, y]) => (x + y) % 2 === 0 && nearFold(x) === folded)
      .map(([x, y]) => `M${edge(x)} ${round(210 + y * height)}h${edge(x + 1) - edge(x)}v${height}H${edge(x)}z`)
      .join("");

  return withStrip(sleeve, path(d(false), palette.a) + path(d(true), palette.b));
}

/** A ribbon of stripes that winds from edge to edge. */
export function ribbon(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const turns = dice.pick([2, 3]);
  const pitch = turns === 3 ? 116 : 160;
  const r = pitch / 2;
  const width = pitch * dice.between(0.62, 0.86);
  const [left, right] = [round(dice.between(120, 210)), round(dice.between(430, 520))];
  const start = 640 - 50 - pitch * turns + (turns === 3 ? 30 : 0);
  const legs = Array.from({ length: turns }, (_, i) =>
    i % 2 === 0 ? `H${right}a${r} ${r} 0 0 1 0 ${pitch}` : `H${left}a${r} ${r} 0 0 0 0 ${pitch}`,
  );
  const d = `M-9 ${start}${legs.join("")}H${turns % 2 === 0 ? 650 : -10}`;
  const coats = dice.pick([
    [palette.a, palette.b, palette.c],
    [palette.a, palette.ground, palette.b],
    [palette.c, palette.a, palette.b],
  ] as const);

  return withStrip(sleeve, coats.map((colour, i) => stroke(d, colour, width * (1 - 0.38 * i))).join(""));
}

/** Steps that climb out of the sleeve. */
export function stairs(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const count = dice.whole(5, 8);
  const colours = tones(palette, count, dice);
  const width = 640 / count;
  const odd = dice.whole(1, Math.floor(count / 2));
  const drawn = colours.map((colour, i) => {
    const height = 70 + (350 / (count - 1)) * i;
    return (
      rect(i * width, 640 - height, width + 4, height, colour) +
      (i === odd ? circle(i * width + width / 2, 640 - height - width / 2, width / 2, palette.b) : "")
    );
  });
  const turned = dice.chance(0.5) ? drawn.join("") : mirror(drawn.join(""));

  return withStrip(sleeve, turned);
}

/** Tiles with quarters, halves and wholes, as on the floor of a station. */
export function tiles(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const [columns, rows] = dice.pick([
    [4, 3],
    [3, 2],
    [5, 3],
  ] as const);
  const side = columns === 4 ? 142 : columns === 3 ? 213.4 : 128;
  const across = columns === 4 ? 160 : side;
  const top = 640 - rows * side;
  const colours = [palette.a, palette.b, palette.c, mix(palette.ground, palette.a, 0.2)];
  const drawn = Array.from({ length: columns * rows }, (_, i) => {
    const [back, front] = dice.shuffle(colours) as [string, string];
    return tile(
      dice.whole(0, 8),
      round((i % columns) * across),
      round(top + Math.floor(i / columns) * side),
      across,
      side,
      back,
      front,
    );
  });

  return withStrip(sleeve, drawn.join(""));
}

function tile(kind: number, x: number, y: number, w: number, h: number, back: string, front: string): string {
  const ground = rect(x, y, w + 4, h + 4, back);
  const [W, H] = [round(w), round(h)];
  const shapes = [
    `M${x} ${y}h${W}a${W} ${H} 0 0 1 ${-W} ${H}z`,
    `M${round(x + w)} ${y}v${H}a${W} ${H} 0 0 1 ${-W} ${-H}z`,
    `M${round(x + w)} ${round(y + h)}h${-W}a${W} ${H} 0 0 1 ${W} ${-H}z`,
    `M${x} ${round(y + h)}v${-H}a${W} ${H} 0 0 1 ${W} ${H}z`,
    `M${x} ${round(y + h)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${W} 0z`,
    `M${x} ${y}a${round(w / 2)} ${round(w / 2)} 0 0 0 ${W} 0z`,
    `M${x} ${y}h${W}L${x} ${round(y + h)}z`,
  ];
  const shape = shapes[kind];
  // The hair of stroke covers the seam that antialiasing leaves between neighbours.
  if (shape !== undefined) return `${ground}<path d="${shape}" fill="${front}" stroke="${front}"/>`;
  return ground + circle(x + w / 2, y + h / 2, Math.min(w, h) * (kind === 7 ? 0.36 : 0.18), front);
}

function mirror(art: string): string {
  return `<g transform="matrix(-1 0 0 1 640 0)">${art}</g>`;
}

/** Half a disc on one side of a line through its middle. */
function half(cx: number, cy: number, r: number, side: "top" | "bottom" | "left" | "right", fill: string): string {
  const arcs = {
    top: `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0z`,
    bottom: `M${cx - r} ${cy}a${r} ${r} 0 0 0 ${2 * r} 0z`,
    left: `M${cx} ${cy - r}a${r} ${r} 0 0 0 0 ${2 * r}z`,
    right: `M${cx} ${cy - r}a${r} ${r} 0 0 1 0 ${2 * r}z`,
  };
  return path(arcs[side], fill);
}
