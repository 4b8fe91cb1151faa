import * as z from 'zod/mini';
import { instants } from './schedule.ts';
import { refusalSchema } from './verdict.ts';

/** Time off: kinds, balances and requests. Dates are `yyyy-mm-dd`, instants RFC 3339, time is in whole minutes. */

export const timeOffKindSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  is_paid: z.boolean(),
  /** `none`: nothing accrues, and requests need no balance. */
  accrual: z.enum(['none', 'period', 'hours']),
  /** For `period`: how often minutes are added, at the start of each. */
  period: z.nullable(z.enum(['month', 'year'])),
  /** For `period`, the minutes added each time; for `hours`, per `per_worked_minutes`. */
  accrued_minutes: z.nullable(z.int()),
  per_worked_minutes: z.nullable(z.int()),
  /** Accrual stops at this balance, which includes booked time off until it begins; null if never. */
  cap_minutes: z.nullable(z.int()),
  /** The balance carried over at the end of the year; null for the whole balance. */
  carry_over_minutes: z.nullable(z.int()),
  /** Minutes deducted for a whole day. */
  day_minutes: z.int(),
  /** How far below zero a request may take the balance. */
  overdraft_minutes: z.int(),
  version: z.int(),
  archived_at: z.nullable(z.string()),
});
export type TimeOffKind = z.infer<typeof timeOffKindSchema>;
/** Input of `save_time_off_kind(kind, version)`; version is null for a new kind. */
export type TimeOffKindDraft = Omit<TimeOffKind, 'version' | 'archived_at'>;
/** Response of `list_time_off_kinds()`; `archive_time_off_kind(id, version)` returns `verdictSchema`. */
export const timeOffKindsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    may_edit: z.boolean(),
    kinds: z.array(timeOffKindSchema),
    /** For admins: time credited above a cap before caps were enforced, newest first. It stays credited. */
    over_cap: z.array(
      z.object({
        person: z.object({ person_id: z.uuid(), name: z.string() }),
        kind_id: z.uuid(),
        on_date: z.string(),
        /** Total credited, of which `over_cap_minutes` are above the cap. */
        minutes: z.int(),
        over_cap_minutes: z.int(),
      }),
    ),
  }),
  refusalSchema,
]);
export type TimeOffKinds = Exclude<z.infer<typeof timeOffKindsSchema>, { verdict: 'refused' }>;

export const timeOffRequestVersion = 1;
/** Input of `request_time_off(request)`, which the device keeps until it is sent. */
export const timeOffDraftSchema = z.object({
  v: z.literal(timeOffRequestVersion),
  id: z.uuid(),
  kind_id: z.uuid(),
  first_day: z.string(),
  last_day: z.string(),
  /** A part of a single day; both null for whole days. */
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  /** The minutes to deduct; null for as many whole days as there are shifts or weekdays. */
  minutes: z.nullable(z.int()),
  note: z.nullable(z.string()),
});
export type TimeOffDraft = z.infer<typeof timeOffDraftSchema>;

export const timeOffStates = ['waiting', 'approved', 'declined', 'canceled'] as const;

export const timeOffRequestSchema = z.object({
  id: z.uuid(),
  person: z.object({ person_id: z.uuid(), name: z.string() }),
  kind_id: z.uuid(),
  kind_name: z.string(),
  is_paid: z.boolean(),
  state: z.enum(timeOffStates),
  version: z.int(),
  first_day: z.string(),
  last_day: z.string(),
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  ...instants,
  minutes: z.int(),
  note: z.nullable(z.string()),
  asked_at: z.string(),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  comment: z.nullable(z.string()),
});
export type TimeOffRequest = z.infer<typeof timeOffRequestSchema>;

const balanceSchema = z.object({
  kind: timeOffKindSchema,
  /** As of today; always the sum of the ledger. Null if the kind doesn't accrue. */
  balance_minutes: z.nullable(z.int()),
  /** Approved time off from tomorrow on is already deducted; waiting requests are not. */
  waiting_minutes: z.int(),
});

/** Response of `my_time_off()` and, for admins and leads, `read_time_off(person)`. */
export const timeOffSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  person: z.object({ person_id: z.uuid(), name: z.string() }),
  may_adjust: z.boolean(),
  balances: z.array(balanceSchema),
  /** Newest first. */
  requests: z.array(timeOffRequestSchema),
  /** Newest first, at most 200. */
  ledger: z.array(
    z.object({
      id: z.uuid(),
      kind_id: z.uuid(),
      on_date: z.string(),
      minutes: z.int(),
      cause: z.enum(['accrued', 'taken', 'returned', 'adjusted', 'expired']),
      request_id: z.nullable(z.uuid()),
      reason: z.nullable(z.string()),
      by: z.nullable(z.string()),
      balance_minutes: z.int(),
    }),
  ),
});
export type TimeOff = z.infer<typeof timeOffSchema>;
export const timeOffAnswerSchema = z.discriminatedUnion('verdict', [timeOffSchema, refusalSchema]);

/**
 * Response of `check_time_off(request)`: the response that `request_time_off` would give; `minutes` is the time
 * deducted from the balance.
 */
export const timeOffCheckSchema = z.union([
  z.object({ verdict: z.literal('ok'), minutes: z.int() }),
  refusalSchema,
]);

/**
 * Response of `request_time_off(request)`, `cancel_time_off(id, version)`, `decide_time_off(id, version, approve,
 * comment)` and `adjust_time_off(id, person, kind, minutes, reason)`. Refusal reasons: `balance_too_low` (detail: the
 * minutes left), `time_off_overlaps`, `already_decided`, `changed_meanwhile`, `not_allowed`, `not_found`,
 * `invalid_input`.
 */
export const timeOffVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'waits', 'replayed']),
    state: z.nullable(z.enum(timeOffStates)),
  }),
  refusalSchema,
]);
