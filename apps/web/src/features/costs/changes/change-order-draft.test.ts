import { describe, expect, test } from 'vitest';
import {
  type ChangeDraft,
  newChangeDraft,
  newChangeLine,
  readChangeDraft,
  withTicket,
} from './change-order-draft.ts';

const code = '5a1f7c1e-2222-4222-8222-222222222222';
const line = { ...newChangeLine(), cost_code_id: code, amount: '900.00' };
const draft: ChangeDraft = {
  ...newChangeDraft(),
  title: 'Deeper footing',
  price: '1,200.00',
  lines: [line],
};
const typed = (value: number) => String(value / 1000);

describe('a change order that is typed', () => {
  test('has its own price, or one by the markup on its cost', () => {
    expect(readChangeDraft(draft, 'en')).toMatchObject({
      facts: { price: 120_000 },
      cost: 90_000,
      wrong: [],
    });
    expect(readChangeDraft({ ...draft, markup: '33.335' }, 'en').wrong).toEqual([['markup']]);
    expect(readChangeDraft({ ...draft, markup: '33.33' }, 'en').facts.price).toBe(119_997);
    const cents = { ...draft, markup: '10', lines: [{ ...line, amount: '-0.05' }] };
    expect(readChangeDraft(cents, 'en').facts.price).toBe(-6);
  });

  test('leaves blank lines out and names the wrong ones', () => {
    const lines = [
      newChangeLine(),
      line,
      { ...line, id: 'b', amount: 'x' },
      { ...line, id: 'c', cost_type: 'M' as const, cost_code_id: null },
      { ...line, id: 'd', cost_type: 'E' as const, amount: '10,000,000,000.00' },
    ];
    const read = readChangeDraft({ ...draft, title: ' ', price: '', lines }, 'en');
    expect(read.wrong).toEqual([
      ['lines', 2, 'amount'],
      ['lines', 2, 'cost_code_id'],
      ['lines', 3, 'cost_code_id'],
      ['lines', 4, 'amount'],
      ['price'],
      ['title'],
    ]);
    expect(readChangeDraft({ ...draft, lines: [newChangeLine()] }, 'en').facts.lines).toEqual([]);
  });

  test('takes words and hours of its tickets', () => {
    const first = withTicket(newChangeDraft(), { id: 'a', what: 'Dig', minutes: 90 }, typed);
    const both = withTicket(first, { id: 'b', what: 'Pour', minutes: 60 }, typed);
    expect(both).toMatchObject({
      title: 'Dig',
      scope: 'Dig\nPour',
      ticket_ids: ['a', 'b'],
      lines: [{ hours: '2.5' }],
    });
    expect(withTicket(draft, { id: 'a', what: 'Dig', minutes: 90 }, typed).lines).toEqual([line]);
  });
});
