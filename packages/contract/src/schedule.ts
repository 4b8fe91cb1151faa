import * as z from 'zod/mini';
import { judgementSchema, shiftReasonSchema } from './shift-reasons.ts';
import { refusalSchema } from './verdict.ts';

/**
 * The schedule: what its functions take and answer. Dates are `yyyy-mm-dd`, wall times `yyyy-mm-ddThh:mm` without a
 * zone, times of day `hh:mm`, instants RFC 3339, time is whole minutes, weekdays are 1 Monday to 7 Sunday.
 */

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

export const instants = { starts_at: z.string(), ends_at: z.string() };

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

export const named = { id: z.uuid(), name: z.string() };

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

/** Null: paid without overtime. */
const overtimeSchema = z.nullable(
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
);

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
  overtime: overtimeSchema,
  /** Pay rules that take effect within the time shown, oldest first; until then it is the one above. */
  overtime_later: z.optional(
    z.array(z.object({ from_date: z.string(), overtime: overtimeSchema })),
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
 * `schedule_costs(from_date, to_date)`, at most 62 days, for admins: planned work of the company at base rates. Days on
 * which fewer than three people have a rate are left out.
 */
export const scheduleCostsAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    days: z.array(
      z.object({
        on_date: z.string(),
        currency: z.string(),
        amount_cents: z.int(),
        /** With a rate; others are planned, too. */
        people: z.int(),
      }),
    ),
  }),
  refusalSchema,
]);

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
