import { describe, expect, it } from 'vitest';
import { figuresDraftOf, type FiguresValues, plansOf, resolveFigures } from './figures-draft.ts';

const blank: FiguresValues = {
  worker_kind: '',
  apprentice_level: '',
  tax_cents: '',
  fica_cents: '',
  other_cents: '',
  other_note: '',
  net_cents: '',
};
const plans = ['Health trust', 'Pension'];

describe('the figures of a week', () => {
  it('are unknown where nothing is typed, and zero where zero is', () => {
    expect(resolveFigures({ ...blank, other_cents: '0.00', credit_1: '0' }, plans, 'en')).toEqual({
      figures: {
        is_apprentice: null,
        apprentice_level: null,
        fringe_credits: { Pension: 0 },
        tax_cents: null,
        fica_cents: null,
        other_cents: 0,
        other_note: null,
        net_cents: null,
      },
    });
  });

  it('are whole cents, but four decimals an hour', () => {
    expect(
      resolveFigures({ ...blank, credit_0: '1.2345', tax_cents: '1,234.56' }, plans, 'en'),
    ).toMatchObject({
      figures: { fringe_credits: { 'Health trust': 12_345 }, tax_cents: 123_456 },
    });
    expect(
      resolveFigures({ ...blank, tax_cents: '1.234,567', net_cents: 'much' }, plans, 'en'),
    ).toEqual({ problems: ['tax_cents', 'net_cents'] });
    expect(resolveFigures({ ...blank, fica_cents: '-5', credit_1: 'x' }, plans, 'en')).toEqual({
      problems: ['credit_1', 'fica_cents'],
    });
  });

  it('keep the level of progression only for apprentices', () => {
    const typed = { ...blank, apprentice_level: ' 3rd period ' };
    expect(resolveFigures({ ...typed, worker_kind: 'RA' }, [], 'en')).toMatchObject({
      figures: { apprentice_level: '3rd period' },
    });
    expect(resolveFigures({ ...typed, worker_kind: 'J' }, [], 'en')).toMatchObject({
      figures: { apprentice_level: null },
    });
  });

  it('are read back as they were saved, with the credit of a plan that is no longer named', () => {
    const figures = {
      is_apprentice: true,
      apprentice_level: '60 %',
      fringe_credits: { Pension: 12_345, 'Old plan': 5000 },
      tax_cents: 0,
      fica_cents: 5,
      other_cents: null,
      other_note: 'Union dues',
      net_cents: 123_456,
    };
    const all = plansOf([{ name: 'Health trust' }, { name: 'Pension' }], figures.fringe_credits);
    expect(all).toEqual(['Health trust', 'Pension', 'Old plan']);
    const draft = figuresDraftOf(figures, all, (amount) => String(amount));
    expect(resolveFigures(draft, all, 'en')).toEqual({ figures });
  });
});
