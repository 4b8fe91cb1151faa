import { describe, expect, it } from 'vitest';
import { newLine, newOrder, partNamed, readDraft } from './order-draft.ts';

const line = (part: Partial<ReturnType<typeof newLine>>) => ({ ...newLine(), ...part });
const studs = line({ description: 'Studs', quantity: '10', price: '4.29' });
const vendor = { id: null, name: 'Counter' };
const wrongOf = (part: Parameters<typeof newOrder>[0], purpose: 'draft' | 'submit' | 'counter') =>
  readDraft(newOrder(part), purpose, 'en').wrong.map((path) => path.join('.'));

describe('an order that is typed', () => {
  it('lacks a vendor and a line before it can be submitted', () => {
    expect(wrongOf({}, 'submit')).toEqual(['vendor_id', 'lines.0.description']);
    expect(wrongOf({}, 'draft')).toEqual([]);
    expect(wrongOf({ vendor_id: vendor, lines: [studs] }, 'submit')).toEqual([]);
  });

  it('names the row and field of each number that can’t be kept', () => {
    const lines = [
      studs,
      line({ description: 'Nails', quantity: '0', price: '-1', tax_rate: '100.0001' }),
      line({ description: 'Wire', quantity: '1000000.001', price: '1000000.0001' }),
    ];
    expect(wrongOf({ vendor_id: vendor, lines }, 'submit')).toEqual([
      'lines.1.quantity',
      'lines.1.price',
      'lines.1.tax_rate',
      'lines.2.quantity',
      'lines.2.price',
    ]);
    const most = line({
      description: 'Wire',
      quantity: '1000000',
      price: '1000000',
      tax_rate: '100',
    });
    expect(wrongOf({ vendor_id: vendor, lines: [most] }, 'submit')).toEqual([]);
  });

  it('may lack its prices at a counter and nowhere else', () => {
    const lines = [line({ description: 'Studs', quantity: '10' })];
    expect(wrongOf({ vendor_id: vendor, lines }, 'counter')).toEqual([]);
    expect(wrongOf({ vendor_id: vendor, lines }, 'submit')).toEqual(['lines.0.price']);
  });

  it('leaves out lines that were never begun, and finds the row that a refusal names', () => {
    const draft = newOrder({ vendor_id: vendor, lines: [line({}), studs] });
    expect(readDraft(draft, 'submit', 'en').order.lines).toMatchObject([
      { description: 'Studs', quantity: 10_000, price: 42_900, price_factor: 1000, unit: 'ea' },
    ]);
    expect(partNamed('lines.1.price', draft)).toEqual(['lines', 1, 'price']);
    expect(partNamed('lines.2.price', draft)).toBeNull();
    expect(partNamed('vendor_name', draft)).toEqual(['vendor_id']);
  });

  it('reads numbers in the reader’s language', () => {
    const lines = [line({ description: 'Clavos', quantity: '1,5', price: '1.234,5' })];
    expect(readDraft(newOrder({ lines }), 'draft', 'es').order.lines).toMatchObject([
      { quantity: 1500, price: 12_345_000 },
    ]);
  });
});
