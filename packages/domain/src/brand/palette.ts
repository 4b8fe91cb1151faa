import type { Oklch } from './color.ts';
import type { Theme } from './theme.ts';

export const statuses = ['running', 'break', 'attention', 'danger', 'info', 'done'] as const;
export type Status = (typeof statuses)[number];

type StatusDesign = Readonly<Record<'ink' | 'soft' | 'solid', Oklch>>;

const shade = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** Lightness of the card that the status colors below were designed for. */
export const designedCard: Readonly<Record<Theme, number>> = { light: 1, dark: 0.208 };

/** Colors of statuses on light and dark backgrounds; they don't depend on the company's colors. */
export const statusDesigns: Readonly<Record<Theme, Readonly<Record<Status, StatusDesign>>>> = {
  light: {
    running: {
      ink: shade(0.455, 0.115, 152),
      soft: shade(0.962, 0.026, 155),
      solid: shade(0.525, 0.135, 151),
    },
    break: {
      ink: shade(0.47, 0.15, 295),
      soft: shade(0.96, 0.02, 298),
      solid: shade(0.53, 0.17, 295),
    },
    attention: {
      ink: shade(0.475, 0.105, 62),
      soft: shade(0.967, 0.03, 84),
      solid: shade(0.545, 0.122, 60),
    },
    danger: {
      ink: shade(0.495, 0.185, 27),
      soft: shade(0.963, 0.017, 20),
      solid: shade(0.545, 0.205, 27),
    },
    info: {
      ink: shade(0.465, 0.115, 245),
      soft: shade(0.96, 0.018, 245),
      solid: shade(0.52, 0.125, 245),
    },
    done: {
      ink: shade(0.44, 0.02, 262),
      soft: shade(0.945, 0.005, 256),
      solid: shade(0.5, 0.02, 262),
    },
  },
  dark: {
    running: {
      ink: shade(0.82, 0.15, 153),
      soft: shade(0.278, 0.036, 158),
      solid: shade(0.76, 0.155, 153),
    },
    break: {
      ink: shade(0.815, 0.1, 298),
      soft: shade(0.288, 0.05, 296),
      solid: shade(0.745, 0.125, 297),
    },
    attention: {
      ink: shade(0.845, 0.125, 82),
      soft: shade(0.288, 0.038, 75),
      solid: shade(0.795, 0.14, 78),
    },
    danger: {
      ink: shade(0.8, 0.11, 22),
      soft: shade(0.282, 0.048, 22),
      solid: shade(0.715, 0.16, 23),
    },
    info: {
      ink: shade(0.815, 0.095, 240),
      soft: shade(0.282, 0.038, 245),
      solid: shade(0.745, 0.115, 241),
    },
    done: {
      ink: shade(0.79, 0.012, 256),
      soft: shade(0.285, 0.01, 262),
      solid: shade(0.74, 0.012, 256),
    },
  },
};
