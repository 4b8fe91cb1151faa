import { assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentFamily } from './accent.ts';
import { contrastRatio, hexToRgb, oklchToHex, oklchToRgb, rgbToHex, rgbToOklch } from './color.ts';
import { brandSurfaces } from './surfaces.ts';
import { themes } from './theme.ts';

const anyHex = tuple(nat(255), nat(255), nat(255)).map(rgbToHex);
const surfacesIn = (theme: 'light' | 'dark') =>
  brandSurfaces({ backgroundHex: '#ffffff', textHex: '#202124' }, theme);

describe.each(themes)('the accent family in the %s theme', (theme) => {
  it('tells the fill from its shades under pointer and finger', () => {
    for (const hex of ['#1a73e8', '#0b1f4b', '#ffee00', '#000000', '#ffffff', '#808080']) {
      const { accent, accentHover, accentActive } = accentFamily(
        hex,
        surfacesIn(theme),
        surfacesIn(theme).card,
      );
      const shown = [accent, accentHover, accentActive].map(oklchToHex);
      expect(new Set(shown).size, `${hex}: ${shown.join(', ')}`).toBe(3);
    }
  });
});

describe('a company color', () => {
  const fillIn = (theme: 'light' | 'dark', hex: string) =>
    oklchToHex(accentFamily(hex, surfacesIn(theme), surfacesIn(theme).card).accent);

  it('is not touched where it is readable as it is', () => {
    for (const hex of ['#1a73e8', '#0b1f4b', '#ffee00']) expect(fillIn('light', hex)).toBe(hex);
  });

  it('that vanishes on the dark page is lightened there', () => {
    for (const hex of ['#0b1f4b', '#000000']) expect(fillIn('dark', hex)).not.toBe(hex);
  });

  it('that is pale keeps its fill and gets a visible edge', () => {
    const surfaces = surfacesIn('light');
    const { accentEdge } = accentFamily('#ffee00', surfaces, surfaces.card);
    expect(fillIn('light', '#ffee00')).toBe('#ffee00');
    expect(contrastRatio(accentEdge, surfaces.card)).toBeGreaterThanOrEqual(3);
  });

  it('survives the way to OKLCH and back', () => {
    assert(
      property(anyHex, (hex) => {
        expect(rgbToHex(oklchToRgb(rgbToOklch(hexToRgb(hex))))).toBe(hex);
      }),
    );
  });

  it('is rejected when it is not a color', () => {
    expect(() => hexToRgb('red')).toThrow(RangeError);
    expect(() => hexToRgb('#12345')).toThrow(RangeError);
  });
});
