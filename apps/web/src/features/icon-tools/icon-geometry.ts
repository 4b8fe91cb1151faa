/** Position and size of a logo on a canvas, in pixels. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Size = { readonly width: number; readonly height: number };

/** Centers the logo, as large as fits into a square of this share of the canvas. */
export function fitInSquare(logo: Size, canvas: Size, share: number): Place {
  const side = Math.min(canvas.width, canvas.height) * share;
  return placed(logo, canvas, side / Math.max(logo.width, logo.height));
}

/**
 * Centers the logo, as large as fits with all its corners into a circle of this share of the canvas. Systems promise
 * not to crop that circle: 0.8 for the web's maskable icons, 66/108 for Android's adaptive icons.
 */
export function fitInCircle(logo: Size, canvas: Size, share: number): Place {
  const diameter = Math.min(canvas.width, canvas.height) * share;
  return placed(logo, canvas, diameter / Math.hypot(logo.width, logo.height));
}

function placed(logo: Size, canvas: Size, scale: number): Place {
  const width = logo.width * scale;
  const height = logo.height * scale;
  return { left: (canvas.width - width) / 2, top: (canvas.height - height) / 2, width, height };
}

/** A logo that covers more than this is a tile with a symbol on it, not a bare symbol. */
const tileCoverage = 0.6;
/** Colors closer to the tile's than this count as the tile. Allows for its shades and for how coarsely it is found. */
const tileShades = 24;

/**
 * Turns a picture into a stencil for systems that color icons themselves: white, with the logo's opacity. On a tile,
 * the opacity is how much a pixel differs from the tile's color. Changes the RGBA pixels in place.
 */
export function toStencil(pixels: Uint8ClampedArray): void {
  const count = pixels.length / 4;
  let opacity = 0;
  for (let at = 3; at < pixels.length; at += 4) opacity += pixels[at] ?? 0;
  const ground = opacity / (255 * count) > tileCoverage ? mostCommonColor(pixels) : null;
  const distances = new Float32Array(count);
  let furthest = 0;
  for (let pixel = 0; ground !== null && pixel < count; pixel += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(pixel * 4, pixel * 4 + 4);
    const distance = Math.hypot(red - ground[0], green - ground[1], blue - ground[2]);
    distances[pixel] = distance;
    if (alpha > 127) furthest = Math.max(furthest, distance);
  }
  for (let pixel = 0; pixel < count; pixel += 1) {
    const alpha = pixels[pixel * 4 + 3] ?? 0;
    const beyond = Math.max(0, (distances[pixel] ?? 0) - tileShades);
    const share = furthest <= tileShades ? 1 : Math.min(1, beyond / (furthest - tileShades));
    pixels.set([255, 255, 255, ground === null ? alpha : alpha * share], pixel * 4);
  }
}

/** Sorts the opaque pixels into 16 steps per channel and returns the middle of the fullest one. */
function mostCommonColor(pixels: Uint8ClampedArray): readonly [number, number, number] {
  const counts = new Map<number, number>();
  let common = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha <= 127) continue;
    const step = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(step, (counts.get(step) ?? 0) + 1);
    if ((counts.get(step) ?? 0) > (counts.get(common) ?? 0)) common = step;
  }
  const middle = (step: number) => Math.round(((step & 15) * 255) / 15);
  return [middle(common >> 8), middle(common >> 4), middle(common)];
}
