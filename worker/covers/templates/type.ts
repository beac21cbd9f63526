import { fade, mix, ramp } from "../colour.ts";
import { escapeXml, fitText, graphemes, heightOf, measure } from "../lettering.ts";
import { displayInk } from "../palette.ts";
import { circle, MARGIN, path, rect, round, type Sleeve, setArtist, setLines, setTitle, withStrip } from "../sleeve.ts";
import { stairs } from "./fields.ts";

/** The title, as large as the sleeve; whatever it leaves free is colour. */
export function headline(sleeve: Sleeve): string {
  const { dice, palette, face } = sleeve;
  const { ground, a, b, c } = palette;
  const box = { x: MARGIN, y: MARGIN, width: 552, height: 400 };
  const title = fitText(sleeve.title, face, { ...box, largest: 210, smallest: 19, most: 7 });
  if (title.size < 44 || sleeve.title === "") return stairs(sleeve);

  const top = MARGIN + heightOf(title) + title.size * 0.24 + 30;
  const room = 640 - top;
  const foot = room < 230 ? "field" : dice.pick(["field", "disc", "half", "stripes", "slope"] as const);
  const r = Math.min(room - MARGIN, 300);
  const drawn = {
    field: () => rect(0, top, 640, room, a),
    disc: () => circle(596 - r / 2, 596 - r / 2, r / 2, a) + circle(596 - r / 2, 596 - r / 2, r / 6, b),
    half: () => path(`M640 ${round(640 - room)}a${round(room / 2)} ${round(room / 2)} 0 0 0 0 ${round(room)}z`, a),
    stripes: () =>
      [a, b, c].map((colour, i) => rect(0, top + i * ((room - 118) / 3), 640, (room - 118) / 3 + 4, colour)).join(""),
    slope: () =>
      path(`M640 ${round(top)}V640H${round(640 - room * 1.1)}z`, a) +
      path(`M640 ${round(top + room / 2)}V640H${round(640 - room * 0.55)}z`, b),
  };
  const short =
    foot === "disc" ? 552 - r - 24 : foot === "half" ? 552 - room / 2 + 20 : foot === "slope" ? 552 - room * 1.02 : 552;
  const ink = foot === "field" || foot === "stripes" ? palette.ink : displayInk(palette);

  return (
    drawn[foot]() +
    setLines(title, face, { box, y: MARGIN, align: "left", ink, on: ground }) +
    setArtist(
      sleeve,
      { x: MARGIN, y: 540, width: Math.max(150, short), height: 56 },
      { on: foot === "field" ? a : ground, against: "bottom" },
    )
  );
}

/** A short title said once and then again, fainter, down the sleeve; a long one is said once. */
export function echo(sleeve: Sleeve): string {
  const { dice, palette, face } = sleeve;
  const box = { x: MARGIN, y: MARGIN, width: 552, height: 150 };
  const title = fitText(sleeve.title, face, { ...box, largest: 140, smallest: 19, most: 1 });
  if (title.lines.length !== 1 || title.size < 66) return headline(sleeve);

  const pitch = title.size * 0.93;
  const count = Math.min(7, Math.floor((524 - MARGIN) / pitch));
  const free = 552 - measure(sleeve.title, face) * title.size;
  const lean = dice.chance(0.4) ? Math.max(0, free) / count : 0;
  const colours = ramp(palette.a, fade(palette.a, palette.ground, 0.8), count).slice(1);
  const again = colours.map((ink, i) =>
    setLines(title, face, {
      box: { ...box, x: box.x + lean * (i + 1) },
      y: MARGIN + pitch * (i + 1),
      align: "left",
      ink,
    }),
  );

  return (
    again.join("") +
    setLines(title, face, { box, y: MARGIN, align: "left", ink: palette.ink, on: palette.ground }) +
    setArtist(sleeve, { x: MARGIN, y: 556, width: 552, height: 40 }, { on: palette.ground, against: "bottom" })
  );
}

/** The first letter of the title, larger than the sleeve. */
export function initial(sleeve: Sleeve): string {
  const { dice, palette, face } = sleeve;
  const letter = graphemes(sleeve.title.replace(/^(the|an?)\s+(?=\S)/i, "")).find((character) =>
    /^[\p{L}\p{N}]/u.test(character),
  );
  if (letter === undefined) return headline(sleeve);

  const width = Math.max(0.5, measure(letter, face));
  const size = Math.min(600, 600 / width);
  const x = dice.pick([320, 400, 250]);
  const back = dice.chance(0.5)
    ? circle(x === 250 ? 470 : 190, 430, 120, palette.c)
    : rect(0, 432, 640, 208, palette.c);

  return withStrip(
    sleeve,
    `${back}<text x="${x}" y="${round(214 + size * 0.745)}" text-anchor="middle" aria-hidden="true" font-family="${face.family}" font-weight="700" font-size="${round(size)}" fill="${palette.a}">${escapeXml(letter)}</text>`,
    { against: "top" },
  );
}

/** The title in a label, as on a jar or a school book, on a patterned cover. */
export function label(sleeve: Sleeve): string {
  const { dice, palette } = sleeve;
  const paper = dice.chance(0.5) ? palette.ground : palette.b;
  const field = dice.chance(0.5) ? palette.a : palette.c;
  const mark = mix(field, palette.ground, 0.32);
  const pitch = dice.pick([32, 40]);
  const zigzag = pitch + 16;
  const patterns = [
    () => Array.from({ length: Math.ceil(1280 / pitch) }, (_, i) => `M${i * pitch - 640} 640l640-640`).join(""),
    () => Array.from({ length: Math.ceil(640 / pitch) }, (_, i) => `M0 ${(i + 0.5) * pitch}H640`).join(""),
    () =>
      Array.from(
        { length: Math.ceil(640 / zigzag) + 1 },
        (_, i) =>
          `M0 ${i * zigzag}${`l${zigzag / 2}-${zigzag / 2} ${zigzag / 2} ${zigzag / 2}`.repeat(Math.ceil(640 / zigzag))}`,
      ).join(""),
  ];
  const [x, y, width, height] = dice.pick([
    [90, 130, 460, 300],
    [90, 170, 460, 300],
    [60, 60, 400, 330],
  ] as const);
  const room = { x: x + 32, y: y + 32, width: width - 64, height: height - 64 };

  return (
    rect(0, 0, 640, 640, field) +
    `<path d="${dice.pick(patterns)()}" fill="none" stroke="${mark}" stroke-width="${pitch === 32 ? 5 : 7}"/>` +
    rect(x, y, width, height, paper) +
    setTitle(sleeve, { ...room, height: room.height - 76 }, { on: paper, largest: 72, most: 4 }) +
    setArtist(sleeve, { ...room, y: room.y + room.height - 58, height: 58 }, { on: paper, against: "bottom" })
  );
}
