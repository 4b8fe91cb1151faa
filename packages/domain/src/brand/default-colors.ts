import type { GivenColors } from './brand-colors.ts';

/**
 * The product's own five colors (specification 3); `node tools/generate-colors.ts` copies a change to the style sheet.
 */
export const defaultColors: GivenColors = {
  primaryHex: '#1a73e8',
  secondaryHex: '#34a853',
  accentHex: '#fbbc04',
  backgroundHex: '#ffffff',
  textHex: '#202124',
};
