import * as z from 'zod/mini';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

const minutes = z.nullable(z.number());
const period = z.object({ starts_at: z.string(), ends_at: z.string() });

const planSchema = z.object({
  verdict: z.literal('ok'),
  version: z.string(),
  until: z.string(),
  zone: z.string(),
  settings: z.object({
    remind_employee_after: minutes,
    remind_end_after: minutes,
    still_in_after_hours: minutes,
    remind_break_before: minutes,
    breaks: z.object({
      meals: z.array(z.object({ after_minutes: z.number(), minutes: z.number() })),
      meal_form: z.enum(['one_block', 'added_up']),
    }),
  }),
  quiet_hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  shifts: z.array(
    z.object({
      id: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      starts_local: z.string(),
      ends_local: z.string(),
      published_at: z.string(),
    }),
  ),
  time_off: z.array(period),
});
export type StoredPlan = z.infer<typeof planSchema>;

/** The plan of the phone's reminders for the next 42 days, also available offline. */
export function reminderPlanQuery(userId: string): SnapshotQuery<StoredPlan> {
  return {
    queryKey: queryKey(userId, 'my_reminder_plan'),
    fetch: (api) => api.rpc('my_reminder_plan', {}, planSchema),
    schema: planSchema,
  };
}
