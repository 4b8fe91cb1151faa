import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OvertimeTerms, PayFacts } from '../pay/pay-facts.ts';
import { readZoneTable } from '../pay/read-zone-table.ts';
import { reckon } from '../pay/reckon.ts';
import { forecastOvertime, type Work } from './forecast-overtime.ts';

/** The pay engine is the authority: if work goes as planned, it finds the same overtime. */
const zone = 'America/Denver';
const tables = new Map([[zone, readZoneTable(zone, Date.UTC(2025, 0), Date.UTC(2027, 0), 'test')]]);
// An ordinary week, and the weeks with the spring and fall clock changes.
const mondays = ['2026-06-15', '2026-03-02', '2026-10-26'];

const federal: OvertimeTerms = {
  set: 'custom',
  weekly_after_minutes: 2400,
  daily_after_minutes: null,
  daily_double_after_minutes: null,
  shift_after_minutes: null,
  daily_below_rate: null,
  seventh_day: false,
  seventh_day_double_after_minutes: null,
  workday_starts_at: '00:00',
  overtime_percent: 150,
  double_percent: 200,
};
const sets: readonly OvertimeTerms[] = [
  federal,
  {
    ...federal,
    daily_after_minutes: 480,
    daily_double_after_minutes: 720,
    seventh_day: true,
    seventh_day_double_after_minutes: 480,
  },
  { ...federal, daily_after_minutes: 720, shift_after_minutes: 720 },
  { ...federal, daily_after_minutes: 480, workday_starts_at: null },
  { ...federal, daily_after_minutes: 600, workday_starts_at: '05:00' },
];

const day = fc.record({
  isWorked: fc.boolean(),
  from: fc.integer({ min: 0, max: 1000 }),
  minutes: fc.integer({ min: 90, max: 900 }),
  breakMinutes: fc.constantFrom(0, 30, 45, 60),
});

test.each(sets.map((terms, index) => [index, terms] as const))(
  'finds the overtime of the pay engine, by rule, for set %i',
  (_, terms) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...mondays),
        fc.array(day, { minLength: 7, maxLength: 7 }),
        (monday, days) => {
          const works = worksOf(monday, days);
          const facts = factsOf(terms, works);
          const expected: Record<string, number> = {};
          for (const { reason, from, to, week } of reckon(facts, monday, monday).spans) {
            if (reason === 'straight' || week.date !== monday) continue;
            expected[reason] = (expected[reason] ?? 0) + to - from;
          }
          const week = { zone, weekFrom: monday, workdayStartsAt: terms.workday_starts_at };
          expect(forecastOvertime(tables, week, terms, works)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  },
);

/** At most one a day, which may continue into the next day but not overlap its work. */
function worksOf(
  monday: string,
  days: readonly { isWorked: boolean; from: number; minutes: number; breakMinutes: number }[],
): Work[] {
  const start = Date.parse(`${monday}T06:00:00Z`) / 60_000 + 60;
  const works: Work[] = [];
  for (const [index, { isWorked, from, minutes, breakMinutes }] of days.entries()) {
    if (!isWorked) continue;
    const begins = Math.max(start + index * 1440 + from, (works.at(-1)?.to ?? 0) + 1);
    works.push({ from: begins, to: begins + minutes, breakMinutes });
  }
  return works;
}

function factsOf(overtime: OvertimeTerms, works: readonly Work[]): PayFacts {
  const from = '2000-01-01';
  const none = { mode: 'off', minutes: 5 } as const;
  return {
    zones: [{ from, value: zone }],
    zoneTables: tables,
    calendar: [
      { from, value: { pay_period: 'weekly', period_anchor: '2026-01-05', workweek_start: 1 } },
    ],
    workday: [{ from, value: { attribution: 'midnight' } }],
    rounding: [{ from, value: { begin: none, end: none, duration: none } }],
    overtime: [{ from, value: overtime }],
    breaks: [
      {
        from,
        value: {
          set: 'federal',
          paid_up_to_minutes: 20,
          shortest_block_minutes: 1,
          meals: [],
          rest: null,
          missed_pays_hour: false,
          deduct: null,
        },
      },
    ],
    terms: [],
    rates: [],
    jobRates: [],
    entries: works.map((work, index) => {
      const breakFrom = work.from + Math.floor((work.to - work.from - work.breakMinutes) / 2);
      return {
        id: String(index),
        projectId: null,
        costCodeId: null,
        startedAt: work.from * 60_000,
        endedAt: work.to * 60_000,
        zone,
        flags: [],
        needsReview: false,
        breaks:
          work.breakMinutes === 0
            ? []
            : [
                {
                  id: `b${index}`,
                  kind: 'meal',
                  startedAt: breakFrom * 60_000,
                  endedAt: (breakFrom + work.breakMinutes) * 60_000,
                },
              ],
      };
    }),
    answers: [],
    reversedDeductions: [],
    timeOff: [],
    otherPay: [],
    until: null,
  };
}
