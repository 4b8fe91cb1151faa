import type { CompanyRule } from '@muster/contract/company-settings';
import { describe, expect, it } from 'vitest';
import { changesOf, nextWeekday, ruleAt, weekStarts } from './rules-over-time.ts';

const row = (valid_from: string, attribution: string): CompanyRule => ({
  id: `00000000-0000-4000-8000-${valid_from.replaceAll('-', '')}0000`,
  kind: 'workday',
  valid_from,
  rule: { attribution },
  state: 'past',
  changed_at: '2026-11-01T00:00:00.000Z',
  changed_by: null,
});
const rules = [
  row('2026-12-01', 'start_day'),
  row('2000-01-01', 'start_day'),
  row('2026-11-20', 'midnight'),
];

describe('rules over time', () => {
  it('hold from their day until the next one', () => {
    const at = (day: string) => ruleAt(rules, 'workday', day).attribution;
    expect(['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01'].map(at)).toEqual([
      'start_day',
      'midnight',
      'midnight',
      'start_day',
    ]);
  });

  it('are listed with the newest first', () => {
    expect(changesOf(rules, 'workday').map(({ valid_from }) => valid_from)).toEqual([
      '2026-12-01',
      '2026-11-20',
      '2000-01-01',
    ]);
    expect(changesOf(rules, 'overtime')).toEqual([]);
  });
});

describe('the first day of a week', () => {
  it('is the next such day, or the day itself', () => {
    expect(nextWeekday('2026-11-20', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', 7)).toBe('2026-11-29');
  });

  it('is offered for the past month too', () => {
    const starts = weekStarts('2026-11-20', 1);
    expect(starts[0]).toBe('2026-10-26');
    expect(starts.at(-1)).toBe('2027-02-15');
  });
});
