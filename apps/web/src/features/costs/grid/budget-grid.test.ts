import { describe, expect, it } from 'vitest';
import { emptyRow, pasteInto, readType, resolveRows } from './budget-grid.ts';

const ids = new Map([['03 30', '00000000-0000-4000-8000-000000000001']]);
const row = { ...emptyRow('a'), code: '03 30', amount: '1,200.50' };

describe('rows of a budget', () => {
  it('are read in the way of the reader, and blank ones are left out', () => {
    const typed = { ...row, hours: '12.5', quantity: '3', unit: ' yd ' };
    expect(resolveRows([typed, emptyRow('b')], ids, 'en')).toEqual({
      lines: [
        {
          cost_code_id: ids.get('03 30'),
          cost_type: 'L',
          hours: 12_500,
          quantity: 3000,
          unit: 'yd',
          amount: 120_050,
        },
      ],
    });
    expect(resolveRows([{ ...row, amount: '1.200,50' }], ids, 'es')).toMatchObject({
      lines: [{ amount: 120_050 }],
    });
  });

  it.each([
    ['code', 'missing', { code: ' ' }],
    ['code', 'unknown', { code: '99' }],
    ['cost_type', 'unknown', { cost_type: 'X' }],
    ['hours', 'negative', { hours: '-1' }],
    ['hours', 'invalid', { hours: 'ten' }],
    ['amount', 'invalid', { amount: '1.005' }],
    ['amount', 'too_large', { amount: '10000000000' }],
    ['unit', 'missing', { quantity: '1' }],
    ['unit', 'too_long', { unit: 'x'.repeat(21) }],
  ])('name the %s that is %s', (column, reason, change) => {
    expect(resolveRows([{ ...row, ...change }], ids, 'en')).toEqual({
      flaws: [{ row: 0, column, reason }],
    });
  });

  it('have each code and type once', () => {
    expect(resolveRows([row, { ...row, cost_type: 'M' }, row], ids, 'en')).toEqual({
      flaws: [{ row: 2, column: 'code', reason: 'repeated' }],
    });
  });
});

describe('pasted cells', () => {
  it('fill the rows from the cell on and add those that are missing', () => {
    const cells = [
      ['Material', '', '', '', '$500.00', 'too many'],
      ['Labor', '8'],
    ];
    const pasted = pasteInto([row], { row: 0, column: 'cost_type' }, cells, () => 'new');
    expect(pasted).toEqual([
      { ...row, cost_type: 'M', hours: '', quantity: '', unit: '', amount: '$500.00' },
      { ...emptyRow('new'), hours: '8' },
    ]);
    expect(resolveRows([pasted[0] ?? row], ids, 'en')).toMatchObject({
      lines: [{ amount: 50_000 }],
    });
  });

  it('name a type by letter or word in either language', () => {
    expect(
      ['l', 'Mano de obra', 'MATERIAL', 'Equipo', 'Subcontratos', 'Otros'].map(readType),
    ).toEqual(['L', 'L', 'M', 'E', 'S', 'O']);
    expect(readType('Weather')).toBeNull();
  });
});
