/** Properties of every person's hours under any rules; the case files cover the law. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../rules/pay-periods.ts';
import type { BreakTerms, OvertimeTerms, PayFacts, WorkEntry } from './pay-facts.ts';
import { reckon } from './reckon.ts';
import type { ZoneTable } from './zone-table.ts';

const always = '2000-01-01';
const monday = '2026-10-26';
const sunday = '2026-11-08';
/** One day into the first week, so that everything falls into the two weeks for any start of the workday. */
const start = Date.parse('2026-10-27T06:00Z');
const minuteMs = 60_000;

/** Denver around the night of November 1, 2026. */
const denver: ZoneTable = {
  zone: 'America/Denver',
  tzdata: 'test',
  changes: [
    [0, -360],
    [Date.parse('2026-11-01T08:00Z') / minuteMs, -420],
  ],
};

const none: OvertimeTerms = {
  set: 'custom',
  weekly_after_minutes: null,
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

const limit = (least: number, most: number) =>
  fc.option(fc.integer({ min: least, max: most }), { nil: null });

const anyOvertime: fc.Arbitrary<OvertimeTerms> = fc
  .record({
    weekly_after_minutes: limit(60, 4000),
    daily_after_minutes: limit(60, 700),
    daily_double_after_minutes: limit(701, 1440),
    shift_after_minutes: limit(60, 1000),
    seventh_day: fc.boolean(),
    seventh_day_double_after_minutes: limit(1, 600),
    workday_starts_at: fc.constantFrom('00:00', '01:30', '06:00', '23:30', null),
  })
  .map((terms) => ({ ...none, ...terms }));

const anyBreaks: fc.Arbitrary<BreakTerms> = fc.record({
  set: fc.constant('custom'),
  paid_up_to_minutes: fc.integer({ min: 0, max: 30 }),
  shortest_block_minutes: fc.integer({ min: 1, max: 20 }),
  unpaid_from_minutes: fc.integer({ min: 0, max: 40 }),
  rest_paid: fc.boolean(),
  meals: fc.constant([{ after_minutes: 300, minutes: 30, waivable_up_to_minutes: 360 }]),
  rest: fc.constant({ minutes: 10, every_minutes: 240, none_under_minutes: 210 }),
  missed_pays_hour: fc.boolean(),
  deduct: fc.constant(null),
});

/** Entries over two weeks that don't overlap, some adjacent, some with a break in the middle. */
const anyEntries: fc.Arbitrary<WorkEntry[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 900 }),
      length: fc.integer({ min: 0, max: 1100 }),
      seconds: fc.integer({ min: 0, max: 59 }),
      project: fc.constantFrom('A', 'B', null),
      taken: fc.option(
        fc.record({ kind: fc.constantFrom('meal' as const, 'rest' as const), minutes: fc.nat(60) }),
        { nil: null },
      ),
    }),
    { maxLength: 16 },
  )
  .map((steps) => {
    let at = start;
    const entries: WorkEntry[] = [];
    for (const [index, { gap, length, seconds, project, taken }] of steps.entries()) {
      const startedAt = at + gap * minuteMs + seconds * 1000;
      const endedAt = startedAt + length * minuteMs;
      if (endedAt > start + 12 * 1440 * minuteMs) break;
      const middle = startedAt + Math.floor(length / 2) * minuteMs;
      const breakEnd = Math.min(endedAt, middle + (taken?.minutes ?? 0) * minuteMs);
      entries.push({
        id: `e${index}`,
        projectId: project,
        costCodeId: null,
        startedAt,
        endedAt,
        zone: 'America/Denver',
        flags: [],
        breaks:
          taken === null
            ? []
            : [{ id: `b${index}`, kind: taken.kind, startedAt: middle, endedAt: breakEnd }],
        needsReview: false,
      });
      at = endedAt;
    }
    return entries;
  });

const anyFacts: fc.Arbitrary<PayFacts> = fc
  .record({
    overtime: anyOvertime,
    breaks: anyBreaks,
    entries: anyEntries,
    mode: fc.constantFrom('off' as const, 'nearest' as const, 'neutral' as const, 'up' as const),
    step: fc.constantFrom(5 as const, 6 as const, 10 as const, 15 as const),
    attribution: fc.constantFrom('start_day' as const, 'midnight' as const),
    period: fc.constantFrom('weekly' as const, 'biweekly' as const, 'semimonthly' as const),
    rate: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ overtime, breaks, entries, mode, step, attribution, period, rate }) => ({
    zones: [{ from: always, value: 'America/Denver' }],
    zoneTables: new Map([['America/Denver', denver]]),
    calendar: [
      {
        from: always,
        value: { workweek_start: 1, pay_period: period, period_anchor: monday },
      },
    ],
    workday: [{ from: always, value: { attribution } }],
    rounding: [
      {
        from: always,
        value: {
          begin: { mode, minutes: step },
          end: { mode, minutes: step },
          duration: { mode: 'off', minutes: step },
        },
      },
    ],
    overtime: [{ from: always, value: overtime }],
    breaks: [{ from: always, value: breaks }],
    terms: [],
    rates: [{ from: always, value: rate }],
    jobRates: [
      {
        id: 'job',
        from: always,
        to: null,
        isPersonal: false,
        projectId: 'B',
        costCodeId: null,
        classification: null,
        rate: rate + 12_345,
        fringe: 0,
        mode: 'replaces' as const,
      },
    ],
    entries,
    answers: [],
    reversedDeductions: [],
    timeOff: [],
    otherPay: [],
    until: null,
  }));

