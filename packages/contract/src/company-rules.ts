import * as z from 'zod/mini';
import { breakDetails, breakSetNames, type BreakRule, keepsToItsBreakSet } from './break-sets.ts';
import { payPeriods } from './founding.ts';
import { keepsToItsSet, overtimeSetNames, type OvertimeRule } from './overtime-sets.ts';

/**
 * A company's rules that affect pay. Each has an effective date; the database checks them the same way
 * (`app.wrong_rule`), against the same `cases/company-settings.json`.
 */

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const wholeOrNull = (least: number, most: number) => z.nullable(whole(least, most));

/** How workweeks and pay periods are laid out. */
const calendarSchema = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    workweek_start: whole(1, 7),
    pay_period: z.enum(payPeriods),
    /** A day on which a workweek and a pay period began; two-week periods are counted from it. */
    period_anchor: z.iso.date(),
  })
  .check(
    z.refine(({ workweek_start, period_anchor }) => isoDay(period_anchor) === workweek_start, {
      path: ['period_anchor'],
    }),
  );

/** A night shift belongs to the day it began on or is split at local midnight. */
const workdaySchema = z.strictObject({ attribution: z.enum(['start_day', 'midnight']) });

export const roundingModes = ['off', 'nearest', 'neutral', 'up', 'down'] as const;
export const roundingMinutes = [5, 6, 10, 15] as const;
const roundingStepSchema = z.strictObject({
  mode: z.enum(roundingModes),
  minutes: z.literal(roundingMinutes),
});
const roundingSchema = z.strictObject({
  begin: roundingStepSchema,
  end: roundingStepSchema,
  duration: roundingStepSchema,
});

const overtimeSchema = z
  .strictObject({
    set: z.enum([...overtimeSetNames, 'custom']),
    set_version: z.literal([1, 2]),
    weekly_after_minutes: wholeOrNull(1, 10_080),
    daily_after_minutes: wholeOrNull(1, 1440),
    daily_double_after_minutes: wholeOrNull(1, 1440),
    shift_after_minutes: wholeOrNull(1, 1440),
    daily_below_rate: z.union([
      wholeOrNull(1, 10_000_000),
      z.readonly(z.array(z.strictObject({ from: z.iso.date(), value: whole(1, 10_000_000) }))),
    ]),
    seventh_day: z.boolean(),
    seventh_day_double_after_minutes: wholeOrNull(1, 1440),
    workday_starts_at: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    overtime_percent: whole(100, 400),
    double_percent: whole(100, 400),
  })
  .check(
    z.refine(
      (rule) => (rule.daily_double_after_minutes ?? 1441) > (rule.daily_after_minutes ?? 0),
      {
        path: ['daily_double_after_minutes'],
      },
    ),
    z.refine((rule) => rule.double_percent >= rule.overtime_percent, { path: ['double_percent'] }),
    z.refine((rule) => rule.set !== 'custom' || !Array.isArray(rule.daily_below_rate), {
      path: ['daily_below_rate'],
    }),
    z.refine((rule) => keepsToItsSet(rule), { path: ['set'] }),
  ) satisfies z.ZodMiniType<OvertimeRule>;

const breaksSchema = z
  .strictObject({
    set: z.enum([...breakSetNames, 'custom']),
    set_version: z.literal([1, 2]),
    paid_up_to_minutes: whole(0, 60),
    shortest_block_minutes: whole(1, 60),
    meals: z.readonly(
      z
        .array(
          z.strictObject({
            after_minutes: whole(1, 1440),
            minutes: whole(5, 120),
            waivable_up_to_minutes: wholeOrNull(1, 1440),
          }),
        )
        .check(
          z.maxLength(3),
          z.refine((meals) =>
            meals.every(
              ({ after_minutes }, at) => after_minutes > (meals[at - 1]?.after_minutes ?? 0),
            ),
          ),
        ),
    ),
    rest: z.nullable(
      z.strictObject({
        minutes: whole(1, 60),
        every_minutes: whole(30, 1440),
        none_under_minutes: whole(0, 1440),
      }),
    ),
    missed_pays_hour: z.boolean(),
    ask_at_clock_out: z.boolean(),
    deduct: z.nullable(z.strictObject({ after_minutes: whole(60, 1440), minutes: whole(30, 120) })),
    unpaid_from_minutes: z.exactOptional(wholeOrNull(1, 120)),
    rest_paid: z.exactOptional(z.boolean()),
    meal_form: z.exactOptional(z.enum(['one_block', 'added_up'])),
    round_breaks: z.exactOptional(z.boolean()),
    missed_rest_pays_minutes: z.exactOptional(wholeOrNull(1, 60)),
  })
  .check(
    ...breakDetails.map((field) =>
      z.refine<BreakRule>((rule) => (rule[field] !== undefined) === (rule.set_version === 2), {
        path: [field],
      }),
    ),
    // An automatic deduction needs a rule that allows it.
    z.refine(({ set, deduct }) => deduct === null || set === 'federal' || set === 'custom', {
      path: ['deduct'],
    }),
    z.refine((rule) => keepsToItsBreakSet(rule), { path: ['set'] }),
  ) satisfies z.ZodMiniType<BreakRule>;

/** The approval steps of a pay period, in order; the last approver also locks it. */
const approvalSchema = z.strictObject({
  employee_signs: z.boolean(),
  levels: z.union([
    z.tuple([z.literal('supervisor'), z.literal('admin')]),
    z.tuple([z.literal('admin')]),
  ]),
});

const autoOutModes = ['off', 'at_time', 'after_start', 'after_shift'] as const;
/** When people who forgot to clock out are clocked out: at a local time, or hours after the start or the shift. */
const autoOutSchema = z
  .strictObject({
    mode: z.enum(autoOutModes),
    /** Local time; only with `at_time`. */
    at: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    /** Only with `after_start` (1 to 15) and `after_shift` (0 to 8). */
    hours: wholeOrNull(0, 15),
  })
  .check(
    z.refine(({ mode, at }) => (mode === 'at_time') === (at !== null), { path: ['at'] }),
    z.refine(
      ({ mode, hours }) => {
        if (mode === 'after_start') return hours !== null && hours >= 1;
        return mode === 'after_shift' ? hours !== null && hours <= 8 : hours === null;
      },
      { path: ['hours'] },
    ),
  );

export const ruleSchemas = {
  calendar: calendarSchema,
  workday: workdaySchema,
  rounding: roundingSchema,
  overtime: overtimeSchema,
  breaks: breaksSchema,
  approval: approvalSchema,
  auto_out: autoOutSchema,
} as const;

export type RuleKind = keyof typeof ruleSchemas;
export type CompanyRules = { readonly [Kind in RuleKind]: z.infer<(typeof ruleSchemas)[Kind]> };

/** The first rule of each kind takes effect on this day, which is before any record. */
export const rulesBegin = '2000-01-01';

function isoDay(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}
