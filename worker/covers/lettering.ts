export type Face = {
  family: string;
  weight: 400 | 700;
  italic?: boolean;
  /** Letter spacing in em. */
  tracking: number;
  widths: "sans" | "serif" | "mono";
};

export type Fitted = { size: number; lines: string[] };

/** An SVG in an <img> loads no web font: these are the faces that every system has or stands in for. */
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const MONO = "ui-monospace,Menlo,Consolas,'Liberation Mono',monospace";

export const FACES = {
  grotesk: { family: SANS, weight: 700, tracking: -0.025, widths: "sans" },
  plain: { family: SANS, weight: 400, tracking: -0.015, widths: "sans" },
  roman: { family: SERIF, weight: 400, tracking: -0.01, widths: "serif" },
  italic: { family: SERIF, weight: 400, italic: true, tracking: -0.005, widths: "serif" },
  book: { family: SERIF, weight: 700, tracking: -0.015, widths: "serif" },
  typewriter: { family: MONO, weight: 700, tracking: -0.03, widths: "mono" },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

/** Distance between baselines, and the height of a capital, in em. */
export const LEADING = 1.06;
export const CAPITAL = 0.73;

/** Advance widths in hundredths of an em, a to z, A to Z, 0 to 9: Helvetica Bold and Georgia. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const ADVANCES = {
  sans: advances(
    "56 61 56 61 56 34 61 61 28 28 56 28 89 61 61 61 61 39 56 34 61 56 78 56 56 50",
    "73 73 73 73 67 61 78 73 28 56 73 61 84 73 78 67 78 73 67 61 73 67 95 67 67 61",
    "56 56 56 56 56 56 56 56 56 56",
  ),
  serif: advances(
    "51 57 46 58 49 33 52 59 30 30 54 30 89 60 55 58 57 42 44 35 58 51 75 51 50 45",
    "68 66 65 76 66 60 73 82 40 53 70 61 94 77 75 62 75 71 57 63 76 68 99 72 63 61",
    "62 45 56 56 57 53 57 51 60 57",
  ),
};

/** Room for the stand-ins of other systems (Noto Serif is wider than Georgia, Roboto narrower than Helvetica). */
const SLACK = { sans: 1.03, serif: 1.07, mono: 1.02 };

/** Plain text for a sleeve: no control or format characters that could upset XML or the reading order, one space at most. */
export function cleanText(text: string): string {
  return text
    .slice(0, 360)
    .replace(/[\p{Cs}\ufffe\uffff\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Whether the first letter that has a direction runs from right to left. */
export function runsRightToLeft(text: string): boolean {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    letter,
  );
}

/** What a reader sees as one character each, emoji of several code points included. */
export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}

/** The width of a line at size 1, estimated on the wide side. */
export function measure(text: string, face: Face): number {
  let width = 0;
  for (const character of graphemes(text)) width += advance(character, face) + face.tracking;
  return width;
}

/** The largest setting of the text inside the box; at the smallest size long words break and the end becomes "…". */
export function fitText(
  text: string,
  face: Face,
  box: { width: number; height: number; largest: number; smallest: number; most: number },
): Fitted {
  const words = wordsOf(text).map((word) => ({ word, width: measure(word, face) }));
  const widest = Math.max(...words.map(({ word }) => measure(word.trimEnd(), face)), 0.01);

  let first: Fitted | null = null;
  for (let size = box.largest; size >= box.smallest; size *= 0.965) {
    if (first !== null && size < first.size * 0.76) break;
    if (widest * size > box.width) continue;
    const count = wrap(words, box.width / size).length;
    if (count > linesIn(box.height, size, box.most)) continue;

    const { lines, shortest } = balance(words, box.width / size, count);
    const fitted = { size: Math.floor(size * 2) / 2, lines };
    if (shortest > 0.4) return fitted;
    first ??= fitted;
  }
  if (first !== null) return first;
  return {
    size: box.smallest,
    lines: cut(text, face, box.width / box.smallest, linesIn(box.height, box.smallest, 99)),
  };
}

/** From the first capital's top to the last baseline. */
export function heightOf({ size, lines }: Fitted): number {
  return lines.length === 0 ? 0 : size * (CAPITAL + (lines.length - 1) * LEADING);
}

type Word = { word: string; width: number };

function linesIn(height: number, size: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor((height / size - CAPITAL) / LEADING + 1)));
}

