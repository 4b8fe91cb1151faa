import * as z from 'zod/mini';
import { shiftRequestSchema } from './my-schedule.ts';
import { instants } from './schedule.ts';
import { timeOffRequestSchema } from './time-off.ts';
import { refusalSchema } from './verdict.ts';

/** Requests that wait for a lead, and the people they expect at work. */

/**
 * Response of `schedule_requests()`, for supervisors and admins: requests waiting for the caller, and the last 50
 * decided.
 */
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
        /** The person's published shifts during that time. */
        shifts: z.int(),
        /** Coworkers of their crews who are off during that time; `waiting` if they have only asked. */
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

/**
 * Response of `expected_people()`, for leads and admins: people who should be at work today and have no punch since
 * their shift began.
 */
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
        /** When the person's device was last in contact with the server; null if never. */
        last_seen_at: z.nullable(z.string()),
      }),
    ),
  }),
  refusalSchema,
]);

/**
 * Realtime topics: `company:<id>:schedule` for admins, `crew:<id>:schedule` for its leads and admins (both also
 * announce drafts), `person:<id>:schedule` for the person (only published changes, requests and time off).
 */
export const scheduleTopics = ['company', 'crew', 'person'] as const;
