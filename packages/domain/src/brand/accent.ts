import { contrastRatio, hexToRgb, oklchToRgb, rgbToOklch, toGamut, type Oklch } from './color.ts';
import { grounds, type Theme } from './palette.ts';

/** Legible text. Source: WCAG 2.2, 1.4.3 (AA). */
const textRatio = 4.5;
/** Visible controls and marks. Source: WCAG 2.2, 1.4.11 (AA). */
const markRatio = 3;

export type AccentFamily = {
  /** Fill of the primary action, with its shades under the pointer and the finger. */
  readonly accent: Oklch;
  readonly accentHover: Oklch;
  readonly accentActive: Oklch;
  /** Text and icons on the three fills. */
  readonly onAccent: Oklch;
  /** Quiet ground for what is chosen. */
  readonly accentSoft: Oklch;
  /** Accent-coloured text, legible on every ground and on `accentSoft`. */
  readonly accentInk: Oklch;
  /** Marks without words (switch, checkbox, tab line, focus ring), visible on every ground. */
  readonly accentMark: Oklch;
  /** Outline of the fill: the fill itself, or a visible shade where the fill is too pale. */
  readonly accentEdge: Oklch;
};

const white: Oklch = { l: 1, c: 0, h: 0 };
const black: Oklch = { l: 0.16, c: 0.01, h: 262 };

/** Moves the lightness by small steps until the colour has the ratio to everything behind it. */
function repair(color: Oklch, direction: 1 | -1, behind: readonly Oklch[], ratio: number): Oklch {
  let candidate = toGamut(color);
  // From black there is a way up, from white one down.
  while (
    candidate.l !== (direction === 1 ? 1 : 0) &&
    behind.some((ground) => contrastRatio(candidate, ground) < ratio)
  ) {
    candidate = toGamut({ ...color, l: Math.min(1, Math.max(0, candidate.l + direction * 0.005)) });
  }
  return candidate;
}

/**
 * The accent colours of a company's primary colour, repaired to WCAG AA on the grounds of the theme.
 *
 * The fill keeps the company's colour wherever words on it can be read: a pale fill on a light page
 * gets a visible edge instead of another colour. On the dark page a dark fill is lightened until it
 * is seen. White is preferred for the words, since people expect it on a coloured button.
 *
 * @param primaryHex `#rgb` or `#rrggbb`
 */
export function accentFamily(primaryHex: string, theme: Theme): AccentFamily {
  const { page, card, well } = grounds[theme];
  const everyGround = [page, card, well];
  // Away from the grounds: darker on the light theme, lighter on the dark one.
  const away = theme === 'light' ? -1 : 1;
  const brand = rgbToOklch(hexToRgb(primaryHex));

  const seen = theme === 'dark' ? repair(brand, 1, [page, card], markRatio) : brand;
  const onAccent = contrastRatio(seen, white) >= textRatio ? white : black;
  const onward = onAccent === white ? -1 : 1;
  const accent = repair(seen, onward, [onAccent], textRatio);
  // Further from its words where there is room. A nearly black fill has none and needs bigger steps
  // towards them to be seen at all; `repair` takes back what would cost legibility.
  const hasRoom = onward === 1 ? accent.l < 0.9 : accent.l > 0.3;
  const steps = hasRoom || onward === 1 ? ([0.04, 0.08] as const) : ([0.1, 0.16] as const);
  const shade = (step: number) => {
    const l = accent.l + (hasRoom ? onward : -onward) * step;
    return repair({ ...accent, l }, onward, [onAccent], textRatio);
  };

  const accentMark = repair(brand, away, everyGround, markRatio);
  const accentSoft = toGamut(
    theme === 'light'
      ? { l: 0.955, c: Math.min(brand.c, 0.03), h: brand.h }
      : { l: 0.29, c: Math.min(brand.c, 0.055), h: brand.h },
  );
  return {
    accent,
    accentHover: shade(steps[0]),
    accentActive: shade(steps[1]),
    onAccent,
    accentSoft,
    accentInk: repair(brand, away, [...everyGround, accentSoft], textRatio),
    accentMark,
    accentEdge: contrastRatio(accent, card) >= markRatio ? accent : accentMark,
  };
}

/** Whether the fill differs from the colour the company gave: shown as "adjusted for legibility". */
export function isAccentAdjusted(primaryHex: string, theme: Theme): boolean {
  const given = hexToRgb(primaryHex);
  return oklchToRgb(accentFamily(primaryHex, theme).accent).some(
    (channel, at) => Math.abs(channel - given[at]!) > 2,
  );
}
