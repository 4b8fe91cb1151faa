const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Checks that the text is a color in the format that companies enter: `#rgb` or `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return hexPattern.test(text);
}
