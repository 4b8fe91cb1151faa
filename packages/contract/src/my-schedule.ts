import * as z from 'zod/mini';
import { availabilitySchema, holidaySchema, instants, named } from './schedule.ts';
import { judgementSchema, shiftReasonSchema } from './shift-reasons.ts';
import { refusalSchema } from './verdict.ts';

/** A person's own schedule and their requests: claims, swaps and shifts they give away. */

const placeFields = {
  crew: z.nullable(z.object(named)),
  project: z.nullable(z.object({ ...named, address: z.nullable(z.string()) })),
  site: z.nullable(z.object({ ...named, lat: z.number(), lng: z.number() })),
  cost_code: z.nullable(z.object({ ...named, code: z.string() })),
};

/** A shift as people see it. */
export const myShiftSchema = z.object({
  id: z.uuid(),
  sequence: z.int(),
  starts_local: z.string(),
  ends_local: z.string(),
  zone: z.string(),
  ...instants,
  break_minutes: z.int(),
  note: z.nullable(z.string()),
  ...placeFields,
  published_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  /** Canceled shifts stay for 14 days, so that people see what was canceled. */
  canceled_at: z.nullable(z.string()),
  /** Changes in the last publication; empty if there were none or the shift was new. */
  changed: z.array(z.enum(['person', 'time', 'place', 'break', 'note'])),
  /** The caller's own pending claim, swap or give-away for it. */
  request_id: z.nullable(z.uuid()),
});
export type MyShift = z.infer<typeof myShiftSchema>;

export const requestKinds = ['claim', 'swap', 'give_away'] as const;
/**
 * `offered`: the colleague hasn't answered (swap), or no one has taken it (give_away). `waiting`: for approval. `void`:
 * a shift changed or began, or someone left.
 */
export const requestStates = [
  'offered',
  'waiting',
  'applied',
  'declined',
  'canceled',
  'void',
] as const;

const requestShiftSchema = z.object({
  id: z.uuid(),
  sequence: z.int(),
  starts_local: z.string(),
  ends_local: z.string(),
  zone: z.string(),
  ...instants,
  break_minutes: z.int(),
  ...placeFields,
});

export const shiftRequestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  version: z.int(),
  person: z.object({ person_id: z.uuid(), name: z.string() }),
  /** The person who swaps with them, or takes the shift they give away. */
  other: z.nullable(z.object({ person_id: z.uuid(), name: z.string() })),
  shift: requestShiftSchema,
  /** For a swap, the other person's shift. */
  other_shift: z.nullable(requestShiftSchema),
  /** As judged at the last request or answer. */
  reasons: z.array(shiftReasonSchema),
  asked_at: z.string(),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** The caller's current options for the request. */
  may: z.object({ answer: z.boolean(), cancel: z.boolean(), decide: z.boolean() }),
});
export type ShiftRequest = z.infer<typeof shiftRequestSchema>;

/** Response of `my_schedule(from_date, to_date)`: with both null, 14 days back and 42 ahead; at most 62 days. */
export const myScheduleSchema = z.object({
  verdict: z.literal('ok'),
  from_date: z.string(),
  to_date: z.string(),
  today: z.string(),
  now: z.string(),
  zone: z.string(),
  workweek_start: z.int(),
  shifts: z.array(myShiftSchema),
  /** The next shift that hasn't ended, regardless of the range. */
  next: z.nullable(myShiftSchema),
  /** Open or given-away shifts that the caller may claim or ask for, each with its verdict. */
  open_shifts: z.array(
    z.extend(myShiftSchema, {
      given_away_by: z.nullable(z.string()),
      judgement: judgementSchema,
      /** True if a lead decides the claim, regardless of the verdict. */
      needs_approval: z.boolean(),
    }),
  ),
  /** The caller's coworkers today, by crew and by project. */
  crew_today: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      photo_url: z.nullable(z.string()),
      is_lead: z.boolean(),
      ...instants,
      starts_local: z.string(),
      ends_local: z.string(),
      zone: z.string(),
      project_name: z.nullable(z.string()),
    }),
  ),
  /** People whom the caller leads and who are clocked in; absent from data stored by older apps. */
  crew_at_work: z.optional(
    z.array(
      z.object({
        person_id: z.uuid(),
        name: z.string(),
        photo_url: z.nullable(z.string()),
        since: z.string(),
        zone: z.string(),
        project_name: z.nullable(z.string()),
      }),
    ),
  ),
  requests: z.array(shiftRequestSchema),
  availability: z.array(availabilitySchema),
  holidays: z.array(holidaySchema),
  time_off: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['waiting', 'approved']),
      kind_name: z.string(),
      ...instants,
    }),
  ),
});
export type MySchedule = z.infer<typeof myScheduleSchema>;
export const myScheduleAnswerSchema = z.discriminatedUnion('verdict', [
  myScheduleSchema,
  refusalSchema,
]);

/**
 * Response of `swap_partners(shift_id)`: coworkers' shifts in the next 42 days that the caller's could be swapped for.
 */
export const swapPartnersSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    shifts: z.array(
      z.object({
        person: z.object({ person_id: z.uuid(), name: z.string() }),
        shift: requestShiftSchema,
      }),
    ),
  }),
  refusalSchema,
]);

/**
 * Response of `claim_shift(request_id, shift_id, sequence)`, `give_away_shift(request_id, shift_id, sequence)`,
 * `offer_swap(request_id, shift_id, sequence, other_shift_id, other_sequence)`, `answer_swap(request_id, version,
 * accept)`, `decide_shift_request(request_id, version, approve, comment)` and `cancel_shift_request(request_id,
 * version)`; all are idempotent. Refusal reasons: `taken` (someone was first), `changed_meanwhile` (also if a shift of
 * the request changed), `not_allowed`, `not_found`, `already_decided`, `already_asked`, `own_shift`, `shift_begun`,
 * `blocked` (`reasons` says by what).
 */
export const requestAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'waits', 'replayed']),
    request_id: z.uuid(),
    state: z.enum(requestStates),
    reasons: z.array(shiftReasonSchema),
  }),
  z.extend(refusalSchema, { reasons: z.optional(z.array(shiftReasonSchema)) }),
]);

// `confirm_shift(shift_id, sequence, confirmed_at)`, `save_availability(availability)` and `remove_availability(id)`
// return `verdictSchema`; devices may repeat them. Input of `save_availability`:
export const availabilityDraftVersion = 1;
