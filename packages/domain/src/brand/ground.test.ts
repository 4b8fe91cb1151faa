import { assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentFamily } from './accent.ts';
import { contrastRatio, rgbToHex } from './color.ts';
import { groundFamily } from './ground.ts';
import { grounds, themes } from './palette.ts';

const anyHex = tuple(nat(255), nat(255), nat(255)).map(rgbToHex);

describe.each(themes)('grounds of a company in the %s theme', (theme) => {
  const { card, well } = grounds[theme];

  it('carry legible text for whatever pair of colours it gives', () => {
    assert(
      property(anyHex, anyHex, (backgroundHex, textHex) => {
        const { page, ink } = groundFamily({ backgroundHex, textHex }, theme);
        for (const ground of [page, card, well]) {
          expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(7);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('keep the accent of any third colour legible, and its quiet ground readable', () => {
    assert(
      property(anyHex, anyHex, anyHex, (primaryHex, backgroundHex, textHex) => {
        const accent = accentFamily(primaryHex, theme);
        const { page, ink } = groundFamily({ backgroundHex, textHex }, theme, [accent.accentSoft]);
        expect(contrastRatio(accent.accentInk, page)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(accent.accentMark, page)).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(ink, accent.accentSoft)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 300 },
    );
  });

  it('are hardly lighter or darker than the designed one, so that status colours keep their contrast', () => {
    assert(
      property(anyHex, (backgroundHex) => {
        const { page } = groundFamily({ backgroundHex, textHex: '#202124' }, theme);
        expect(contrastRatio(page, grounds[theme].page)).toBeLessThan(1.03);
      }),
    );
  });

  it('are the designed ones for white, grey and black', () => {
    for (const backgroundHex of ['#ffffff', '#888888', '#000000']) {
      const { page } = groundFamily({ backgroundHex, textHex: '#202124' }, theme);
      expect(page).toEqual(grounds[theme].page);
    }
  });
});
