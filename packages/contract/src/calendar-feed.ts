import * as z from 'zod/mini';

/** Response of `my_calendar_feed`: instants, null if no calendar app subscribes to the shifts. */
export const calendarFeedSchema = z.object({
  created_at: z.nullable(z.string()),
  last_read_at: z.nullable(z.string()),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
