import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** How long something is kept: for days or years, as long as another record, or until signed. */
export type RetentionPeriod =
  | { readonly days: number }
  | { readonly years: number }
  | { readonly with: 'time_cards' }
  | { readonly until: 'signed' };

/**
 * Default retention by kind of record. The years follow 29 CFR 516.5 (payroll, 3 years) and 516.6 (time cards and
 * schedules, 2 years); the days are the product's choice.
 */
export const retentionDefaults = {
  location_trail: { days: 60 },
  punch_coordinates: { with: 'time_cards' },
  voice_audio: { days: 30 },
  time_cards: { years: 2 },
  payroll: { years: 3 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionKind = keyof typeof retentionDefaults;

/** In display order. */
export const retentionKinds = [
  'location_trail',
  'punch_coordinates',
  'voice_audio',
  'time_cards',
  'payroll',
] as const satisfies readonly RetentionKind[];

/** Bounds of the company's choice; the minimum years are required by law. */
export const retentionBounds = {
  location_trail: { least: 1, most: 3650 },
  punch_coordinates: { least: 1, most: 3650 },
  voice_audio: { least: 1, most: 365 },
  time_cards: { least: 2, most: 30 },
  payroll: { least: 3, most: 30 },
} as const satisfies Record<RetentionKind, { readonly least: number; readonly most: number }>;

/** Retention periods that can't be changed (`app.kept_since`), by kind. */
export const fixedRetention = {
  device_changes: { days: 60 },
  location_rejections: { days: 60 },
  /** For people who have left. */
  device_reports: { days: 30 },
  message_log: { days: 400 },
  reminder_log: { days: 400 },
  inbox: { days: 60 },
  error_reports: { days: 30 },
} as const satisfies Record<string, { readonly days: number }>;

/** Records that the nightly job removes (`app.retention_kinds`), in this order. */
export const removedKinds = [
  'punch_coordinates',
  'location_trail',
  'location_rejections',
  'voice_audio',
  'device_changes',
  'device_reports',
  'message_log',
  'reminder_log',
  'inbox',
  'error_reports',
] as const satisfies readonly (RetentionKind | keyof typeof fixedRetention)[];
export type RemovedKind = (typeof removedKinds)[number];

const instant = z.iso.datetime({ offset: true });
const numbers = z.partialRecord(z.enum(removedKinds), z.int());

/** Response of `read_retention()` for admins: the data that the next run removes, and that past runs removed. */
export const retentionRunsSchema = z.object({
  next_at: instant,
  /** How work records name people whose account was erased: by name, or as Former employee 17. */
  erased_names: z.enum(['name', 'number']),
  /** The company's choice as stored; parsed by `resolveRetention`. */
  chosen: z.unknown(),
  kinds: z.array(
    z.object({
      kind: z.enum(removedKinds),
      /** Null if something other than age decides. */
      before: z.nullable(instant),
      removes: z.int(),
      held: z.int(),
    }),
  ),
  /** Newest first. */
  runs: z.array(
    z.object({
      day: z.iso.date(),
      started_at: instant,
      /** Null for a run that was interrupted. */
      ended_at: z.nullable(instant),
      removed: numbers,
      held: numbers,
    }),
  ),
});
export type RetentionRuns = z.infer<typeof retentionRunsSchema>;
export const retentionRunsAnswerSchema = z.union([retentionRunsSchema, refusalSchema]);

const within = (kind: RetentionKind) =>
  z.int().check(z.gte(retentionBounds[kind].least), z.lte(retentionBounds[kind].most));
const daysOf = (kind: RetentionKind) => z.strictObject({ days: within(kind) });
const yearsOf = (kind: RetentionKind) => z.strictObject({ years: within(kind) });

/** The retention settings that an admin may save; the database checks them the same way (`app.wrong_setting`). */
export const retentionSchema = z.strictObject({
  location_trail: daysOf('location_trail'),
  punch_coordinates: z.union([
    z.strictObject({ with: z.literal('time_cards') }),
    daysOf('punch_coordinates'),
  ]),
  /** Until everyone has signed the JSA, or it has ended. */
  voice_audio: z.union([z.strictObject({ until: z.literal('signed') }), daysOf('voice_audio')]),
  time_cards: yearsOf('time_cards'),
  payroll: yearsOf('payroll'),
});
export type Retention = z.infer<typeof retentionSchema>;

/** Returns the periods that apply: the valid ones of `companies.settings`, with defaults for the others. */
export function resolveRetention(settings: unknown): Retention {
  const given = recordOf(recordOf(settings)['retention']);
  const { shape } = retentionSchema;
  const { location_trail, punch_coordinates, voice_audio, time_cards, payroll } = retentionDefaults;
  return {
    location_trail: z.catch(shape.location_trail, location_trail).parse(given['location_trail']),
    punch_coordinates: z
      .catch(shape.punch_coordinates, punch_coordinates)
      .parse(given['punch_coordinates']),
    voice_audio: z.catch(shape.voice_audio, voice_audio).parse(given['voice_audio']),
    time_cards: z.catch(shape.time_cards, time_cards).parse(given['time_cards']),
    payroll: z.catch(shape.payroll, payroll).parse(given['payroll']),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
