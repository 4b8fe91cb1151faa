import * as z from 'zod/mini';
import { judgementSchema, shiftReasonSchema } from './shift-reasons.ts';
import { refusalSchema } from './verdict.ts';

/**
 * The schedule: inputs and responses of its functions. Dates are `yyyy-mm-dd`, wall times `yyyy-mm-ddThh:mm` without a
 * zone, times of day `hh:mm`, instants RFC 3339. Time is in whole minutes; weekdays are 1 (Monday) to 7 (Sunday).
 */

const contentFields = {
  /** Null for an open shift, which people may claim. */
  person_id: z.nullable(z.uuid()),
  /** Supervisors must set it for an open shift, to a crew of their own. */
  crew_id: z.nullable(z.uuid()),
  project_id: z.nullable(z.uuid()),
  site_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  starts_local: z.string(),
  ends_local: z.string(),
  zone: z.string(),
  /** The wall time occurs twice, and this is the second one. */
  starts_second: z.boolean(),
  ends_second: z.boolean(),
  break_minutes: z.int(),
  note: z.nullable(z.string()),
};
export const shiftContentSchema = z.object(contentFields);
export type ShiftContent = z.infer<typeof shiftContentSchema>;

/** Input of `judge_shift`, and what `save_shifts` stores; the screen makes the id. */
export const shiftDraftSchema = z.object({ id: z.uuid(), ...contentFields });
export type ShiftDraft = z.infer<typeof shiftDraftSchema>;

/**
 * `draft`: never published. `published`: people see this version. `changed`: people still see the previous version.
 * `removed`: people still see it; publishing cancels it.
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
  /** Edited individually: changes to the whole series leave it alone. */
  is_exception: z.boolean(),
  /** The version that people see; null if nothing is published yet. */
  published: z.nullable(
    z.object({
      ...contentFields,
      ...instants,
      /** Increases with each publication; passed back with confirmations, claims and swaps. */
      sequence: z.int(),
      published_at: z.string(),
      confirmed_at: z.nullable(z.string()),
    }),
  ),
  /** The reason warnings were overridden in the last publication. */
  override_reason: z.nullable(z.string()),
  /** Pending claims, swaps and give-aways. */
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
  /** Every week on this day; null if it is for dates. */
  weekday: z.nullable(z.int()),
  /** First and last day. For a weekly entry, the days between which it applies, null if open-ended. */
  from_date: z.nullable(z.string()),
  to_date: z.nullable(z.string()),
  /** Both null for the whole day. An end that isn't after the start is on the next day. */
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type Availability = z.infer<typeof availabilitySchema>;
export type AvailabilityDraft = Omit<Availability, 'person_id'>;

export const holidaySchema = z.object({ id: z.uuid(), on_date: z.string(), name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

/** Null if paid without overtime. */
const overtimeSchema = z.nullable(
  z.object({
    weekly_after_minutes: z.nullable(z.int()),
    daily_after_minutes: z.nullable(z.int()),
    daily_double_after_minutes: z.nullable(z.int()),
    shift_after_minutes: z.nullable(z.int()),
    seventh_day: z.boolean(),
    seventh_day_double_after_minutes: z.nullable(z.int()),
    /** Null if a workday begins with the shift. */
    workday_starts_at: z.nullable(z.string()),
  }),
);

export const boardPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  role: z.enum(['employee', 'supervisor', 'admin']),
  has_login: z.boolean(),
  /** The person's current crews. */
  crew_ids: z.array(z.uuid()),
  /** Facts that `judgeShift` of `@muster/domain/schedule` needs to predict the server's verdict. */
  member: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
  certificates: z.array(z.object({ kind: z.string(), expires_on: z.nullable(z.string()) })),
  time_off: z.array(timeRangeSchema),
  time_off_waiting: z.array(timeRangeSchema),
  availability: z.array(availabilitySchema),
  /** Time entries of the displayed workweeks, with unpaid breaks; the last one may be open. */
  punched: z.array(
    z.object({ from: z.string(), to: z.nullable(z.string()), break_minutes: z.int() }),
  ),
  overtime: overtimeSchema,
  /** Pay rules that take effect within the displayed time, oldest first; until then, the one above applies. */
  overtime_later: z.optional(
    z.array(z.object({ from_date: z.string(), overtime: overtimeSchema })),
  ),
});
export type BoardPerson = z.infer<typeof boardPersonSchema>;

