import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Reasons a shift is warned about or blocked, as `judge_shift` and the domain's `judgeShift` return them. */

/** Reasons that keep a shift from being worked, in display order. */
export const blockingReasons = [
  'overlap',
  'time_off',
  'no_member',
  'archived',
  'certificate_missing',
  'too_long',
] as const;
/** Reasons to think twice before publishing the shift. */
export const warningReasons = [
  'short_rest',
  'overtime',
  'unavailable',
  'holiday',
  'short_notice',
] as const;
/** Stands for the problems of another person in a swap, which stay private. */
const otherReasons = ['coworker_unable'] as const;
export const shiftReasons = [...blockingReasons, ...warningReasons, ...otherReasons] as const;

const levelFields = { person_id: z.nullable(z.uuid()) };
const blocked = { level: z.literal('blocked'), ...levelFields };
const warned = { level: z.literal('warned'), ...levelFields };

/** A reason a shift is warned about or blocked, with the facts for its text. */
export const shiftReasonSchema = z.discriminatedUnion('reason', [
  /** The other shift, and the minutes that both cover. */
  z.object({
    reason: z.literal('overlap'),
    ...blocked,
    shift_id: z.uuid(),
    from: z.string(),
    to: z.string(),
    minutes: z.int(),
  }),
  /** The approved absence. */
  z.object({ reason: z.literal('time_off'), ...blocked, from: z.string(), to: z.string() }),
  /** Start and end of membership; null if never a member, or open-ended. */
  z.object({
    reason: z.literal('no_member'),
    ...blocked,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({
    reason: z.literal('archived'),
    ...blocked,
    what: z.enum(['crew', 'project', 'site', 'cost_code']),
    name: z.string(),
  }),
  /** `expires_on`: of the person's latest certificate, null if they have none. `wanted_on`: last day of the shift. */
  z.object({
    reason: z.literal('certificate_missing'),
    ...blocked,
    certificate: z.string(),
    expires_on: z.nullable(z.string()),
    wanted_on: z.string(),
  }),
  /** Time from the first to the last minute of adjacent shifts. */
  z.object({
    reason: z.literal('too_long'),
    ...blocked,
    minutes: z.int(),
    limit_minutes: z.int(),
  }),
  /** `side`: whether the other shift is before or after this one. */
  z.object({
    reason: z.literal('short_rest'),
    ...warned,
    minutes: z.int(),
    wanted_minutes: z.int(),
    shift_id: z.uuid(),
    side: z.enum(['before', 'after']),
  }),
  /** Overtime minutes that this shift adds, by the pay rule that causes them. One reason per rule. */
  z.object({
    reason: z.literal('overtime'),
    ...warned,
    minutes: z.int(),
    rule: z.enum([
      'daily',
      'daily_double',
      'consecutive',
      'weekly',
      'seventh_day',
      'seventh_day_double',
    ]),
    limit_minutes: z.int(),
    /** First day of the workweek. */
    week_from: z.string(),
  }),
  z.object({
    reason: z.literal('unavailable'),
    ...warned,
    kind: z.enum(['cannot', 'rather_not']),
    from: z.string(),
    to: z.string(),
    note: z.nullable(z.string()),
  }),
  z.object({ reason: z.literal('holiday'), ...warned, on_date: z.string(), name: z.string() }),
  z.object({
    reason: z.literal('short_notice'),
    ...warned,
    minutes: z.int(),
    wanted_minutes: z.int(),
  }),
  /** In a swap, the caller may not know what keeps the other person from working the shift. */
  z.object({ reason: z.literal('coworker_unable'), ...blocked }),
]);
export type ShiftReason = z.infer<typeof shiftReasonSchema>;

export const judgementSchema = z.object({
  verdict: z.enum(['ok', 'warned', 'blocked']),
  reasons: z.array(shiftReasonSchema),
});
export type Judgement = z.infer<typeof judgementSchema>;
/** Response of `judge_shift(shift)`, a dry run that takes a `ShiftDraft`. */
export const judgeAnswerSchema = z.union([judgementSchema, refusalSchema]);
