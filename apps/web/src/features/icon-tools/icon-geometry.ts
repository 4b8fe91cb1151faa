/** Where a logo is drawn on a canvas, in pixels. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Size = { readonly width: number; readonly height: number };

/** As large as fits into a square of this share of the canvas, in the middle. */
export function fitInSquare(logo: Size, canvas: Size, share: number): Place {
  const side = Math.min(canvas.width, canvas.height) * share;
  return placed(logo, canvas, side / Math.max(logo.width, logo.height));
}

/**
 * As large as fits with all its corners into a circle of this share of the canvas, which systems
 * promise not to cut: 0.8 for the web's maskable icons, 66 of 108 for Android's adaptive ones.
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

/**
 * A picture as a stencil for systems that colour icons by themselves: white, as opaque as the logo is
 * there, or, for one without transparency, as it is dark. Changes the pixels (RGBA) in place.
 */
export function toStencil(pixels: Uint8ClampedArray): void {
  let isOpaque = true;
  for (let at = 3; at < pixels.length && isOpaque; at += 4) isOpaque = pixels[at] === 255;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const darkness = 255 - (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    pixels.set([255, 255, 255, isOpaque ? darkness : alpha], at);
  }
}
