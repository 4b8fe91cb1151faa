import { contrastRatio, hexToRgb, rgbToOklch, type Oklch } from './color.ts';
import { grounds, type Theme } from './palette.ts';

/** What is read most. Source: WCAG 2.2, 1.4.6 (AAA). */
const bodyRatio = 7;
/** As much of a company's colour as a ground may have before status colours change their meaning. */
const mostTint = 0.018;

export type GroundFamily = {
  /** Behind everything: the designed ground with a breath of the company's colour. */
  readonly page: Oklch;
  /** Body text, on every ground and on `behind`. */
  readonly ink: Oklch;
};

/**
 * The grounds of a company's background and text colours. A background only tints the page, since
 * grounds of all lightnesses would take the meaning from every other colour of the design; the text
 * colour is used as it is wherever it can be read well, else its hue colours the designed ink.
 *
 * @param backgroundHex, textHex `#rgb` or `#rrggbb`
 * @param behind further grounds on which the ink must be read
 */
export function groundFamily(
  { backgroundHex, textHex }: { readonly backgroundHex: string; readonly textHex: string },
  theme: Theme,
  behind: readonly Oklch[] = [],
): GroundFamily {
  const designed = grounds[theme];
  const background = rgbToOklch(hexToRgb(backgroundHex));
  const text = rgbToOklch(hexToRgb(textHex));
  // A grey has a hue only by accident.
  const page =
    background.c < 0.004
      ? designed.page
      : { ...designed.page, c: Math.min(background.c, mostTint), h: background.h };
  const read = [page, designed.card, designed.well, ...behind];
  const isLegible = read.every((ground) => contrastRatio(text, ground) >= bodyRatio);
  return {
    page,
    ink: isLegible ? text : { ...designed.ink, c: Math.min(text.c, mostTint), h: text.h },
  };
}
