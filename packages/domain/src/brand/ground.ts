import { contrastRatio, hexToRgb, rgbToOklch, toGamut, type Oklch } from './color.ts';
import { grounds, type Theme } from './palette.ts';

/** Legible text. Source: WCAG 2.2, 1.4.3 (AA); 1.4.6 (AAA) for what is read most. */
const textRatio = 4.5;
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

/** The text colour on the background as the company gave it, moved until it can be read there. */
export function inkOn(backgroundHex: string, textHex: string): Oklch {
  const background = rgbToOklch(hexToRgb(backgroundHex));
  const text = rgbToOklch(hexToRgb(textHex));
  const isReadAt = (l: number) => contrastRatio(toGamut({ ...text, l }), background) >= textRatio;
  if (contrastRatio(text, background) >= textRatio) return text;
  // The nearest lightness that can be read; black or white can on every colour there is.
  for (let step = 0; step <= 1; step += 0.01) {
    for (const l of [text.l - step, text.l + step]) {
      if (l >= 0 && l <= 1 && isReadAt(l)) return toGamut({ ...text, l });
    }
  }
  return { l: isReadAt(0) ? 0 : 1, c: 0, h: text.h };
}
