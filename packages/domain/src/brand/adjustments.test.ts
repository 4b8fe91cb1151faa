import { describe, expect, it } from 'vitest';
import { brandAdjustments } from './adjustments.ts';

describe('what is adjusted for legibility', () => {
  it('is nothing where all can be read', () => {
    const given = { primaryHex: '#1a73e8', backgroundHex: '#ffffff', textHex: '#202124' };
    expect(brandAdjustments(given, 'light')).toEqual([]);
  });

  it('is a navy and dark text in the dark theme', () => {
    const given = { primaryHex: '#0b1f4b', backgroundHex: '#ffffff', textHex: '#202124' };
    expect(brandAdjustments(given, 'dark')).toEqual(['primary', 'text']);
  });

  it('is a yellow text on a white or yellow page', () => {
    for (const backgroundHex of ['#ffffff', '#ffd600']) {
      const given = { primaryHex: '#1a73e8', backgroundHex, textHex: '#ffee00' };
      expect(brandAdjustments(given, 'light')).toEqual(['text']);
    }
  });
});
