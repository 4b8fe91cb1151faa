import { languages } from '@muster/domain/languages';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import * as z from 'zod';

import { calendarWords } from './calendar-words.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The response of `app.calendar_feed`. */
export const calendarFeedSchema = z.object({
  company: z.string(),
  language: z.enum(languages),
  shifts: z.array(
    z.object({
      id: z.uuid(),
      sequence: z.int(),
      published_at: instant,
      starts_at: instant,
      ends_at: instant,
      break_minutes: z.int(),
      note: z.string().nullable(),
      is_canceled: z.boolean(),
      crew: z.object({ name: z.string() }).nullable(),
      project: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
      site: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).nullable(),
      cost_code: z.object({ code: z.string(), name: z.string() }).nullable(),
    }),
  ),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

type FeedShift = CalendarFeed['shifts'][number];

const secondsInHour = 3600;

/**
 * Writes shifts as RFC 5545 requires. A shift keeps its UID for as long as it exists, and its SEQUENCE increases with
 * each change that people are notified of. Times are in UTC, so no program needs our zones.
 */
export function calendarFile({ company, language, shifts }: CalendarFeed): string {
  const words = calendarWords[language];
  const calendar: ICalCalendar = ical({
    name: words.name(company),
    prodId: { company: 'Muster', product: 'Schedule', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsInHour,
  });
  for (const shift of shifts) calendar.createEvent(eventOf(shift, words));
  return calendar.toString();
}

type Words = (typeof calendarWords)[keyof typeof calendarWords];

function eventOf(shift: FeedShift, words: Words): ICalEventData {
  const { project, site, crew, cost_code: code } = shift;
  const place = [site?.name, project?.address].filter((part) => part != null).join(', ');
  const lines = [
    crew && words.crew(crew.name),
    site && words.site(site.name),
    code && words.costCode(code.code, code.name),
    shift.break_minutes > 0 && words.break(shift.break_minutes),
    shift.note,
  ].filter((line) => typeof line === 'string');
  return {
    id: `${shift.id}@muster`,
    sequence: shift.sequence,
    stamp: shift.published_at,
    lastModified: shift.published_at,
    start: shift.starts_at,
    end: shift.ends_at,
    summary: project?.name ?? words.shift,
    status: shift.is_canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: site === null ? place : { title: place, geo: { lat: site.lat, lon: site.lng } },
    description: lines.join('\n'),
  };
}
