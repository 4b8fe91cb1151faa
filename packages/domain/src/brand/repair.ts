import { contrastRatio, type Oklch, toGamut } from './color.ts';

/** Readable text. Source: WCAG 2.2, 1.4.3 (AA). */
export const textRatio = 4.5;
/** Visible controls and marks. Source: WCAG 2.2, 1.4.11 (AA). */
export const markRatio = 3;

export const white: Oklch = { l: 1, c: 0, h: 0 };
export const black: Oklch = { l: 0, c: 0, h: 0 };

export function hasContrast(color: Oklch, behind: readonly Oklch[], ratio: number): boolean {
  return behind.every((ground) => contrastRatio(color, ground) >= ratio);
}

export type Direction = 'darker' | 'lighter';

/**
 * Returns the color unchanged if it has the ratio to everything behind it, or else the nearest lightness in the given
 * direction that does. If no shade does, returns the end of the direction, black or white.
 */
export function repair(
  color: Oklch,
  direction: Direction,
  behind: readonly Oklch[],
  ratio: number,
): Oklch {
  if (hasContrast(color, behind, ratio)) return color;
  const end = direction === 'lighter' ? white : black;
  const moved = (share: number) =>
    share === 1 ? end : toGamut({ ...color, l: color.l + (end.l - color.l) * share });
  let [failing, passing] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    if (hasContrast(moved(middle), behind, ratio)) passing = middle;
    else failing = middle;
  }
  return moved(passing);
}
