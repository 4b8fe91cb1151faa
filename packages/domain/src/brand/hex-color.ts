const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether the text is a color as companies give it: `#rgb` or `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return hexPattern.test(text);
}
