import { isHexColor } from './hex-color.ts';

/** A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Red, green, blue as whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses a hex color.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @throws RangeError for anything else; check with `isHexColor` first if a person typed the text
 */
export function hexToRgb(hex: string): Rgb {
  if (!isHexColor(hex)) throw new RangeError(`not a colour: ${hex}`);
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function rgbToHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelToLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function linearToChannel(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/**
 * Converts to OKLCH with Björn Ottosson's OKLab matrices (https://bottosson.github.io/posts/oklab).
 */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [channelToLinear(rgb[0]), channelToLinear(rgb[1]), channelToLinear(rgb[2])];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, bb);
  const h = c < 1e-5 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360;
  return { l, c, h };
}

function oklchToChannels({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    linearToChannel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    linearToChannel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    linearToChannel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function isInGamut(color: Oklch): boolean {
  return oklchToChannels(color).every((channel) => channel >= -0.5 && channel <= 255.5);
}

/** Returns the most saturated color of the same lightness and hue that an sRGB screen can show. */
export function toGamut(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  if (isInGamut({ ...color, l })) return { ...color, l };
  let [low, high] = [0, color.c];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut({ l, c: middle, h: color.h })) low = middle;
    else high = middle;
  }
  return { l, c: low, h: color.h };
}

/**
 * Mixes two colors; `share` is the fraction from `one` to `other`, in OKLab, where even steps look
 * even.
 */
export function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const at = ({ c, h }: Oklch) => {
    const angle = (h * Math.PI) / 180;
    return { a: c * Math.cos(angle), b: c * Math.sin(angle) };
  };
  const [from, to] = [at(one), at(other)];
  const between = (a: number, b: number) => a + (b - a) * share;
  const [a, b] = [between(from.a, to.a), between(from.b, to.b)];
  return {
    l: between(one.l, other.l),
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toWholeChannel(channel: number): number {
  return Math.min(255, Math.max(0, Math.round(channel)));
}

/** Converts to the color that a screen shows: mapped into the gamut, rounded to whole channels. */
export function oklchToRgb(color: Oklch): Rgb {
  const [r, g, b] = oklchToChannels(toGamut(color));
  return [toWholeChannel(r), toWholeChannel(g), toWholeChannel(b)];
}

/** Converts to the color that a screen shows, as `#rrggbb`. */
export function oklchToHex(color: Oklch): string {
  return rgbToHex(oklchToRgb(color));
}

function luminance(rgb: Rgb): number {
  return (
    0.2126 * channelToLinear(rgb[0]) +
    0.7152 * channelToLinear(rgb[1]) +
    0.0722 * channelToLinear(rgb[2])
  );
}

/**
 * Returns the contrast ratio of two colors as a screen shows them, from 1 to 21. Source: WCAG 2.2,
 * "contrast ratio".
 */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(oklchToRgb(one)), luminance(oklchToRgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
