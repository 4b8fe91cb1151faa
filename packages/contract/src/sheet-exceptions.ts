import * as z from 'zod/mini';
import { periodFields } from './timesheets.ts';
import { refusalSchema } from './verdict.ts';

/** Exceptions of timesheets: response of `list_exceptions`. */

/** Kinds in `list_exceptions` and in `exceptions` of days and boards. */
export const exceptionKinds = [
  'open_entry',
  'needs_review',
  'missing_out',
  'estimated',
  'auto_out',
  'outside',
  'clock_wrong',
  'meal_not_ended',
  'long_shift',
  'short_meal',
  'first_meal_unanswered',
  'first_meal_not_provided',
  'first_meal_late',
  'first_meal_short',
  'first_meal_taken_without_record',
  'second_meal_unanswered',
  'second_meal_not_provided',
  'second_meal_late',
  'second_meal_short',
  'second_meal_taken_without_record',
  'third_meal_unanswered',
  'third_meal_not_provided',
  'third_meal_late',
  'third_meal_short',
  'third_meal_taken_without_record',
  'overtime_ahead',
  'unsigned',
  'doubtful_time',
  'received_late',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const exceptionListSchema = z.object({
  ...periodFields,
  /** 1 is Monday, 7 is Sunday; absent from data stored by older apps. */
  workweek_start: z.optional(z.int()),
  counts: z.record(z.string(), z.int()),
  rows: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      date: z.string(),
      kind: z.string(),
      entry_id: z.nullable(z.uuid()),
      /** For `overtime_ahead`, the regular minutes of the week so far. */
      minutes: z.nullable(z.int()),
      /** For `doubtful_time` with the time on the device's clock, for `received_late` with the time of arrival. */
      times: z.optional(
        z.nullable(
          z.object({
            recorded_at: z.string(),
            device_at: z.optional(z.string()),
            received_at: z.optional(z.string()),
            zone: z.string(),
          }),
        ),
      ),
    }),
  ),
  has_more: z.boolean(),
});
export const exceptionListAnswerSchema = z.discriminatedUnion('verdict', [
  exceptionListSchema,
  refusalSchema,
]);
