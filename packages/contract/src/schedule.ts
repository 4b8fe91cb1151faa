// Contract version 1, 06:57 UTC. Changes are noted here with their time.
// 07:15: workday_starts_at moved from the board to each person's overtime; the judge is at
// `@muster/domain/schedule/judge-shift` (facts: `shift-facts`), zone tables from `@muster/domain/pay/read-zone-table`.
import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/**
 * The schedule: what its functions take and answer. Dates are `yyyy-mm-dd`, wall times `yyyy-mm-ddThh:mm` without a
 * zone, times of day `hh:mm`, instants RFC 3339, time is whole minutes, weekdays are 1 Monday to 7 Sunday.
 */

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
export const shiftReasons = [...blockingReasons, ...warningReasons] as const;
export type ShiftReasonName = (typeof shiftReasons)[number];

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
]);
export type ShiftReason = z.infer<typeof shiftReasonSchema>;

export const judgementSchema = z.object({
  verdict: z.enum(['ok', 'warned', 'blocked']),
  reasons: z.array(shiftReasonSchema),
});
export type Judgement = z.infer<typeof judgementSchema>;
/** `judge_shift(shift)`: a dry run; `judge_shift` takes a `ShiftDraft`. */
export const judgeAnswerSchema = z.union([judgementSchema, refusalSchema]);

// Shifts

const contentFields = {
  /** Null: an open shift, which people may claim. */
  person_id: z.nullable(z.uuid()),
  /** Supervisors need it for an open shift, and it must be theirs. */
  crew_id: z.nullable(z.uuid()),
  project_id: z.nullable(z.uuid()),
  site_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  starts_local: z.string(),
  ends_local: z.string(),
  zone: z.string(),
  /** The wall time occurs twice, and the second one is meant. */
  starts_second: z.boolean(),
  ends_second: z.boolean(),
  break_minutes: z.int(),
  note: z.nullable(z.string()),
};
export const shiftContentSchema = z.object(contentFields);
export type ShiftContent = z.infer<typeof shiftContentSchema>;

/** What `judge_shift` takes and `save_shifts` stores; the screen makes the id. */
export const shiftDraftSchema = z.object({ id: z.uuid(), ...contentFields });
export type ShiftDraft = z.infer<typeof shiftDraftSchema>;

/**
 * `draft`: never published. `published`: as people see it. `changed`: people see something else still. `removed`:
 * people still see it; publishing cancels it.
 */
export const shiftStates = ['draft', 'published', 'changed', 'removed'] as const;
export type ShiftState = (typeof shiftStates)[number];

const instants = { starts_at: z.string(), ends_at: z.string() };

export const boardShiftSchema = z.object({
  id: z.uuid(),
  ...contentFields,
  ...instants,
  version: z.int(),
  state: z.enum(shiftStates),
  series_id: z.nullable(z.uuid()),
  /** Edited on its own: changes of the whole series leave it alone. */
  is_exception: z.boolean(),
  /** What people see; null: nothing yet. */
  published: z.nullable(
    z.object({
      ...contentFields,
      ...instants,
      /** Rises with each publication; goes back with confirmations, claims and swaps. */
      sequence: z.int(),
      published_at: z.string(),
      confirmed_at: z.nullable(z.string()),
    }),
  ),
  /** Why warnings were overridden at the last publication. */
  override_reason: z.nullable(z.string()),
  /** Claims, swaps and give-aways that wait. */
  waiting: z.int(),
  changed_by: z.nullable(z.string()),
  changed_at: z.string(),
});
export type BoardShift = z.infer<typeof boardShiftSchema>;

const named = { id: z.uuid(), name: z.string() };

const timeRangeSchema = z.object({ from: z.string(), to: z.string() });

export const availabilitySchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  kind: z.enum(['cannot', 'rather_not']),
  /** Each week on this day; null: on dates. */
  weekday: z.nullable(z.int()),
  /** First and last day; of a weekly one the days between which it applies, null: without an end. */
  from_date: z.nullable(z.string()),
  to_date: z.nullable(z.string()),
  /** Null both: the whole day. An end not after the start is on the next day. */
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type Availability = z.infer<typeof availabilitySchema>;
export type AvailabilityDraft = Omit<Availability, 'person_id'>;

