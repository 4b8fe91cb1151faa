import type { Oklch } from './color.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * The grounds on which a company's colours must stay legible. The style sheet of the web app states
 * the same values (`apps/web/src/styles/tokens.css`); a test there compares them.
 */
export const grounds = {
  light: {
    page: { l: 0.982, c: 0.003, h: 256 },
    card: { l: 1, c: 0, h: 0 },
    well: { l: 0.961, c: 0.004, h: 256 },
    ink: { l: 0.215, c: 0.016, h: 262 },
  },
  dark: {
    page: { l: 0.168, c: 0.008, h: 262 },
    card: { l: 0.208, c: 0.009, h: 262 },
    well: { l: 0.248, c: 0.01, h: 262 },
    ink: { l: 0.955, c: 0.004, h: 256 },
  },
} as const satisfies Record<Theme, Record<'page' | 'card' | 'well' | 'ink', Oklch>>;
