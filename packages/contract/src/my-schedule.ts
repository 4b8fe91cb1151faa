import * as z from 'zod/mini';
import { availabilitySchema, holidaySchema, instants, named } from './schedule.ts';
import { judgementSchema, shiftReasonSchema } from './shift-reasons.ts';
import { refusalSchema } from './verdict.ts';

/** Everyone's own schedule, and what they ask for: claims, swaps and shifts given away. */

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
  /** Canceled shifts stay for 14 days, so that people see what is gone. */
  canceled_at: z.nullable(z.string()),
  /** What the last publication changed of it; empty: nothing, or it was new. */
  changed: z.array(z.enum(['person', 'time', 'place', 'break', 'note'])),
  /** The caller's own claim, swap or give-away of it that waits. */
  request_id: z.nullable(z.uuid()),
});
export type MyShift = z.infer<typeof myShiftSchema>;

export const requestKinds = ['claim', 'swap', 'give_away'] as const;
/**
 * `offered`: the colleague has not answered (swap), or no one has taken it (give_away). `waiting`: for approval.
 * `void`: a shift changed or began, or someone left.
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
  /** Who swaps with them, or takes what they give away. */
  other: z.nullable(z.object({ person_id: z.uuid(), name: z.string() })),
  shift: requestShiftSchema,
  /** Of a swap: the other's. */
  other_shift: z.nullable(requestShiftSchema),
  /** As judged when last asked or answered. */
  reasons: z.array(shiftReasonSchema),
  asked_at: z.string(),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** What the caller may do with it now. */
  may: z.object({ answer: z.boolean(), cancel: z.boolean(), decide: z.boolean() }),
});
export type ShiftRequest = z.infer<typeof shiftRequestSchema>;

/** `my_schedule(from_date, to_date)`: both null for 14 days back and 42 ahead, at most 62 days. */
export const myScheduleSchema = z.object({
  verdict: z.literal('ok'),
  from_date: z.string(),
  to_date: z.string(),
  today: z.string(),
  now: z.string(),
  zone: z.string(),
  workweek_start: z.int(),
  shifts: z.array(myShiftSchema),
  /** The next one that has not ended, whatever the range. */
  next: z.nullable(myShiftSchema),
  /** Open or given away, that the caller may claim or ask for; each with the verdict. */
  open_shifts: z.array(
    z.extend(myShiftSchema, {
      given_away_by: z.nullable(z.string()),
      judgement: judgementSchema,
      /** A claim is decided by a lead, whatever the verdict. */
      needs_approval: z.boolean(),
    }),
  ),
  /** Who works with the caller today: by crew and by project. */
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
  /** Of those whom the caller leads, who is on the clock; what an older app kept lacks it. */
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

/** `swap_partners(shift_id)`: coworkers' shifts that the caller's could be swapped for, of the next 42 days. */
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
 * What `claim_shift(request_id, shift_id, sequence)`, `give_away_shift(request_id, shift_id, sequence)`,
 * `offer_swap(request_id, shift_id, sequence, other_shift_id, other_sequence)`, `answer_swap(request_id, version,
 * accept)`, `decide_shift_request(request_id, version, approve, comment)` and `cancel_shift_request(request_id,
 * version)` answer; all idempotent. Refusal reasons: `taken` (someone was first), `changed_meanwhile` (also where a
 * shift of the request did), `not_allowed`, `not_found`, `already_decided`, `already_asked`, `own_shift`, `shift_begun`,
 * `blocked` (then `reasons` says by what).
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
// answer `verdictSchema`; devices may repeat them. What `save_availability` takes:
export const availabilityDraftVersion = 1;
