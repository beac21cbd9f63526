/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];

type Triple = [number, number, number];

/** `#rrggbb`; a colour outside sRGB loses chroma, never lightness or hue. */
export function toHex([l, c, h]: Oklch): string {
  if (inGamut(linearFromOklch([l, c, h]))) return hexFromLinear(linearFromOklch([l, c, h]));

  let inside = 0;
  let outside = c;
  for (let i = 0; i < 14; i++) {
    const middle = (inside + outside) / 2;
    if (inGamut(linearFromOklch([l, middle, h]))) inside = middle;
    else outside = middle;
  }
  return hexFromLinear(linearFromOklch([l, inside, h]));
}

/** The colour `share` of the way from one to the other, through OKLab so that no step turns grey. */
export function mix(from: string, to: string, share: number): string {
  const one = oklabFromLinear(linearFromHex(from));
  const other = oklabFromLinear(linearFromHex(to));
  return hexFromLinear(
    linearFromOklab([
      one[0] + (other[0] - one[0]) * share,
      one[1] + (other[1] - one[1]) * share,
      one[2] + (other[2] - one[2]) * share,
    ]),
  );
}

export function chroma(hex: string): number {
  const [, a, b] = oklabFromLinear(linearFromHex(hex));
  return Math.hypot(a, b);
}

/** Degrees between the hues of two colours, 0 when either is all but grey. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [one, other].map((hex) => oklabFromLinear(linearFromHex(hex))) as [Triple, Triple];
  if (Math.hypot(first[1], first[2]) < 0.04 || Math.hypot(second[1], second[2]) < 0.04) return 0;
  const turn = Math.abs(Math.atan2(first[2], first[1]) - Math.atan2(second[2], second[1])) * (180 / Math.PI);
  return Math.min(turn, 360 - turn);
}

/** The colour on its way to a ground: across opposite hues, where the straight way is mud, it keeps its own hue. */
export function fade(colour: string, ground: string, share: number): string {
  if (hueDistance(colour, ground) < 60) return mix(colour, ground, share);
  const [l, a, b] = oklabFromLinear(linearFromHex(colour));
  const [groundL] = oklabFromLinear(linearFromHex(ground));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  // A yellow that darkens turns olive; as in paint, it goes by way of orange.
  const warmth = groundL < l && hue > 60 && hue < 120 ? (hue - 40) * share : 0;
  return toHex([l + (groundL - l) * share, Math.hypot(a, b) * (1 - share * 0.35), hue - warmth]);
}

/** `steps` colours from the first to the last, both included. */
export function ramp(from: string, to: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, i) => mix(from, to, steps === 1 ? 0 : i / (steps - 1)));
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Ink for type on a ground: a tinted near-white or near-black, pure only where the tint would miss AA. */
export function inkOn(ground: string): string {
  const [, a, b] = oklabFromLinear(linearFromHex(ground));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const light = toHex([0.975, 0.02, hue]);
  const dark = toHex([0.2, 0.035, hue]);
  const lighter = contrast("#ffffff", ground) > contrast("#000000", ground);
  const tinted = lighter ? light : dark;
  if (contrast(tinted, ground) >= 4.6) return tinted;
  return lighter ? "#ffffff" : "#000000";
}

function luminance(hex: string): number {
  const [r, g, b] = linearFromHex(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearFromOklch([l, c, h]: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  return linearFromOklab([l, c * Math.cos(angle), c * Math.sin(angle)]);
}

/** The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/). */
function linearFromOklab([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function oklabFromLinear([r, g, b]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function inGamut(linear: Triple): boolean {
  return linear.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function hexFromLinear(linear: Triple): string {
  return `#${linear.map(byteFromLinear).join("")}`;
}

function byteFromLinear(channel: number): string {
  const clamped = Math.min(1, Math.max(0, channel));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

function linearFromHex(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}
