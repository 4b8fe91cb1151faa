import { type BrandColors, oklchToHex, type Oklch, type Status, statuses } from '@muster/domain';

export type Properties = Readonly<Record<`--${string}`, string>>;

/** The colors of `styles/colors.gen.css`, which all depend on the company's five. */
const colorOf = {
  '--surface-0': ({ surfaces }) => surfaces.page,
  '--surface-1': ({ surfaces }) => surfaces.card,
  '--surface-2': ({ surfaces }) => surfaces.well,
  '--surface-3': ({ surfaces }) => surfaces.raised,
  '--ink-1': ({ inks }) => inks.ink,
  '--ink-2': ({ inks }) => inks.quietInk,
  '--ink-3': ({ inks }) => inks.faintInk,
  '--line': ({ inks }) => inks.line,
  '--line-control': ({ inks }) => inks.controlLine,
  '--accent': ({ accent }) => accent.accent,
  '--accent-hover': ({ accent }) => accent.accentHover,
  '--accent-active': ({ accent }) => accent.accentActive,
  '--on-accent': ({ accent }) => accent.onAccent,
  '--accent-ink': ({ accent }) => accent.accentInk,
  '--accent-mark': ({ accent }) => accent.accentMark,
  '--accent-edge': ({ accent }) => accent.accentEdge,
  '--choice': ({ choice }) => choice.choice,
  '--choice-soft': ({ choice }) => choice.choiceSoft,
  '--choice-ink': ({ choice }) => choice.choiceInk,
  '--highlight': ({ highlight }) => highlight.highlight,
  '--on-highlight': ({ highlight }) => highlight.onHighlight,
  '--highlight-edge': ({ highlight }) => highlight.highlightEdge,
  '--on-status': ({ onStatus }) => onStatus,
} satisfies Record<`--${string}`, (colors: BrandColors) => Oklch>;

/** @param colors null: every property is left to the style sheet */
export function brandProperties(colors: BrandColors | null): Properties {
  const value = (of: (colors: BrandColors) => Oklch) =>
    colors === null ? '' : oklchToHex(of(colors));
  const own = Object.entries(colorOf).map(([name, of]) => [name, value(of)]);
  const ofStatus = (name: Status) =>
    (['ink', 'soft', 'solid'] as const).map((part) => [
      `--${name}-${part}`,
      value(({ status }) => status[name][part]),
    ]);
  return {
    '--tone': colors?.surfaces.tone ?? '',
    ...Object.fromEntries([...own, ...statuses.flatMap(ofStatus)]),
  };
}
