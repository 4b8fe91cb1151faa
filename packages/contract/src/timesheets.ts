import * as z from 'zod/mini';
import { correctionSchema } from './corrections.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Timesheets: responses of `my_sheet`, `read_sheet`, `list_sheets`, `list_exceptions` and the functions that sign,
 * approve, return, lock and unlock. Dates are `yyyy-mm-dd`, instants RFC 3339, time is in whole minutes. Only
 * `read_sheet_pay` has money.
 */

export const sheetStates = ['open', 'signed', 'approved', 'returned', 'locked'] as const;
export type SheetState = (typeof sheetStates)[number];

/**
 * `not_signed`: approved without a signature. `own_approval`: the only admin approved their own. `changed`: its hours
 * changed after it was signed or approved, so it is open again.
 */
export const sheetFlags = ['not_signed', 'own_approval', 'changed'] as const;

export const minuteClasses = [
  'regular',
  'overtime',
  'double',
  'meal_premium',
  'rest_premium',
] as const;
export type MinuteClass = (typeof minuteClasses)[number];

const lineFields = {
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  class: z.enum(minuteClasses),
  minutes: z.int(),
};

/** Consecutive minutes with the same pay class, and the rule behind it. */
export const rangeSchema = z.object({
  from: z.string(),
  to: z.string(),
  minutes: z.int(),
  class: z.enum(['regular', 'overtime', 'double']),
  rule: z.enum([
    'straight',
    'not_eligible',
    'daily',
    'daily_double',
    'consecutive',
    'weekly',
    'seventh_day',
    'seventh_day_double',
  ]),
  limit_minutes: z.nullable(z.int()),
  /** Name of the rule set, or `custom`. */
  set: z.string(),
  /** The source of the limit; null for straight time. */
  source: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  entry_id: z.uuid(),
  /** Set if the range is a paid break. */
  paid_break_id: z.nullable(z.uuid()),
  zone: z.string(),
});
export type SheetRange = z.infer<typeof rangeSchema>;

const mealSchema = z.object({
  meal: z.enum(['first_meal', 'second_meal', 'third_meal']),
  after_minutes: z.int(),
  minutes: z.int(),
  outcome: z.enum([
    'recorded',
    'taken_without_record',
    'waived',
    'late',
    'short',
    'not_provided',
    'unanswered',
  ]),
});

/** The breaks due on a workday, and their outcomes. */
export const sheetBreaksSchema = z.object({
  workday: z.string(),
  from: z.string(),
  to: z.string(),
  worked_minutes: z.int(),
  meals: z.array(mealSchema),
  rest_due: z.int(),
  rest_recorded: z.int(),
  rest_answer: z.nullable(z.enum(['taken', 'not_provided', 'chose_to_skip'])),
  set: z.string(),
  source: z.nullable(z.string()),
});

export const sheetDaySchema = z.object({
  date: z.string(),
  regular_minutes: z.int(),
  overtime_minutes: z.int(),
  double_minutes: z.int(),
  meal_premium_minutes: z.int(),
  rest_premium_minutes: z.int(),
  /** Deducted automatically because no meal break was recorded. */
  deducted_minutes: z.int(),
  is_open: z.boolean(),
  needs_review: z.boolean(),
  lines: z.array(z.object(lineFields)),
  ranges: z.array(rangeSchema),
  breaks: z.array(sheetBreaksSchema),
  exceptions: z.array(z.object({ kind: z.string(), entry_id: z.nullable(z.uuid()) })),
});
export type SheetDay = z.infer<typeof sheetDaySchema>;

/** A change to an earlier, locked day. */
export const sheetAdjustmentSchema = z.object({
  date: z.string(),
  ...lineFields,
  noticed_at: z.string(),
  cause: z.object({
    kind: z.enum(['time_changed', 'recalculated']),
    at: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    actor: z.nullable(z.string()),
  }),
});
export type SheetAdjustment = z.infer<typeof sheetAdjustmentSchema>;

