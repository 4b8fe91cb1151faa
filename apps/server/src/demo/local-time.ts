const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Clocks change only at full quarters of an hour. */
const quarterMs = 15 * minuteMs;
const offsets = new Map<string, number>();

/** Returns the minutes that a zone's clocks are ahead of UTC at an instant. */
export function utcOffsetMinutes(zone: string, atMs: number): number {
  const key = `${zone} ${Math.floor(atMs / quarterMs)}`;
  const offset = offsets.get(key) ?? formattedOffset(zone, atMs);
  offsets.set(key, offset);
  return offset;
}

function formattedOffset(zone: string, atMs: number): number {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((local - Math.floor(atMs / 1000) * 1000) / minuteMs);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** A calendar day as the UTC midnight of its date. */
export type Day = number;

/** Returns the zone's calendar day at an instant. */
export function dayAt(zone: string, atMs: number): Day {
  const localMs = atMs + utcOffsetMinutes(zone, atMs) * minuteMs;
  return Math.floor(localMs / dayMs) * dayMs;
}

export function addDays(day: Day, days: number): Day {
  return day + days * dayMs;
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** Returns the instant at which the zone's clocks show `minutes` past the day's midnight. */
export function instantAt(zone: string, day: Day, minutes: number): number {
  const local = day + minutes * minuteMs;
  const guess = local - utcOffsetMinutes(zone, local) * minuteMs;
  return local - utcOffsetMinutes(zone, guess) * minuteMs;
}

/** Converts `hh:mm` to minutes past midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