export const holidaySchema = z.object({ id: z.uuid(), on_date: z.string(), name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

export const boardPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  role: z.enum(['employee', 'supervisor', 'admin']),
  has_login: z.boolean(),
  /** Crews of today. */
  crew_ids: z.array(z.uuid()),
  /** The facts by which `judgeShift` of `@muster/domain/schedule` foresees the server's verdict. */
  member: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
  certificates: z.array(z.object({ kind: z.string(), expires_on: z.nullable(z.string()) })),
  time_off: z.array(timeRangeSchema),
  time_off_waiting: z.array(timeRangeSchema),
  availability: z.array(availabilitySchema),
  /** Time entries of the workweeks shown, with unpaid breaks; the last one may be open. */
  punched: z.array(
    z.object({ from: z.string(), to: z.nullable(z.string()), break_minutes: z.int() }),
  ),
  /** Null: paid without overtime. */
  overtime: z.nullable(
    z.object({
      weekly_after_minutes: z.nullable(z.int()),
      daily_after_minutes: z.nullable(z.int()),
      daily_double_after_minutes: z.nullable(z.int()),
      shift_after_minutes: z.nullable(z.int()),
      seventh_day: z.boolean(),
      seventh_day_double_after_minutes: z.nullable(z.int()),
      /** Null: a workday begins with the shift. */
      workday_starts_at: z.nullable(z.string()),
    }),
  ),
});
export type BoardPerson = z.infer<typeof boardPersonSchema>;

export const scheduleRulesSchema = z.object({
  version: z.int(),
  /** 600 by default; null: no warning. */
  rest_minutes: z.nullable(z.int()),
  /** Null, the default: no warning. */
  notice_minutes: z.nullable(z.int()),
  /** Who claims an open shift has it, or waits for a lead. */
  claims: z.enum(['first_come', 'approval']),
  swaps_need_approval: z.boolean(),
});
export type ScheduleRules = z.infer<typeof scheduleRulesSchema>;

/** `board_shifts(from_date, to_date)`, at most 62 days; for supervisors (own crews) and admins (all). */
export const boardSchema = z.object({
  verdict: z.literal('ok'),
  from_date: z.string(),
  to_date: z.string(),
  today: z.string(),
  /** Of the server. */
  now: z.string(),
  zone: z.string(),
  workweek_start: z.int(),
  may_edit_all: z.boolean(),
  rules: scheduleRulesSchema,
  shifts: z.array(boardShiftSchema),
  people: z.array(boardPersonSchema),
  crews: z.array(z.object({ ...named, archived: z.boolean(), is_mine: z.boolean() })),
  projects: z.array(
    z.object({
      ...named,
      number: z.nullable(z.string()),
      archived: z.boolean(),
      crew_ids: z.array(z.uuid()),
      sites: z.array(z.object({ ...named, archived: z.boolean() })),
      /** Kinds of certificate that a person needs there. */
      certificates: z.array(z.string()),
    }),
  ),
  cost_codes: z.array(z.object({ ...named, code: z.string(), archived: z.boolean() })),
  holidays: z.array(holidaySchema),
  demand: z.array(z.object({ project_id: z.uuid(), on_date: z.string(), people: z.int() })),
  /** Claims, swaps, give-aways and time off that wait for the caller. */
  requests_waiting: z.int(),
});
export type Board = z.infer<typeof boardSchema>;
export const boardAnswerSchema = z.discriminatedUnion('verdict', [boardSchema, refusalSchema]);

/**
 * `save_shifts(change_id, changes)`: all of at most 500, or none. `version`: the one that the screen has; null for a
 * new shift. `scope`: of a shift in a series, `this` by default.
 */
export type ShiftChange =
  | {
      readonly op: 'save';
      readonly shift: ShiftDraft;
      readonly version: number | null;
      readonly scope?: SeriesScope;
    }
  | {
      readonly op: 'delete';
      readonly id: string;
      readonly version: number;
      readonly scope?: SeriesScope;
    };
export type SeriesScope = 'this' | 'later' | 'all';

