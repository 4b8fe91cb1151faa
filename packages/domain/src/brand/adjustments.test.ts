import { describe, expect, it } from 'vitest';
import { brandAdjustments } from './adjustments.ts';

const given = {
  primaryHex: '#1a73e8',
  secondaryHex: '#00695c',
  accentHex: '#fbbc04',
  backgroundHex: '#ffffff',
  textHex: '#202124',
};

describe('what contrast changes about the colors of a company', () => {
  it('is nothing where everything can be read', () => {
    expect(brandAdjustments(given, 'light')).toEqual([]);
  });

  it('is a navy that vanishes in the dark theme, whose page and text are its own anyway', () => {
    expect(brandAdjustments({ ...given, primaryHex: '#0b1f4b' }, 'dark')).toEqual([
      'primary',
      'secondary',
    ]);
  });

  it('is yellow text on a white or yellow page', () => {
    for (const backgroundHex of ['#ffffff', '#ffd600']) {
      const adjusted = brandAdjustments({ ...given, backgroundHex, textHex: '#ffee00' }, 'light');
      expect(adjusted).toContain('text');
      expect(adjusted).not.toContain('background');
    }
  });

  it('is a second color that can’t be seen on the page', () => {
    expect(brandAdjustments({ ...given, secondaryHex: '#ffffff' }, 'light')).toEqual(['secondary']);
  });

  it('is a background that almost carries the text on it', () => {
    const colors = { ...given, backgroundHex: '#ff0000', textHex: '#ffffff' };
    expect(brandAdjustments(colors, 'light')).toContain('background');
  });
});
