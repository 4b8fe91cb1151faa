import { describe, expect, it } from 'vitest';
import { figuresDraftOf, type FiguresValues, resolveFigures } from './figures-draft.ts';

const blank: FiguresValues = {
  worker_kind: '',
  fringe_credit: '',
  tax_cents: '',
  fica_cents: '',
  other_cents: '',
  net_cents: '',
};

describe('the figures of a week', () => {
  it('are unknown where nothing is typed, and zero where zero is', () => {
    expect(resolveFigures({ ...blank, other_cents: '0.00' }, 'en')).toEqual({
      figures: {
        is_apprentice: null,
        fringe_credit: null,
        tax_cents: null,
        fica_cents: null,
        other_cents: 0,
        net_cents: null,
      },
    });
  });

  it('are whole cents, but four decimals an hour', () => {
    expect(
      resolveFigures({ ...blank, fringe_credit: '1.2345', tax_cents: '1,234.56' }, 'en'),
    ).toMatchObject({ figures: { fringe_credit: 12_345, tax_cents: 123_456 } });
    expect(resolveFigures({ ...blank, tax_cents: '1.234,567', net_cents: 'much' }, 'en')).toEqual({
      problems: ['tax_cents', 'net_cents'],
    });
    expect(resolveFigures({ ...blank, fica_cents: '-5' }, 'en')).toEqual({
      problems: ['fica_cents'],
    });
  });

  it('are read back as they were saved', () => {
    const figures = {
      is_apprentice: true,
      fringe_credit: 12_345,
      tax_cents: 0,
      fica_cents: 5,
      other_cents: null,
      net_cents: 123_456,
    };
    const draft = figuresDraftOf(figures, (amount) => String(amount));
    expect(resolveFigures(draft, 'en')).toEqual({ figures });
  });
});