const calculate = (facts: PayFacts) => reckon(facts, monday, sunday);

describe('any person with any rules', () => {
  it('has every minute once, in order of time, and in one class', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { spans, weeks } = calculate(facts);
        let end = Number.NEGATIVE_INFINITY;
        for (const { from, to } of spans) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(weeks.flatMap((week) => week.spans)).toEqual(spans);
      }),
    );
  });

  it('has all minutes between clocking in and out as work or as an unpaid break, without rounding (complaint “midnight and DST bugs”)', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const [rule] = facts.rounding;
        const unrounded = rule?.value.begin.mode === 'off';
        fc.pre(unrounded);
        const worked = total(calculate(facts).spans);
        const present = facts.entries.reduce((sum, entry) => sum + minutesOf(entry), 0);
        const onBreak = facts.entries
          .flatMap(({ breaks }) => breaks)
          .reduce((sum, b) => sum + minutesOf(b), 0);
        expect(worked).toBeLessThanOrEqual(present);
        expect(worked).toBeGreaterThanOrEqual(present - onBreak);
      }),
    );
  });

  it('has the same result in any order of entries', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const reversed = { ...facts, entries: facts.entries.toReversed() };
        expect(calculate(reversed)).toEqual(calculate(facts));
      }),
    );
  });

  it('has lines whose minutes add up to the minutes worked', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { spans, lines } = calculate(facts);
        const work = lines.filter(({ earning }) =>
          ['regular', 'overtime', 'double_time'].includes(earning),
        );
        expect(work.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total(spans));
      }),
    );
  });

  it('has the same regular pay for a split week as for a whole one', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { lines } = calculate(facts);
        const reversals = lines.filter(({ isSplitWeek, minutes }) => isSplitWeek && minutes < 0);
        for (const reversal of reversals) {
          const straight = lines.filter(
            (line) =>
              line.earning === 'regular' &&
              line.week === reversal.week &&
              line.projectId === reversal.projectId &&
              line.rate === reversal.rate,
          );
          const minutes = straight.reduce((sum, line) => sum + line.minutes, 0);
          const cents = straight.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
          expect(cents).toBe(Math.floor((minutes * (reversal.rate ?? 0)) / 6000 + 0.5));
        }
      }),
    );
  });

  it('has every minute once where the workweek moves', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 7 }), (facts, firstDay) => {
        const moved = addDays('2026-11-01', firstDay % 7);
        const [rule] = facts.calendar;
        fc.pre(rule !== undefined);
        const calendar = [
          rule,
          { from: moved, value: { ...rule.value, workweek_start: firstDay, period_anchor: moved } },
        ];
        const of = (result: ReturnType<typeof reckon>) => total(result.spans);
        expect(of(reckon({ ...facts, calendar }, monday, '2026-11-15'))).toBe(
          of(reckon(facts, monday, '2026-11-15')),
        );
      }),
    );
  });

  it('has the same week whether the week before is given or only its last two days', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const second = addDays(monday, 7);
        const whole = reckon(facts, second, sunday);
        const cutoff = Date.parse(`${second}T07:00Z`) - 2 * 1440 * minuteMs;
        const recent = facts.entries.filter(({ endedAt }) => (endedAt ?? 0) >= cutoff);
        const touching = facts.entries.filter((entry) => !recent.includes(entry));
        fc.pre(
          touching.every(({ endedAt }) =>
            recent.every(({ startedAt }) => startedAt - (endedAt ?? 0) > 15 * minuteMs),
          ),
        );
        expect(reckon({ ...facts, entries: recent }, second, sunday).spans).toEqual(whole.spans);
      }),
    );
  });
});

function total(spans: readonly { readonly from: number; readonly to: number }[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function minutesOf({ startedAt, endedAt }: { startedAt: number; endedAt: number | null }): number {
  return Math.floor((endedAt ?? startedAt) / minuteMs) - Math.floor(startedAt / minuteMs);
}
