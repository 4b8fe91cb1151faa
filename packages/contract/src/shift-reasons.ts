import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Why a shift is warned about or blocked, as `judge_shift` and `judgeShift` of the domain say. */

/** What keeps a shift from being worked, in the order in which screens show it. */
export const blockingReasons = [
  'overlap',
  'time_off',
  'no_member',
  'archived',
  'certificate_missing',
  'too_long',
] as const;
/** What someone should think about before the shift is published. */
export const warningReasons = [
  'short_rest',
  'overtime',
  'unavailable',
  'holiday',
  'short_notice',
] as const;
/** What is said of someone else in their place, whose reasons are their own. */
const otherReasons = ['coworker_unable'] as const;
export const shiftReasons = [...blockingReasons, ...warningReasons, ...otherReasons] as const;

const levelFields = { person_id: z.nullable(z.uuid()) };
const blocked = { level: z.literal('blocked'), ...levelFields };
const warned = { level: z.literal('warned'), ...levelFields };

/** Why a shift is warned about or blocked, with the facts that its words are made of. */
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
  /** Member from and until; null: never, or without an end. */
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
  /** `expires_on`: of the latest one that the person has; null: has none. `wanted_on`: last day of the shift. */
  z.object({
    reason: z.literal('certificate_missing'),
    ...blocked,
    certificate: z.string(),
    expires_on: z.nullable(z.string()),
    wanted_on: z.string(),
  }),
  /** Elapsed from the first to the last minute of shifts that touch each other. */
  z.object({
    reason: z.literal('too_long'),
    ...blocked,
    minutes: z.int(),
    limit_minutes: z.int(),
  }),
  /** `side`: the other shift is before or after this one. */
  z.object({
    reason: z.literal('short_rest'),
    ...warned,
    minutes: z.int(),
    wanted_minutes: z.int(),
    shift_id: z.uuid(),
    side: z.enum(['before', 'after']),
  }),
  /** Overtime minutes that this shift adds, by the pay rule that causes them. One reason a rule. */
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
  /** Of a swap: what keeps the other person from working the shift is not the caller's to know. */
  z.object({ reason: z.literal('coworker_unable'), ...blocked }),
]);
export type ShiftReason = z.infer<typeof shiftReasonSchema>;

export const judgementSchema = z.object({
  verdict: z.enum(['ok', 'warned', 'blocked']),
  reasons: z.array(shiftReasonSchema),
});
export type Judgement = z.infer<typeof judgementSchema>;
/** `judge_shift(shift)`: a dry run; `judge_shift` takes a `ShiftDraft`. */
export const judgeAnswerSchema = z.union([judgementSchema, refusalSchema]);
