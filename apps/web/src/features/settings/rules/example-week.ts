import { addDays } from '@muster/domain';
import type { OvertimeTerms, PayFacts } from '@muster/domain/pay/pay-facts';
import { reckon } from '@muster/domain/pay/reckon';

export type ExampleDay = {
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
};

/** Any Monday will do, since UTC has no clock changes. */
const monday = '2024-01-01';
const always = '2000-01-01';
const off = { mode: 'off', minutes: 15 } as const;

/**
 * Returns how a rule splits the minutes of a week with one shift a day. The shifts begin with the workday, and the
 * person earns less than any limit of the rule.
 *
 * @param workedMinutes one number for each of seven days
 */
export function exampleWeek(
  workedMinutes: readonly number[],
  rule: OvertimeTerms,
): readonly ExampleDay[] {
  const dates = workedMinutes.map((_, index) => addDays(monday, index));
  const startsAt = rule.workday_starts_at ?? '00:00';
  const facts: PayFacts = {
    zones: [{ from: always, value: 'UTC' }],
    zoneTables: new Map([['UTC', { zone: 'UTC', tzdata: '', changes: [[0, 0]] }]]),
    calendar: [
      {
        from: always,
        value: { workweek_start: 1, pay_period: 'weekly', period_anchor: monday },
      },
    ],
    workday: [{ from: always, value: { attribution: 'start_day' } }],
    rounding: [{ from: always, value: { begin: off, end: off, duration: off } }],
    overtime: [{ from: always, value: rule }],
    breaks: [
      {
        from: always,
        value: {
          set: 'none',
          paid_up_to_minutes: 0,
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
    entries: dates.flatMap((date, index) => {
      const minutes = workedMinutes[index] ?? 0;
      const startedAt = Date.parse(`${date}T${startsAt}Z`);
      if (minutes === 0) return [];
      return [
        {
          id: date,
          projectId: null,
          costCodeId: null,
          startedAt,
          endedAt: startedAt + minutes * 60_000,
          zone: 'UTC',
          flags: [],
          breaks: [],
          needsReview: false,
        },
      ];
    }),
    answers: [],
    reversedDeductions: [],
    timeOff: [],
    otherPay: [],
    until: null,
  };
  const { spans } = reckon(facts, monday, addDays(monday, 6));
  return dates.map((date) => {
    const sum = (payClass: 'regular' | 'overtime' | 'double') =>
      spans
        .filter((span) => span.date === date && span.payClass === payClass)
        .reduce((total, { from, to }) => total + to - from, 0);
    return { regular: sum('regular'), overtime: sum('overtime'), double: sum('double') };
  });
}
