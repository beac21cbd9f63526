import { mix, ramp } from "../colour.ts";
import { tones } from "../palette.ts";
import { circle, path, rect, round, type Sleeve, stroke, withStrip } from "../sleeve.ts";

/** A low sun over water or over hills. */
export function horizon(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const cx = dice.pick([200, 320, 440]);
  const r = dice.between(104, 140);
  const line = 448;
  const cy = line - r * dice.between(0.2, 0.45);

  return withStrip(
    sleeve,
    circle(cx, Math.max(cy, 212 + r), r, palette.a) +
      rect(0, line, 640, 192, palette.c) +
      dice.pick([glitter, hills])(sleeve, cx, line, r),
    { against: "top" },
  );
}

/** The same evening as a machine dreams it: a sun in slats over a grid that runs to the horizon. */
export function grid(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const line = 470;
  const cx = dice.pick([320, 320, 214, 426]);
  const r = round(dice.between(126, 160));
  const cy = 396;
  const slats = Array.from({ length: 6 }, (_, i) => rect(cx - r, cy - 18 + i * 17, 2 * r, 2 + i * 1.7, palette.ground));
  const rows = [0, 14, 34, 62, 100, 150].map((y) => `M0 ${line + y}H640`).join("");
  const columns = Array.from(
    { length: 21 },
    (_, i) => `M${round(cx + (i - 10) * 34)} ${line}L${round(cx + (i - 10) * 150)} 640`,
  ).join("");
  const floor = mix(palette.ground, palette.c, 0.35);

  return withStrip(
    sleeve,
    circle(cx, cy, r, dice.chance(0.5) ? palette.a : palette.b) +
      slats.join("") +
      rect(0, line, 640, 170, floor) +
      stroke(rows + columns, mix(floor, palette.b, 0.8), 2),
    { against: "top" },
  );
}

/** Waves cut out of paper, one behind the other. */
export function waves(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const layers = dice.whole(4, 6);
  const colours = dice.chance(0.6)
    ? tones(palette, layers, dice)
    : ramp(mix(palette.ground, palette.b, 0.35), palette.b, layers);
  const length = dice.between(110, 260);
  const swell = dice.between(36, 70) * (length / 200);
  const drawn = colours.map((colour, i) => {
    const y = 292 + ((640 - 300) / layers) * i;
    const shift = dice.between(0, 2 * length);
    const w = round(length * dice.between(0.85, 1.15));
    return path(
      `M${round(-shift)} ${round(y)}q${round(w / 2)} ${round(-swell)} ${w} 0${`t${w} 0`.repeat(Math.ceil((640 + shift) / w))}V640H0z`,
      colour,
    );
  });
  const moon = dice.chance(0.6) ? circle(dice.pick([150, 320, 490]), 300, 84, palette.b) : "";

  return withStrip(sleeve, moon + drawn.join(""), { against: "top" });
}

/** Peaks behind peaks, each with its lit side. */
export function peaks(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const rows = dice.whole(2, 4);
  const colours = tones(palette, rows + 1, dice).reverse();
  const sun = dice.chance(0.7) ? circle(dice.pick([140, 320, 500]), 300, 78, palette.b) : "";
  const drawn = Array.from({ length: rows }, (_, i) => {
    const crest = 270 + i * (250 / rows);
    const count = 2 + i;
    const shift = dice.between(-90, 30);
    return Array.from({ length: count + 1 }, (_, k) => {
      const x = Math.round(shift + (k * 640) / count + dice.between(-20, 40));
      const height = Math.round(Math.min(410, 640 - crest + dice.between(-50, 60)));
      const slope = Math.round(height * 0.72);
      const top = `M${x} ${640 - height}`;
      return (
        path(`${top}l${slope} ${height}h${-2 * slope}z`, colours[i] as string) +
        path(`${top}l${slope} ${height}h${-slope - Math.round(slope * 0.3)}z`, colours[i + 1] as string)
      );
    }).join("");
  });

  return withStrip(sleeve, sun + drawn.join(""), { against: "top" });
}

function glitter({ dice, palette }: Sleeve, cx: number, line: number, r: number): string {
  const colour = dice.chance(0.6) ? palette.a : palette.b;
  const marks = Array.from({ length: 6 }, (_, i) => {
    const width = r * (1.7 - i * 0.25) * dice.between(0.75, 1.1);
    return `M${round(cx - width / 2 + dice.between(-12, 12))} ${round(line + 22 + i * 29)}h${round(width)}`;
  });
  return `<path d="${marks.join("")}" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`;
}

function hills({ dice, palette }: Sleeve, _cx: number, line: number): string {
  const near = mix(palette.c, palette.ground, 0.45);
  const lift = dice.between(30, 70) * (dice.chance(0.5) ? 1 : -1);
  return (
    path(
      `M0 ${round(line + 6)}C200 ${round(line - 40 + lift)} 420 ${round(line + 60 + lift)} 640 ${round(line - 10)}V640H0z`,
      palette.c,
    ) +
    path(
      `M0 ${round(line + 90)}C220 ${round(line + 110 - lift)} 400 ${round(line + 20 - lift)} 640 ${round(line + 76)}V640H0z`,
      palette.b,
    ) +
    path(
      `M0 ${round(line + 150)}C200 ${round(line + 90)} 380 ${round(line + 176)} 640 ${round(line + 128)}V640H0z`,
      near,
    )
  );
}