/**
 * What `save_shifts`, `save_series(change_id, series)`, `copy_week(change_id, from_date, to_date, crew)`,
 * `apply_template(change_id, template, from_date)`, `undo_shifts(change_id, undo_id)` and `discard_changes(change_id,
 * shift_ids)` answer. `change_id` is the undo token; undoing is undone with `undo_id`. Refused with
 * `changed_meanwhile`: `current` has the shifts as stored now, and `changed_by` says who changed them. Other reasons:
 * `not_allowed`, `not_found`, `invalid_input` (detail: the field), `series_too_long`.
 */
export const savedShiftsSchema = z.object({
  verdict: z.enum(['applied', 'replayed']),
  change_id: z.uuid(),
  shifts: z.array(boardShiftSchema),
  /** Drafts that are gone. */
  removed: z.array(z.uuid()),
  /** By shift; those that are `ok` are left out. */
  judged: z.record(z.string(), judgementSchema),
});
export type SavedShifts = z.infer<typeof savedShiftsSchema>;
export const saveAnswerSchema = z.union([
  savedShiftsSchema,
  z.extend(refusalSchema, {
    current: z.optional(z.array(boardShiftSchema)),
    changed_by: z.optional(z.nullable(z.string())),
  }),
]);

/** `save_series`: shifts on some weekdays from a first to a last day, at most 400 days apart. */
export type SeriesDraft = {
  readonly id: string;
  /** Its wall times are those of the first day. */
  readonly shift: ShiftContent;
  readonly until_date: string;
  readonly weekdays: readonly number[];
  readonly every_weeks: number;
};

/**
 * `publish_shifts(change_id, shift_ids, override_reason)`: refuses exactly the blocked ones, publishes the others and
 * tells each person once. Refused as a whole with `override_missing` and `warned` where shifts have warnings and no
 * reason was given.
 */
const judgedShiftSchema = z.object({ shift_id: z.uuid(), reasons: z.array(shiftReasonSchema) });
export const publishAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    publication_id: z.uuid(),
    shifts: z.array(boardShiftSchema),
    /** Canceled and gone from the board. */
    removed: z.array(z.uuid()),
    refused: z.array(judgedShiftSchema),
    warned: z.array(judgedShiftSchema),
    /** How many are told. */
    people: z.int(),
  }),
  z.extend(refusalSchema, { warned: z.optional(z.array(judgedShiftSchema)) }),
]);
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

/** `list_publications()`: newest first, at most 50. */
export const publicationsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    publications: z.array(
      z.object({
        id: z.uuid(),
        at: z.string(),
        by: z.nullable(z.string()),
        added: z.int(),
        changed: z.int(),
        canceled: z.int(),
        people: z.int(),
        override_reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusalSchema,
]);

/**
 * `list_templates()`; `save_template(id, name, from_date, crew)` keeps the week that begins there, of one crew or all;
 * `remove_template(id)`.
 */
export const templatesSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    templates: z.array(z.object({ ...named, shifts: z.int(), changed_at: z.string() })),
  }),
  refusalSchema,
]);

// Settings: read_schedule_rules(), save_schedule_rules(version, rules), list_holidays(), save_holiday(id, on_date,
// name), remove_holiday(id), set_demand(project, on_date, people) (0 removes), set_project_certificates(project,
// certificates); all but the first two lists answer `verdictSchema`.

export const rulesAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), may_edit: z.boolean(), rules: scheduleRulesSchema }),
  refusalSchema,
]);
export const holidaysAnswerSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    may_edit: z.boolean(),
    today: z.string(),
    holidays: z.array(holidaySchema),
  }),
  refusalSchema,
]);

