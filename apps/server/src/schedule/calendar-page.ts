import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import type { ListenerEnv } from '../http/listener.ts';
import { unlessSuspended } from '../errors/unless-suspended.ts';
import { calendarFeedSchema, calendarFile } from './calendar-file.ts';

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * `GET /calendar/{secret}.ics`: a person's published shifts for a calendar program. The database has only a hash of the
 * secret. Unknown and ended secrets and those of former members take the same path and get the same response.
 */
export function createCalendarPage({
  database,
}: {
  readonly database: Pick<Database, 'query'>;
}): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>().get('/calendar/:file{[^/]+\\.ics}', async (c) => {
    const secret = c.req.param('file').slice(0, -'.ics'.length);
    const asked = database.query<{ feed: unknown }>('select app.calendar_feed($1) as feed', [
      secret.replaceAll('\0', ''),
    ]);
    const answer = await unlessSuspended(asked);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // Calendar programs keep their data and ask again later.
    if (answer === 'suspended') return c.text('company_suspended\n', 503);
    const feed = answer[0]?.feed ?? null;
    if (feed === null) return c.text('This calendar does not exist.\n', 404);
    return c.body(calendarFile(calendarFeedSchema.parse(feed)), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    });
  });
}