/** Words with their trailing space; a line may also turn after a hyphen or a slash and between ideographs. */
function wordsOf(text: string): string[] {
  const glued = text.replace(/([([{«¿¡]) /g, "$1\u00a0").replace(/ ([)\]}»?!:;–—/&+-])/g, "\u00a0$1");
  return (
    glued.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][、。！？」』）…]* *|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[^ /-])+[/-]* *|[/-]+ */gu,
    ) ?? []
  );
}

function wrap(words: Word[], room: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const { word, width } of words) {
    const tail = word.endsWith(" ") ? 0.25 : 0;
    if (line !== "" && used + width - tail > room) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += word;
    used += width;
  }
  if (line !== "") lines.push(line.trimEnd());
  return lines;
}

/** The most even way to set the words in that many lines, and how long its shortest line is beside its longest. */
function balance(words: Word[], room: number, count: number): { lines: string[]; shortest: number } {
  type Setting = { cost: number; widths: number[]; lines: string[] };
  let settings: (Setting | null)[] = words.map(() => null);
  settings.unshift({ cost: 0, widths: [], lines: [] });

  for (let line = 0; line < count; line++) {
    const next: (Setting | null)[] = Array.from({ length: words.length + 1 }, () => null);
    for (const [start, before] of settings.entries()) {
      if (before === null) continue;
      let width = 0;
      let text = "";
      for (let end = start; end < words.length; end++) {
        const word = words[end] as Word;
        width += word.width;
        text += word.word;
        if (width - (text.endsWith(" ") ? 0.25 : 0) > room && end > start) break;
        const cost = before.cost + (room - width) ** 2;
        if (cost < (next[end + 1]?.cost ?? Infinity)) {
          next[end + 1] = { cost, widths: [...before.widths, width], lines: [...before.lines, text.trimEnd()] };
        }
      }
    }
    settings = next;
  }
  const best = settings.at(-1) ?? { widths: [1], lines: wrap(words, room) };
  return { lines: best.lines, shortest: Math.min(...best.widths) / Math.max(...best.widths) };
}

function cut(text: string, face: Face, room: number, most: number): string[] {
  const pieces = wordsOf(text).flatMap((word) => {
    const width = measure(word, face);
    if (width <= room) return [{ word, width }];
    return graphemes(word).map((character) => ({ word: character, width: measure(character, face) }));
  });
  const lines = wrap(pieces, room - measure("…", face));
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").trimEnd()}…`];
}

function advance(character: string, face: Face): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character) && !/^[\d#*©®™]$/u.test(character))
    return 1.4;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(character)
  )
    return 1.04;
  if (face.widths === "mono") return 0.62;

  const letter = character.normalize("NFD").charAt(0);
  const known = ADVANCES[face.widths].get(letter);
  if (known !== undefined)
    return known * SLACK[face.widths] * (face.widths === "serif" && face.weight === 700 ? 1.14 : 1);
  if (letter === " " || letter === "\u00a0") return 0.29;
  if (/[.,:;'’‘!|()[\]/\\·-]/.test(letter)) return 0.39;
  if (/["“”*{}¡`´]/.test(letter)) return 0.5;
  if (/[…%@—ÆŒæœ&+=<>~#]/.test(letter)) return 1;
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter)) return 0.72;
  return /\p{Lu}/u.test(letter) ? 0.85 : 0.74;
}

function advances(...rows: string[]): Map<string, number> {
  const widths = rows.join(" ").split(" ");
  return new Map([...LETTERS].map((letter, i) => [letter, Number(widths[i]) / 100]));
}
