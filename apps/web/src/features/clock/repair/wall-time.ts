/** What a clock on the wall shows, in a zone that is named beside it. */
export type WallTime = {
  /** `2026-11-20` */
  readonly date: string;
  /** `07:04` */
  readonly time: string;
};

export function wallTimeAt(atMs: number, zone: string): WallTime {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/**
 * The instants at which the wall shows this time, epoch milliseconds in order: two in the hour that
 * autumn repeats, none in the hour that spring skips, none for what is no date or time.
 */
export function instantsOfWallTime({ date, time }: WallTime, zone: string): readonly number[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return [];
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const candidates = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(zone, { disambiguation }),
  );
  const real = candidates.filter((candidate) => candidate.toPlainDateTime().equals(wall));
  return [...new Set(real.map((candidate) => candidate.epochMilliseconds))];
}

/** The dates from one to another, both included: `2026-11-19`, `2026-11-20`. */
export function datesBetween(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days;
  return Array.from({ length: days + 1 }, (_, day) => first.add({ days: day }).toString());
}
