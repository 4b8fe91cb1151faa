/** The file that `muster reckon` reads; docs/reckoning.md describes it. */
import { z } from 'zod';
import { payPeriods } from '@muster/contract/founding';
import { roundingMinutes, roundingModes } from '@muster/contract/company-rules';
import { overtimeSetNames } from '@muster/contract/overtime-sets';
import { breakTermNames } from '@muster/contract/pay-terms';
import { breakAnswers, otherPayKinds, payKinds } from '@muster/domain/pay/pay-facts';
import { shiftPattern } from './shift-line.ts';

const date = z.iso.date();
const minutes = z.int().min(0).max(10_080);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 07:30');
const zone = z.string().refine(isZone, 'is not a time zone such as America/Denver');
/** Converts a decimal such as "21.50" to ten-thousandths. */
const rate = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?$/, 'is not a rate such as "21.50"')
  .transform((text) => Math.round(Number(text) * 10_000));

const amount = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'is not an amount such as "1250.00"');

/** A value, or a list of values with the date from which each applies. */
const dated = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    schema.transform((value) => [{ from: '2000-01-01', value }]),
    z.array(z.strictObject({ from: date, value: schema })).min(1),
  ]);

const step = z.strictObject({ mode: z.enum(roundingModes), minutes: z.literal(roundingMinutes) });

const overtime = z.union([
  z.enum(overtimeSetNames).transform((set) => ({ set })),
  z.strictObject({ set: z.enum(overtimeSetNames), workday_starts_at: timeOfDay.optional() }),
  z.strictObject({
    set: z.literal('custom'),
    source: z.string().optional(),
    weekly_after_minutes: minutes.nullable(),
    daily_after_minutes: minutes.nullable(),
    daily_double_after_minutes: minutes.nullable().default(null),
    shift_after_minutes: minutes.nullable().default(null),
    daily_below_rate: rate.nullable().default(null),
    seventh_day: z.boolean().default(false),
    seventh_day_double_after_minutes: minutes.nullable().default(null),
    workday_starts_at: timeOfDay.nullable().default('00:00'),
    overtime_percent: z.int().min(100).max(400).default(150),
    double_percent: z.int().min(100).max(400).default(200),
  }),
]);

const breaks = z.union([
  z.enum(breakTermNames).transform((set) => ({ set })),
  z.strictObject({
    set: z.enum(breakTermNames),
    deduct: z.strictObject({ after_minutes: minutes, minutes }).optional(),
  }),
  z.strictObject({
    set: z.literal('custom'),
    source: z.string().optional(),
    paid_up_to_minutes: minutes,
    shortest_block_minutes: minutes.default(1),
    unpaid_from_minutes: minutes.optional(),
    rest_paid: z.boolean().default(true),
    meal_form: z.enum(['one_block', 'added_up']).default('one_block'),
    round_breaks: z.boolean().default(true),
    longest_stretch_minutes: minutes.optional(),
    meals: z
      .array(
        z.strictObject({
          after_minutes: minutes,
          minutes,
          waivable_up_to_minutes: minutes.nullable().default(null),
        }),
      )
      .max(3)
      .default([]),
    rest: z
      .strictObject({ minutes, every_minutes: minutes, none_under_minutes: minutes })
      .nullable()
      .default(null),
    missed_pays_hour: z.boolean().default(false),
    missed_rest_pays_minutes: minutes.optional(),
    deduct: z.strictObject({ after_minutes: minutes, minutes }).nullable().default(null),
  }),
]);

const noRounding = { mode: 'off', minutes: 15 } as const;

const rules = z.strictObject({
  calendar: dated(
    z.strictObject({
      workweek_start: z.int().min(1).max(7),
      pay_period: z.enum(payPeriods),
      period_anchor: date,
    }),
  ).default([
    {
      from: '2000-01-01',
      value: { workweek_start: 1, pay_period: 'weekly', period_anchor: '2024-01-01' },
    },
  ]),
  workday: dated(z.strictObject({ attribution: z.enum(['start_day', 'midnight']) })).default([
    { from: '2000-01-01', value: { attribution: 'start_day' } },
  ]),
  rounding: dated(
    z.strictObject({
      begin: step.default(noRounding),
      end: step.default(noRounding),
      duration: step.default(noRounding),
    }),
  ).default([
    {
      from: '2000-01-01',
      value: { begin: noRounding, end: noRounding, duration: noRounding },
    },
  ]),
  overtime: dated(overtime),
  breaks: dated(breaks),
});

const terms = z.strictObject({
  kind: z.enum(payKinds),
  classification: z.string().nullable().default(null),
  overtime: overtime.nullable().default(null),
  breaks: breaks.nullable().default(null),
  salary: z
    .strictObject({
      amount,
      per: z.enum(['week', 'biweek', 'semimonth', 'month', 'year']),
      hours_per_week: z.number().min(1).max(168).default(40),
    })
    .nullable()
    .default(null),
});

const jobRate = z.strictObject({
  name: z.string(),
  from: date.default('2000-01-01'),
  to: date.nullable().default(null),
  personal: z.boolean().default(false),
  project: z.string().nullable().default(null),
  code: z.string().nullable().default(null),
  classification: z.string().nullable().default(null),
  rate,
  fringe: rate.default(0),
  mode: z.enum(['replaces', 'at_least']).default('replaces'),
});

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/, 'is not a time such as 2026-03-02 07:00');

const punch = z.strictObject({
  at: localTime,
  kind: z.enum(['in', 'out', 'switch', 'break_start', 'break_end']),
  break: z.enum(['meal', 'rest']).optional(),
  project: z.string().nullable().default(null),
  code: z.string().nullable().default(null),
  zone: zone.optional(),
  which: z.enum(['first', 'second']).optional(),
  withdrawn: z.boolean().optional(),
});

export const reckoningFileSchema = z.strictObject({
  name: z.string().optional(),
  source: z.string().optional(),
  zone: dated(zone),
  from: date,
  to: date,
  rules,
  terms: dated(terms).default([]),
  rate: dated(rate.nullable()).default([]),
  job_rates: z.array(jobRate).default([]),
  punches: z.array(punch).max(20_000).default([]),
  /** Whole shifts, one per line, in addition to the punches. */
  shifts: z
    .array(z.string().regex(shiftPattern, 'is not a shift such as "2026-03-02 07:00-15:30"'))
    .max(10_000)
    .default([]),
  answers: z
    .array(
      z.strictObject({
        workday: date,
        first_meal: z.enum(breakAnswers).optional(),
        second_meal: z.enum(breakAnswers).optional(),
        rest: z.enum(breakAnswers).optional(),
      }),
    )
    .default([]),
  reversed_deductions: z.array(date).default([]),
  time_off: z
    .array(z.strictObject({ date, minutes, kind: z.string(), paid: z.boolean().default(true) }))
    .default([]),
  other_pay: z.array(z.strictObject({ date, kind: z.enum(otherPayKinds), amount })).default([]),
  /** Local time until which an open entry is counted. */
  until: localTime.optional(),
  /** Expected results of a case file; not read here. */
  expect: z.unknown().optional(),
});
export type ReckoningFile = z.infer<typeof reckoningFileSchema>;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
