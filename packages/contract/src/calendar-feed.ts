import * as z from 'zod/mini';

/** What `my_calendar_feed` answers: instants, null where no calendar program reads the shifts. */
export const calendarFeedSchema = z.object({
  created_at: z.nullable(z.string()),
  last_read_at: z.nullable(z.string()),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