const sheetEntrySchema = z.object({
  id: z.uuid(),
  date: z.string(),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  zone: z.string(),
  state: z.enum(['open', 'closed', 'needs_decision']),
  flags: z.array(z.string()),
  note: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  breaks: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['meal', 'rest']),
      started_at: z.string(),
      ended_at: z.nullable(z.string()),
    }),
  ),
  /** Open decision items. */
  questions: z.array(z.object({ id: z.uuid(), kind: z.string() })),
});
export type SheetEntry = z.infer<typeof sheetEntrySchema>;

const totalsFields = {
  regular_minutes: z.int(),
  overtime_minutes: z.int(),
  double_minutes: z.int(),
};

const levels = z.array(z.enum(['supervisor', 'admin']));
/** Error code that says why the caller can't; null if they can. */
const refusal = z.nullable(z.string());

export const sheetSchema = z.object({
  verdict: z.literal('ok'),
  person: z.object({ person_id: z.uuid(), name: z.string(), has_login: z.boolean() }),
  period_from: z.string(),
  period_to: z.string(),
  /** Today's date where the person works. */
  today: z.string(),
  previous_from: z.string(),
  next_from: z.string(),
  state: z.enum(sheetStates),
  version: z.int(),
  flags: z.array(z.string()),
  /** The reason it was returned. */
  comment: z.nullable(z.string()),
  /** Passed back to `sign_sheet`, so that people sign exactly what they read. */
  content_hash: z.string(),
  is_calculating: z.boolean(),
  employee_signs: z.boolean(),
  levels,
  signed_at: z.nullable(z.string()),
  approved_at: z.nullable(z.string()),
  locked_at: z.nullable(z.string()),
  /** Including the adjustments of earlier days, which `adjustment_minutes` also counts separately. */
  totals: z.object({
    ...totalsFields,
    meal_premium_minutes: z.int(),
    rest_premium_minutes: z.int(),
    adjustment_minutes: z.int(),
  }),
  /** Only days with time. */
  days: z.array(sheetDaySchema),
  adjustments: z.array(sheetAdjustmentSchema),
  /** Approved time off by day; it isn't worked time and isn't in any total. */
  time_off: z.array(
    z.object({ date: z.string(), minutes: z.int(), kind: z.string(), is_paid: z.boolean() }),
  ),
  entries: z.array(sheetEntrySchema),
  /** Names of projects and cost codes, by id. */
  names: z.record(z.string(), z.string()),
  /** The zone in which the person works now. */
  zone: z.string(),
  /** Corrections of these days, latest first, without withdrawn ones. */
  corrections: z.array(correctionSchema),
  signature: z.nullable(
    z.object({
      name: z.string(),
      method: z.enum(['login', 'witness', 'kiosk']),
      signed_at: z.string(),
      wording: z.string(),
      /** In the format of `signature_pad`. */
      drawing: z.nullable(z.array(z.unknown())),
      witness: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  events: z.array(
    z.object({
      kind: z.enum(['signed', 'approved', 'returned', 'locked', 'unlocked', 'reopened']),
      at: z.string(),
      reason: z.nullable(z.string()),
      actor: z.nullable(z.string()),
      flags: z.array(z.string()),
    }),
  ),
  refusals: z.object({
    sign: refusal,
    approve: refusal,
    return: refusal,
    lock: refusal,
    unlock: refusal,
  }),
});
export type Sheet = z.infer<typeof sheetSchema>;
/** Response of `my_sheet` and `read_sheet`. */
export const sheetAnswerSchema = z.discriminatedUnion('verdict', [sheetSchema, refusalSchema]);

export type SheetFilters = {
  readonly state?: SheetState;
  readonly crew_id?: string;
  readonly search?: string;
  readonly only_exceptions?: boolean;
};

export const periodFields = {
  verdict: z.literal('ok'),
  period_from: z.string(),
  period_to: z.string(),
  previous_from: z.string(),
  next_from: z.string(),
};

/** Pending claims that an approval also approves. Both fields are absent from data stored by older apps. */
const claimedCents = z._default(z.int(), 0);
const currency = z._default(z.string(), 'USD');

export const sheetBoardSchema = z.object({
  ...periodFields,
  today: z.string(),
  currency,
  employee_signs: z.boolean(),
  levels,
  /** Sheets of the whole board by state. */
  counts: z.partialRecord(z.enum(sheetStates), z.int()),
  /** Number of sheets that match the filters, and their totals. */
  matching: z.int(),
  totals: z.object({ ...totalsFields, premium_minutes: z.int() }),
  rows: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      has_login: z.boolean(),
      state: z.enum(sheetStates),
      flags: z.array(z.string()),
      comment: z.nullable(z.string()),
      signed_at: z.nullable(z.string()),
      approved_at: z.nullable(z.string()),
      locked_at: z.nullable(z.string()),
      ...totalsFields,
      premium_minutes: z.int(),
      adjustment_minutes: z.int(),
      is_open: z.boolean(),
      needs_review: z.boolean(),
      /** Number of exceptions, by kind. */
      exceptions: z.record(z.string(), z.int()),
      claimed_cents: claimedCents,
      cannot_approve: refusal,
      cannot_lock: refusal,
    }),
  ),
  /** Passed back as `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type SheetBoard = z.infer<typeof sheetBoardSchema>;
export const sheetBoardAnswerSchema = z.discriminatedUnion('verdict', [
  sheetBoardSchema,
  refusalSchema,
]);

/** Timesheets that wait for the caller's approval, by period. */
export const waitingSheetsSchema = z.object({
  verdict: z.literal('ok'),
  currency,
  periods: z.array(
    z.object({
      period_from: z.string(),
      period_to: z.string(),
      rows: z.array(
        z.object({
          person_id: z.uuid(),
          name: z.string(),
          state: z.enum(sheetStates),
          minutes: z.int(),
          is_open: z.boolean(),
          needs_review: z.boolean(),
          exceptions: z.record(z.string(), z.int()),
          claimed_cents: claimedCents,
          cannot_approve: refusal,
          cannot_lock: refusal,
        }),
      ),
    }),
  ),
});
export type WaitingSheets = z.infer<typeof waitingSheetsSchema>;
export const waitingSheetsAnswerSchema = z.discriminatedUnion('verdict', [
  waitingSheetsSchema,
  refusalSchema,
]);

/** Response of `sign_sheet`, `return_sheet` and `unlock_sheet`. */
export const sheetVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('applied'), state: z.enum(sheetStates) }),
  refusalSchema,
]);