export const scheduleRulesSchema = z.object({
  version: z.int(),
  /** 600 by default; null for no warning. */
  rest_minutes: z.nullable(z.int()),
  /** Null, the default, for no warning. */
  notice_minutes: z.nullable(z.int()),
  /** Whether a claim of an open shift takes it immediately or waits for a lead. */
  claims: z.enum(['first_come', 'approval']),
  swaps_need_approval: z.boolean(),
});
export type ScheduleRules = z.infer<typeof scheduleRulesSchema>;

/** Response of `board_shifts(from_date, to_date)`, at most 62 days, for supervisors (own crews) and admins (all). */
export const boardSchema = z.object({
  verdict: z.literal('ok'),
  from_date: z.string(),
  to_date: z.string(),
  today: z.string(),
  /** The server's time. */
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
      /** Kinds of certificates that people need there. */
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
 * Response of `schedule_costs(from_date, to_date)`, at most 62 days, for admins: the company's planned work at base
 * rates. Days on which fewer than three people have a rate are left out.
 */
export const scheduleCostsAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    days: z.array(
      z.object({
        on_date: z.string(),
        currency: z.string(),
        amount_cents: z.int(),
        /** People with a rate; people without one are planned, too. */
        people: z.int(),
      }),
    ),
  }),
  refusalSchema,
]);

/**
 * A change of `save_shifts(change_id, changes)`, which applies all changes, at most 500, or none. `version` is the one
 * that the screen has, null for a new shift. `scope` is for a shift in a series; the default is `this`.
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
 * Response of `save_shifts`, `save_series(change_id, series)`, `copy_week(change_id, from_date, to_date, crew)`,
 * `apply_template(change_id, template, from_date)`, `undo_shifts(change_id, undo_id)` and `discard_changes(change_id,
 * shift_ids)`. `change_id` is the undo token; undoing an undo uses `undo_id`. Refused with `changed_meanwhile`:
 * `current` has the shifts as stored now, and `changed_by` says who changed them. Other reasons: `not_allowed`,
 * `not_found`, `invalid_input` (detail: the field), `series_too_long`.
 */
export const savedShiftsSchema = z.object({
  verdict: z.enum(['applied', 'replayed']),
  change_id: z.uuid(),
  shifts: z.array(boardShiftSchema),
  /** Ids of deleted drafts. */
  removed: z.array(z.uuid()),
  /** By shift, without those that are `ok`. */
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

/** Input of `save_series`: shifts on certain weekdays from a first to a last day, at most 400 days apart. */
export type SeriesDraft = {
  readonly id: string;
  /** Its wall times are on the first day. */
  readonly shift: ShiftContent;
  readonly until_date: string;
  readonly weekdays: readonly number[];
  readonly every_weeks: number;
};

/**
 * Response of `publish_shifts(change_id, shift_ids, override_reason)`: it refuses exactly the blocked shifts, publishes
 * the others and notifies each person once. Refused as a whole with `override_missing` and `warned` if shifts have
 * warnings and no reason was given.
 */
const judgedShiftSchema = z.object({ shift_id: z.uuid(), reasons: z.array(shiftReasonSchema) });
export const publishAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    publication_id: z.uuid(),
    shifts: z.array(boardShiftSchema),
    /** Canceled and removed from the board. */
    removed: z.array(z.uuid()),
    refused: z.array(judgedShiftSchema),
    warned: z.array(judgedShiftSchema),
    /** Number of people notified. */
    people: z.int(),
  }),
  z.extend(refusalSchema, { warned: z.optional(z.array(judgedShiftSchema)) }),
]);
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

/** Response of `list_publications()`: newest first, at most 50. */
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
 * Response of `list_templates()`. `save_template(id, name, from_date, crew)` saves the week that begins on that date,
 * of one crew or all; `remove_template(id)` deletes a template.
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
// certificates). All but the two reads return `verdictSchema`.

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