// Everyone's own schedule

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
 * version)` answer; all idempotent. Refusal reasons: `taken` (someone was first), `changed_meanwhile`, `not_allowed`,
 * `not_found`, `already_decided`, `own_shift`, `shift_begun`, `blocked` (then `reasons` says by what).
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

// Time off

export const timeOffKindSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  is_paid: z.boolean(),
  /** Nothing accrues: requests need no balance. */
  accrual: z.enum(['none', 'period', 'hours']),
  /** Of `period`: minutes added at the start of each. */
  period: z.nullable(z.enum(['month', 'year'])),
  /** Of `period`: each time; of `hours`: for each `per_worked_minutes`. */
  accrued_minutes: z.nullable(z.int()),
  per_worked_minutes: z.nullable(z.int()),
  /** Accrual stops at this balance; null: never. */
  cap_minutes: z.nullable(z.int()),
  /** What stays at the turn of the year; null: everything. */
  carry_over_minutes: z.nullable(z.int()),
  /** What a whole day takes. */
  day_minutes: z.int(),
  /** How far below zero a request may lead. */
  overdraft_minutes: z.int(),
  version: z.int(),
  archived_at: z.nullable(z.string()),
});
export type TimeOffKind = z.infer<typeof timeOffKindSchema>;
/** What `save_time_off_kind(kind, version)` takes; version null for a new one. */
export type TimeOffKindDraft = Omit<TimeOffKind, 'version' | 'archived_at'>;
/** `list_time_off_kinds()`; `archive_time_off_kind(id, version)` answers `verdictSchema`. */
export const timeOffKindsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    may_edit: z.boolean(),
    kinds: z.array(timeOffKindSchema),
  }),
  refusalSchema,
]);

export const timeOffRequestVersion = 1;
/** What `request_time_off(request)` takes, and what a device keeps until then. */
export const timeOffDraftSchema = z.object({
  v: z.literal(timeOffRequestVersion),
  id: z.uuid(),
  kind_id: z.uuid(),
  first_day: z.string(),
  last_day: z.string(),
  /** Of a single day: a part of it; null both: whole days. */
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  /** Null: as many whole days as are shifts or weekdays; else what it takes from the balance. */
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
  /** As of today; always the sum of the ledger. Null: a kind without accrual. */
  balance_minutes: z.nullable(z.int()),
  /** Approved from tomorrow on is taken off already; what waits is not. */
  waiting_minutes: z.int(),
});

/** `my_time_off()` and, for admins and leads, `read_time_off(person)`. */
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
 * `request_time_off(request)`, `cancel_time_off(id, version)`, `decide_time_off(id, version, approve, comment)` and
 * `adjust_time_off(id, person, kind, minutes, reason)`. Refusal reasons: `balance_too_low` (detail: minutes that are
 * left), `time_off_overlaps`, `already_decided`, `changed_meanwhile`, `not_allowed`, `not_found`, `invalid_input`.
 */
export const timeOffVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'waits', 'replayed']),
    state: z.nullable(z.enum(timeOffStates)),
  }),
  refusalSchema,
]);

/** `schedule_requests()`: what waits for the caller, for supervisors and admins, and the last 50 decided. */
export const scheduleRequestsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    today: z.string(),
    now: z.string(),
    requests: z.array(shiftRequestSchema),
    time_off: z.array(
      z.extend(timeOffRequestSchema, {
        may_decide: z.boolean(),
        balance_minutes: z.nullable(z.int()),
        /** Published shifts that the person has then. */
        shifts: z.int(),
        /** Coworkers of their crews who are off then; `waiting`: who asked too. */
        others_off: z.array(
          z.object({
            name: z.string(),
            first_day: z.string(),
            last_day: z.string(),
            state: z.enum(['waiting', 'approved']),
          }),
        ),
      }),
    ),
  }),
  refusalSchema,
]);
export type ScheduleRequests = Extract<z.infer<typeof scheduleRequestsSchema>, { verdict: 'ok' }>;

/** `expected_people()`: for leads and admins, who should be at work today and has no punch since their shift began. */
export const expectedSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    now: z.string(),
    people: z.array(
      z.object({
        person_id: z.uuid(),
        name: z.string(),
        shift_id: z.uuid(),
        starts_local: z.string(),
        zone: z.string(),
        ...instants,
        project_name: z.nullable(z.string()),
        /** When the server last heard from the person; null: never. */
        last_seen_at: z.nullable(z.string()),
      }),
    ),
  }),
  refusalSchema,
]);

/**
 * Live: `company:<id>:schedule` for admins, `crew:<id>:schedule` for its leads and admins (both tell of drafts too),
 * `person:<id>:schedule` for the person (published changes, requests and time off only).
 */
export const scheduleTopics = ['company', 'crew', 'person'] as const;
