import { expect, test } from "vitest";
import { contrast, inkOn, toHex } from "#worker/covers/colour.ts";
import { drawArtist, drawCover } from "#worker/covers/draw-cover.ts";
import { coverHues } from "#worker/covers/hues.ts";
import { GENRES } from "#worker/domain/genres.schema.ts";

const HOSTILE = [
  `<script>alert("1")</script>`,
  `"><svg onload='alert(1)'>`,
  "Rock & Roll &amp; <Blues>",
  `It's "quoted" ]]> <!-- -->`,
  "W".repeat(300),
  "many words in a row ".repeat(15),
  "🔥🎸👩‍👩‍👧‍👦❤️‍🔥".repeat(12),
  "\u0000\u0001\u001f\u007f\u0085\ufffe\uffffLow",
  "\ud83d lone \udc00 halves \ud800",
  "\u202eright to left override\u2066",
  "東京の夜に降る雨と静かな歌の記録",
  "أغاني من القاهرة القديمة",
  "( )",
  " ",
  "",
  "!!!",
];

test("the same album always gets the same cover", () => {
  expect(drawCover(album({ id: "same" }))).toBe(drawCover(album({ id: "same" })));
});

test("albums with different ids get different covers, even with the same names", () => {
  const covers = Array.from({ length: 200 }, (_, i) => drawCover(album({ id: `album-${i}` })));

  expect(new Set(covers).size).toBe(200);
});

test("the same artist always gets the same picture and another artist another one", () => {
  const one = { id: "one", name: "The Velvet Underground", genre: "Rock" };

  expect(drawArtist(one)).toBe(drawArtist({ ...one }));
  expect(drawArtist(one)).not.toBe(drawArtist({ ...one, id: "two" }));
});

test("a cover carries the title and the artist in type", () => {
  const read = lettering(drawCover(album({ title: "Blue Train", artist: "John Coltrane" })));

  expect(read).toContain("Blue Train");
  expect(read).toContain("John Coltrane");
});

test("an album named after its artist names it once", () => {
  expect(lettering(drawCover(album({ title: "Metallica", artist: "Metallica" })))).toBe("Metallica");
});

test("an album without a title is called by its artist", () => {
  expect(lettering(drawCover(album({ title: "", artist: "Sigur Rós" })))).toBe("Sigur Rós");
});

test("an artist's picture carries the initials that tell", () => {
  expect(lettering(drawArtist({ id: "a", name: "The Velvet Underground", genre: "Rock" }))).toBe("VU");
  expect(lettering(drawArtist({ id: "a", name: "björk", genre: null }))).toBe("B");
});

test("every hostile name still makes well-formed XML without scripts or references", () => {
  for (const drawing of everyDrawing(HOSTILE)) {
    expect(problemIn(drawing)).toBeNull();
    expect(drawing).not.toMatch(/<script|<foreignObject|<image|href=|url\(|\son\w+="/i);
  }
});

test("no control character, lone surrogate or direction override reaches the drawing", () => {
  for (const drawing of everyDrawing(HOSTILE)) {
    expect(drawing.isWellFormed()).toBe(true);
    expect(drawing).not.toMatch(/[\p{Cc}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/u);
  }
});

test("a cover weighs less than six kilobytes, whatever it is called", () => {
  const heaviest = Math.max(...everyDrawing(HOSTILE).map((drawing) => new TextEncoder().encode(drawing).length));

  expect(heaviest).toBeLessThan(6 * 1024);
});

test("all type has a contrast of at least 4.5 to 1 with the ground it is set on", () => {
  for (const drawing of everyDrawing(["Kind of Blue", "Low"])) {
    const settings = [...drawing.matchAll(/fill="(#[0-9a-f]{6})" data-on="(#[0-9a-f]{6})"/g)];

    expect(settings.length).toBeGreaterThan(0);
    for (const [, ink, ground] of settings) expect(contrast(String(ink), String(ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test("ink reads on every colour there is", () => {
  for (let lightness = 0; lightness <= 1; lightness += 0.05) {
    for (let hue = 0; hue < 360; hue += 15) {
      const ground = toHex([lightness, 0.2, hue]);
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("a colour outside sRGB keeps to six hexadecimal digits and a known colour converts exactly", () => {
  expect(toHex([0.62796, 0.25768, 29.234])).toBe("#ff0000");
  expect(toHex([0.7, 0.4, 150])).toMatch(/^#[0-9a-f]{6}$/);
});

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("an unknown genre, and one that names a property of every object, are drawn like none", () => {
  expect(drawCover(album({ genre: "Polka" }))).toBe(drawCover(album({ genre: null })));
  expect(drawCover(album({ genre: "constructor" }))).toBe(drawCover(album({ genre: null })));
});

test("an album's two hues are whole degrees, always the same, and neither equal nor opposite", () => {
  for (let i = 0; i < 500; i++) {
    const [first, second] = coverHues(`album-${i}`);
    const apart = Math.min((first - second + 360) % 360, (second - first + 360) % 360);

    expect(coverHues(`album-${i}`)).toEqual([first, second]);
    for (const hue of [first, second]) expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true);
    expect(apart).toBeGreaterThanOrEqual(30);
    expect(apart).toBeLessThanOrEqual(100);
  }
});

type Album = Parameters<typeof drawCover>[0];

function album(given: Partial<Album>): Album {
  return { id: "album", title: "Blue Train", artist: "John Coltrane", genre: "Jazz", ...given };
}

/** Covers and artists' pictures for every name in every genre, and so with every template. */
function everyDrawing(names: string[]): string[] {
  return names.flatMap((name) =>
    [...GENRES, null].flatMap((genre, i) => [
      drawCover({ id: `a${i}`, title: name, artist: "The Band", genre }),
      drawCover({ id: `b${i}`, title: name, artist: name, genre }),
      drawCover({ id: `c${i}`, title: "Low", artist: name, genre }),
      drawArtist({ id: `d${i}`, name, genre }),
    ]),
  );
}

/** What a reader reads, ornament left out. */
function lettering(drawing: string): string {
  const settings = [...drawing.matchAll(/data-on="[^"]*">(.*?)<\/g>/g)].map(([, rows]) => rows ?? "");
  return settings.flatMap((rows) => [...rows.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line)).join(" ");
}

/** workerd has no XML parser: tags must nest, attributes be quoted, and every ampersand begin an entity. */
function problemIn(xml: string): string | null {
  const open: string[] = [];
  const token = /<(\/?)([a-z]+)((?:\s[a-zA-Z-]+="[^"<]*")*)(\/?)>|([^<]+)|(<)/gy;
  for (const [whole, closing, name = "", attributes = "", empty, text = "", stray] of xml.matchAll(token)) {
    if (stray !== undefined) return `a stray < near ${xml.slice(0, 80)}`;
    if (/&(?!(amp|lt|gt|quot|#39);)/.test(text + attributes)) return `a bare & in ${whole}`;
    if (text !== "" || empty === "/") continue;
    if (closing !== "/") open.push(name);
    else if (open.pop() !== name) return `${name} closes what it did not open`;
  }
  return open.length === 0 ? null : `${open.join(", ")} left open`;
}
