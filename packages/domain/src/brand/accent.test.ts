import { assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentFamily, isAccentAdjusted } from './accent.ts';
import { contrastRatio, hexToRgb, oklchToRgb, rgbToHex, rgbToOklch } from './color.ts';
import { grounds, themes } from './palette.ts';

const anyHex = tuple(nat(255), nat(255), nat(255)).map(rgbToHex);

describe.each(themes)('the accent family in the %s theme', (theme) => {
  const { page, card, well } = grounds[theme];

  it('is legible for whatever colour a company gives', () => {
    assert(
      property(anyHex, (hex) => {
        const family = accentFamily(hex, theme);
        for (const fill of [family.accent, family.accentHover, family.accentActive]) {
          expect(contrastRatio(family.onAccent, fill)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of [page, card, well]) {
          expect(contrastRatio(family.accentInk, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(family.accentMark, ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrastRatio(family.accentInk, family.accentSoft)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(grounds[theme].ink, family.accentSoft)).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(family.accentEdge, card)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 400, examples: [['#000000'], ['#ffffff']] },
    );
  });

  it('tells the fill from its shades under pointer and finger', () => {
    for (const hex of ['#1a73e8', '#0b1f4b', '#ffee00', '#000000', '#ffffff', '#808080']) {
      const { accent, accentHover, accentActive } = accentFamily(hex, theme);
      const shown = [accent, accentHover, accentActive].map((color) => rgbToHex(oklchToRgb(color)));
      expect(new Set(shown).size, `${hex}: ${shown.join(', ')}`).toBe(3);
    }
  });
});

describe('a company colour', () => {
  it('is not touched where it is legible as it is', () => {
    expect(isAccentAdjusted('#1a73e8', 'light')).toBe(false);
    expect(isAccentAdjusted('#0b1f4b', 'light')).toBe(false);
    expect(isAccentAdjusted('#ffee00', 'light')).toBe(false);
  });

  it('that vanishes on the dark page is lightened there', () => {
    expect(isAccentAdjusted('#0b1f4b', 'dark')).toBe(true);
    expect(isAccentAdjusted('#000000', 'dark')).toBe(true);
  });

  it('that is pale keeps its fill and gets a visible edge', () => {
    const { accent, accentEdge } = accentFamily('#ffee00', 'light');
    expect(rgbToHex(oklchToRgb(accent))).toBe('#ffee00');
    expect(contrastRatio(accentEdge, grounds.light.card)).toBeGreaterThanOrEqual(3);
  });

  it('survives the way to OKLCH and back', () => {
    assert(
      property(anyHex, (hex) => {
        expect(rgbToHex(oklchToRgb(rgbToOklch(hexToRgb(hex))))).toBe(hex);
      }),
    );
  });

  it('is refused when it is no colour', () => {
    expect(() => hexToRgb('red')).toThrow(RangeError);
    expect(() => hexToRgb('#12345')).toThrow(RangeError);
  });
});
