import { describe, expect, it } from 'vitest';
import type { PayCalendar } from '../../ui/time/date-presets.ts';
import { countFilters, readAuditSearch, searchToFilters } from './audit-search.ts';

const person = '3f2b8a4e-1111-4222-8333-944455556666';
const calendar: PayCalendar = [
  {
    from: '1970-01-01',
    value: { workweek_start: 1, pay_period: 'weekly', period_anchor: '2026-11-16' },
  },
];
const noon = new Date(2026, 10, 20, 12).getTime();

describe('an address', () => {
  it('with nonsense in it filters by nothing', () => {
    expect(
      readAuditSearch({
        words: '   ',
        person: 'me',
        kind: `projects'--`,
        action: 'truncate',
        period: 'ever',
        from: 'yesterday',
        change: 7,
        other: 'x',
      }),
    ).toEqual({});
    expect(readAuditSearch({ words: { a: 1 } })).toEqual({});
  });

  it('keeps a search, also for a word of digits', () => {
    const search = { words: 'roof', person, kind: 'projects', period: 'dates', from: '2026-11-01' };
    expect(readAuditSearch(search)).toEqual(search);
    expect(readAuditSearch({ words: 42 })).toEqual({ words: '42' });
  });
});

describe('filters', () => {
  it('leave out who looked at something, unless that is asked for', () => {
    expect(searchToFilters({}, noon, calendar)).toEqual({ action: 'change' });
    expect(searchToFilters({ action: 'read' }, noon, calendar)).toEqual({ action: 'read' });
    expect(searchToFilters({ action: 'all' }, noon, calendar)).toEqual({});
    expect(searchToFilters({ kind: 'pay_rate_reads' }, noon, calendar)).toEqual({
      subject: 'pay_rate_reads',
    });
  });

  it('of a preset begin at midnight of the reader’s first day and have no end', () => {
    expect(searchToFilters({ period: 'today' }, noon, calendar)).toMatchObject({
      from: new Date(2026, 10, 20).toISOString(),
    });
    expect(searchToFilters({ period: 'this_week' }, noon, calendar)).toMatchObject({
      from: new Date(2026, 10, 16).toISOString(),
    });
  });

  it('of the week before have an end, and none while weeks are not known', () => {
    expect(searchToFilters({ period: 'last_week' }, noon, calendar)).toMatchObject({
      from: new Date(2026, 10, 9).toISOString(),
      to: new Date(2026, 10, 16).toISOString(),
    });
    expect(searchToFilters({ period: 'last_week' }, noon, null)).toEqual({ action: 'change' });
  });

  it('of chosen days take in the last one, and leave out what is no day', () => {
    const search = { period: 'dates', from: '2026-11-02', to: '2026-11-03' } as const;
    expect(searchToFilters(search, noon, calendar)).toMatchObject({
      from: new Date(2026, 10, 2).toISOString(),
      to: new Date(2026, 10, 4).toISOString(),
    });
    expect(searchToFilters({ period: 'dates', from: '2026-13-99' }, noon, calendar)).toEqual({
      action: 'change',
    });
  });

  it('are counted once each, a record with its kind as one', () => {
    expect(countFilters({ kind: 'projects', record: person, person })).toBe(2);
    expect(countFilters({ words: 'roof' })).toBe(0);
  });
});
