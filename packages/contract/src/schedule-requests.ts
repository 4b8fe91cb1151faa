import * as z from 'zod/mini';
import { shiftRequestSchema } from './my-schedule.ts';
import { instants } from './schedule.ts';
import { timeOffRequestSchema } from './time-off.ts';
import { refusalSchema } from './verdict.ts';

/** What waits for whoever leads, and whom they expect at work. */

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
