import * as fc from 'fast-check';
import { payPeriodsOf } from '@muster/domain/pay/pay-period-on';
import type { CalendarTerms } from '@muster/domain/pay/pay-facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';

/** The database and the pay engine know the same pay periods, also where the calendar changes. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const dayMs = 86_400_000;
const first = Date.parse('2025-12-01');
const dateOf = (days: number) => new Date(first + days * dayMs).toISOString().slice(0, 10);

const kind = fc.constantFrom('weekly', 'biweekly', 'semimonthly', 'monthly');
const calendarFrom = (days: number, pay_period: CalendarTerms['pay_period']): CalendarTerms => ({
  workweek_start: new Date(dateOf(days)).getUTCDay() || 7,
  pay_period,
  period_anchor: dateOf(days),
});

test('pay_period answers what the pay engine does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 61, max: 130 }),
      fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 8, maxLength: 8 }),
      fc.tuple(kind, kind),
      async (oneDay, otherDay, days, [oneKind, otherKind]) => {
        await cast.database.query(
          `delete from company_rules where company_id = $1 and kind = 'calendar' and valid_from > '2000-01-01'`,
          [cast.company],
        );
        for (const [day, rule] of [
          [oneDay, calendarFrom(oneDay, oneKind)],
          [otherDay, calendarFrom(otherDay, otherKind)],
        ] as const) {
          await cast.database.query(
            `insert into company_rules (company_id, kind, valid_from, rule) values ($1, 'calendar', $2, $3)`,
            [cast.company, dateOf(day), JSON.stringify(rule)],
          );
        }
        const rules = await cast.database.query<{ from: string; value: CalendarTerms }>(
          `select valid_from::text as from, rule as value from company_rules
           where company_id = $1 and kind = 'calendar' order by valid_from`,
          [cast.company],
        );
        const periodOn = payPeriodsOf(rules);
        for (const day of days) {
          const [row] = await cast.database.query(
            `select period_from::text as from, period_to::text as to from app.pay_period($1, $2)`,
            [cast.company, dateOf(day)],
          );
          expect([dateOf(day), row]).toEqual([dateOf(day), periodOn(dateOf(day))]);
        }
      },
    ),
    { numRuns: 40 },
  );
});