/** Response of `approve_sheets` and `lock_sheets`: several sheets at once, with the refused ones by reason. */
export const sheetsVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('applied'),
    applied: z.array(z.uuid()),
    refused: z.array(z.object({ person_id: z.uuid(), reason: z.string() })),
  }),
  refusalSchema,
]);

/** Response of `read_sheet_pay` for admins; every call is logged. */
export const sheetPayAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    is_locked: z.boolean(),
    lines: z.array(
      z.object({
        period_from: z.string(),
        week_from: z.string(),
        earning: z.enum([
          'regular',
          'overtime',
          'double_time',
          'meal_premium',
          'rest_premium',
          'fringe',
          'salary',
          'time_off',
          'bonus',
          'commission',
          'other_pay',
        ]),
        project_id: z.nullable(z.uuid()),
        cost_code_id: z.nullable(z.uuid()),
        classification: z.nullable(z.string()),
        time_off_kind: z.nullable(z.string()),
        /** In ten-thousandths per hour; null if no rate is known or a salary covers it. */
        rate: z.nullable(z.int()),
        percent: z.int(),
        minutes: z.int(),
        /** Null if a rate is missing. */
        amount_cents: z.nullable(z.int()),
        currency: z.nullable(z.string()),
        is_split_week: z.boolean(),
        /** From an earlier, locked period. */
        is_adjustment: z.boolean(),
      }),
    ),
  }),
  refusalSchema,
]);
