/** Support visits: a platform admin looks at what one person sees. docs/decisions/0275-a-support-visit-only-reads.md */
import * as z from 'zod/mini';
import { personRoles } from './people.ts';
import { sheetSchema } from './timesheets.ts';
import { refusalSchema } from './verdict.ts';

/** Header that names the visit of a data API request, in lower case as Node reads it. */
export const visitHeader = 'x-muster-visit';

export const visitMinutes = [15, 60] as const;

/** Functions that can be called in a visit (`app.is_open_in_visit`). */
export const visitReads = [
  'my_clock',
  'my_schedule',
  'my_sheet',
  'notification_log',
  'visited_person',
] as const;
export type VisitRead = (typeof visitReads)[number];

const visit = {
  id: z.uuid(),
  /** `withdrawn` also means that no one answered within a day. */
  state: z.enum(['waiting', 'refused', 'withdrawn', 'open', 'over']),
  by: z.string(),
  reason: z.string(),
  minutes: z.int(),
  person_id: z.uuid(),
  person: z.string(),
  asked_at: z.string(),
  begun_at: z.nullable(z.string()),
  /** For an open visit, when it will end. */
  ended_at: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
};

/** Response of `platform_visit` for the platform admin who started it. */
export const platformVisitSchema = z.object({
  verdict: z.literal('ok'),
  visit: z.nullable(z.object({ ...visit, company: z.string() })),
});
export type PlatformVisit = NonNullable<z.infer<typeof platformVisitSchema>['visit']>;
export const platformVisitAnswerSchema = z.union([platformVisitSchema, refusalSchema]);

export const supportVisitSchema = z.object({
  ...visit,
  opened: z.array(z.object({ opened: z.enum(visitReads), at: z.string() })),
});
export type SupportVisit = z.infer<typeof supportVisitSchema>;

/** Response of `list_support_visits` for the company's people. */
export const supportVisitsSchema = z.object({
  verdict: z.literal('ok'),
  needs_consent: z.boolean(),
  visits: z.array(supportVisitSchema),
});
export type SupportVisits = z.infer<typeof supportVisitsSchema>;
export const supportVisitsAnswerSchema = z.union([supportVisitsSchema, refusalSchema]);

/** Response of `visited_person` in a visit. */
export const visitedPersonSchema = z.object({
  verdict: z.literal('ok'),
  person_id: z.uuid(),
  name: z.string(),
  role: z.nullable(z.enum(personRoles)),
  zone: z.string(),
  is_suspended: z.boolean(),
  facts: z.object({
    language: z.nullable(z.string()),
    has_login: z.boolean(),
    profile_complete: z.boolean(),
    /** Topics and channels, such as `clock.email`. */
    turned_off: z.array(z.string()),
    browsers: z.int(),
    phones: z.int(),
  }),
  devices: z.array(
    z.object({
      device_id: z.uuid(),
      last_contact_at: z.string(),
      /** When it last had everything synced. */
      synced_at: z.nullable(z.string()),
      unsent_items: z.int(),
      runs_in: z.nullable(z.string()),
      app_version: z.nullable(z.string()),
      location_permission: z.nullable(z.string()),
      battery_saver: z.nullable(z.string()),
      skew_ms: z.nullable(z.int()),
    }),
  ),
  /** Names of projects and cost codes, by id. */
  names: z.record(z.string(), z.string()),
});
export type VisitedPerson = z.infer<typeof visitedPersonSchema>;
export const visitedPersonAnswerSchema = z.union([visitedPersonSchema, refusalSchema]);

/** The part of `my_sheet` that a visit shows. */
export const visitedSheetAnswerSchema = z.union([
  z.pick(sheetSchema, {
    verdict: true,
    period_from: true,
    period_to: true,
    previous_from: true,
    next_from: true,
    today: true,
    state: true,
    comment: true,
    is_calculating: true,
    signed_at: true,
    approved_at: true,
    locked_at: true,
    totals: true,
    days: true,
  }),
  refusalSchema,
]);

/** The part of `my_schedule` that a visit shows. */
export const visitedScheduleAnswerSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    shifts: z.array(
      z.object({
        id: z.uuid(),
        starts_local: z.string(),
        ends_local: z.string(),
        project: z.nullable(z.object({ name: z.string() })),
        site: z.nullable(z.object({ name: z.string() })),
        confirmed_at: z.nullable(z.string()),
        canceled_at: z.nullable(z.string()),
        published_at: z.string(),
      }),
    ),
  }),
  refusalSchema,
]);
