import * as z from 'zod/mini';
import { locationModes } from './identity.ts';
import { refusalSchema } from './verdict.ts';

/** A person's answer to the current location notice. */
const locationChoices = ['none', 'acknowledged', 'withdrawn'] as const;

const instant = z.iso.datetime({ offset: true });
const person = z.object({ person_id: z.uuid(), name: z.string() });
const noticeFields = {
  version: z.int(),
  text_en: z.string(),
  text_es: z.string(),
  /** True if it covers locations between punches. */
  covers_trail: z.boolean(),
  written_at: instant,
};
/** People without a login answer at a kiosk, or sign on paper, which a lead records. */
const ways = ['app', 'paper', 'kiosk'] as const;

/** Response of `my_location_notice()`: the current text, and the caller's answers to it and to earlier ones. */
export const ownNoticeSchema = z.object({
  ...noticeFields,
  mode: z.enum(locationModes),
  trail_minutes: z.int(),
  choice: z.enum(locationChoices),
  /** Newest first. */
  choices: z.array(
    z.object({
      choice: z.enum(['acknowledged', 'withdrawn']),
      version: z.int(),
      way: z.enum(ways),
      at: instant,
    }),
  ),
});
export type OwnNotice = z.infer<typeof ownNoticeSchema>;
export const ownNoticeAnswerSchema = z.union([ownNoticeSchema, refusalSchema]);

/** Problems with a person's answer or phone, worst first. */
export const trackingProblems = [
  'unsent',
  'permission',
  'not_acknowledged',
  'mock',
  'silent',
  /** Points outside worked time reached the server and were discarded. */
  'off_clock',
  'old_version',
] as const;
export type TrackingProblem = (typeof trackingProblems)[number];

const runsIn = z.enum(['browser', 'app', 'unknown']);

const trackedPersonSchema = z.extend(person, {
  has_login: z.boolean(),
  role: z.string(),
  crews: z.array(z.string()),
  choice: z.enum(locationChoices),
  /** Version of the current answer; null if there is none. */
  version: z.nullable(z.int()),
  way: z.nullable(z.enum(ways)),
  chosen_at: z.nullable(instant),
  /** The kiosk, or the device by the first eight digits of its id; null: on paper, or no device was named. */
  answered_on: z.optional(
    z.nullable(
      z.union([z.object({ kiosk: z.string() }), z.object({ device: z.string(), runs_in: runsIn })]),
    ),
  ),
  problems: z.array(z.enum(trackingProblems)),
  /** Items older than an hour, over all devices. */
  unsent_items: z.int(),
  /** The last punch within 60 days with a mock location from another app. */
  mocked_at: z.nullable(instant),
  /** Points of the last week that were outside worked time; they were not stored. */
  rejected_points: z.int(),
  /** The device most recently in contact. */
  device: z.nullable(
    z.object({
      last_contact_at: instant,
      synced_at: z.nullable(instant),
      location_permission: z.enum(['always', 'while_in_use', 'denied', 'unknown']),
      location_precision: z.enum(['precise', 'approximate', 'unknown']),
      battery_saver: z.enum(['on', 'off', 'unknown']),
      mock_location: z.enum(['on', 'off', 'unknown']),
      runs_in: runsIn,
      app_version: z.string(),
      skew_ms: z.nullable(z.number()),
    }),
  ),
});
export type TrackedPerson = z.infer<typeof trackedPersonSchema>;

/** Response of `list_tracking()` for admins. */
export const trackingListSchema = z.object({
  mode: z.enum(locationModes),
  trail_minutes: z.int(),
  notice: z.object(noticeFields),
  coordinates: z.object({
    oldest_at: z.nullable(instant),
    /** Older points are deleted. */
    kept_since: instant,
  }),
  trail: z.object({ oldest_at: z.nullable(instant), kept_since: instant }),
  /** People with problems first. */
  people: z.array(trackedPersonSchema),
});
export type TrackingList = z.infer<typeof trackingListSchema>;
export const trackingListAnswerSchema = z.union([trackingListSchema, refusalSchema]);

/** Response of `list_location_reads()`, newest first. */
export const locationReadsSchema = z.object({
  reads: z.array(
    z.object({
      id: z.uuid(),
      reader: person,
      person,
      from_at: instant,
      to_at: instant,
      purpose: z.string(),
      points: z.int(),
      read_at: instant,
    }),
  ),
  /** `before` for the next page. */
  next: z.nullable(instant),
});
export type LocationReads = z.infer<typeof locationReadsSchema>;
export type LocationRead = LocationReads['reads'][number];
export const locationReadsAnswerSchema = z.union([locationReadsSchema, refusalSchema]);

/** Response of `read_punch_locations()`. */
export const punchLocationsSchema = z.object({
  points: z.array(
    z.object({
      punch_id: z.uuid(),
      kind: z.string(),
      occurred_at: instant,
      zone: z.string(),
      lat: z.number(),
      lng: z.number(),
      accuracy_m: z.number(),
    }),
  ),
});
export type PunchLocations = z.infer<typeof punchLocationsSchema>;
export const punchLocationsAnswerSchema = z.union([punchLocationsSchema, refusalSchema]);

/** Response of `read_trail()`: one person's day between punches, and when they worked. */
export const trailSchema = z.object({
  zone: z.string(),
  points: z.array(
    z.object({ at: instant, lat: z.number(), lng: z.number(), accuracy_m: z.number() }),
  ),
  work: z.array(
    z.object({
      started_at: instant,
      ended_at: z.nullable(instant),
      breaks: z.array(z.object({ started_at: instant, ended_at: z.nullable(instant) })),
    }),
  ),
});
export type Trail = z.infer<typeof trailSchema>;
export const trailAnswerSchema = z.union([trailSchema, refusalSchema]);

/** Response of `attendance_compliance()`: worked days and problems of the last eight weeks, by crew and week. */
export const attendanceSchema = z.object({
  rows: z.array(
    z.object({
      crew_id: z.nullable(z.uuid()),
      /** Null if in no crew on that day. */
      crew: z.nullable(z.string()),
      /** The row for everyone, which counts each day once. */
      is_all: z.boolean(),
      week_from: z.string(),
      days: z.int(),
      missed_punches: z.int(),
      meals: z.int(),
      long_shifts: z.int(),
    }),
  ),
  certificates: z.array(
    z.object({
      id: z.uuid(),
      person,
      kind: z.string(),
      expires_on: z.string(),
      is_expired: z.boolean(),
    }),
  ),
});
export type Attendance = z.infer<typeof attendanceSchema>;
export type AttendanceRow = Attendance['rows'][number];
export const attendanceAnswerSchema = z.union([attendanceSchema, refusalSchema]);

/** Response of `list_paper_notices()`: people without a login. */
export const paperNoticesSchema = z.object({
  version: z.int(),
  people: z.array(
    z.extend(person, { choice: z.enum(locationChoices), language: z.enum(['en', 'es']) }),
  ),
});
export type PaperNotices = z.infer<typeof paperNoticesSchema>;
export const paperNoticesAnswerSchema = z.union([paperNoticesSchema, refusalSchema]);
