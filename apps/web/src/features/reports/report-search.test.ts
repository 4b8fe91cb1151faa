import { expect, test } from 'vitest';
import { askedReport } from './report-search.ts';

test('an address without a meaning asks for the usual report', () => {
  const usual = { report: 'hours', by: 'project', period: { kind: 'this_pay_period' } };
  expect(askedReport({}, false)).toEqual(usual);
  expect(askedReport({ period: 'custom', from: '2026-10-05' }, false)).toEqual(usual);
});

test('an address asks for a report, a group and days', () => {
  expect(
    askedReport(
      { report: 'hours', by: 'week', period: 'custom', from: '2026-10-05', to: '2026-10-11' },
      true,
    ),
  ).toEqual({
    report: 'hours',
    by: 'week',
    period: { kind: 'custom', from: '2026-10-05', to: '2026-10-11' },
  });
});
