import { mix, type Oklch } from './color.ts';
import { markRatio, repair, textRatio } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type Inks = {
  /** The company's text color. */
  readonly ink: Oklch;
  /** Less important text. */
  readonly quietInk: Oklch;
  readonly faintInk: Oklch;
  /** Divider; nothing depends on seeing it. */
  readonly line: Oklch;
  /** The edge of a control, which must be visible. */
  readonly controlLine: Oklch;
};

/** The share by which quieter text and lines move from the ink toward the card. */
const shares = {
  light: { quiet: 0.25, faint: 0.38, line: 0.885, control: 0.535 },
  dark: { quiet: 0.2, faint: 0.33, line: 0.885, control: 0.53 },
} as const;

/** @param behind additional backgrounds on which all inks must be readable */
export function brandInks(surfaces: Surfaces, behind: readonly Oklch[]): Inks {
  const { tone, away, page, text, card, well, raised } = surfaces;
  const share = shares[tone];
  const read = (color: Oklch) =>
    repair(color, away, [page, card, well, raised, ...behind], textRatio);
  const ink = read(text);
  return {
    ink,
    quietInk: read(mix(ink, card, share.quiet)),
    faintInk: read(mix(ink, card, share.faint)),
    line: mix(ink, card, share.line),
    controlLine: repair(mix(ink, card, share.control), away, [page, card, well], markRatio),
  };
}
