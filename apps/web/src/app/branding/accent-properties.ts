import { oklchToCss, type AccentFamily } from '@muster/domain';

/** The custom properties of `styles/tokens.css` that a company's colour replaces. */
export function accentProperties(family: AccentFamily): Readonly<Record<`--${string}`, string>> {
  return {
    '--accent': oklchToCss(family.accent),
    '--accent-hover': oklchToCss(family.accentHover),
    '--accent-active': oklchToCss(family.accentActive),
    '--on-accent': oklchToCss(family.onAccent),
    '--accent-soft': oklchToCss(family.accentSoft),
    '--accent-ink': oklchToCss(family.accentInk),
    '--accent-mark': oklchToCss(family.accentMark),
    '--accent-edge': oklchToCss(family.accentEdge),
  };
}
