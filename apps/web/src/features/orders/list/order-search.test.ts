import { expect, it } from 'vitest';
import { daysOf, filterOf } from './order-search.ts';

it.each([
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['this_year', '2026-07-04', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-07-04', '2025-01-01', '2025-12-31'],
] as const)('knows the days of %s on %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});

it('asks for what the address says and nothing else', () => {
  expect(filterOf({})).toEqual({});
  expect(filterOf({ q: ' rebar ', view: 'late', own: 'yes' })).toEqual({
    q: 'rebar',
    view: 'late',
    own_approval: true,
  });
});
