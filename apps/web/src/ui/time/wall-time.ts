import { knownZone } from '@muster/domain/pay/known-zone';

/** The date and time on a wall clock, in a zone that is shown beside it. */
export type WallTime = {
  /** `2026-11-20` */
  readonly date: string;
  /** `07:04` */
  readonly time: string;
  /** The first or the second, in the hour that is repeated in the fall; null if not specified. */
  readonly pass: 'first' | 'second' | null;
};

export type WallTimeProblem = 'no_such_time' | 'which_of_two';

export function wallTimeAt(atMs: number, zone: string): WallTime {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(knownZone(zone));
  const date = local.toPlainDate().toString();
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isSecond = instantsOf(date, time, zone)[1] === startOfMinute(atMs);
  return { date, time, pass: isSecond ? 'second' : null };
}

/**
 * Returns the instant of a wall time, epoch milliseconds. An ambiguous time is an error, not a guess
 * (domain-rules.md, "Time").
 */
export function resolveWallTime(
  { date, time, pass }: WallTime,
  zone: string,
): { readonly atMs: number } | { readonly problem: WallTimeProblem } {
  const instants = instantsOf(date, time, zone);
  if (instants.length === 2 && pass === null) return { problem: 'which_of_two' };
  const atMs = pass === 'second' ? instants.at(-1) : instants[0];
  return atMs === undefined ? { problem: 'no_such_time' } : { atMs };
}

/** Returns whether this wall time occurs twice, because the clocks are set back in between. */
export function isShownTwice({ date, time }: WallTime, zone: string): boolean {
  return instantsOf(date, time, zone).length === 2;
}

/** Returns the dates from one to another, both included: `2026-11-19`, `2026-11-20`. */
export function datesBetween(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days;
  return Array.from({ length: days + 1 }, (_, day) => first.add({ days: day }).toString());
}

/** In order; empty in the hour that is skipped in spring, and for an invalid date or time. */
function instantsOf(date: string, time: string, zone: string): readonly number[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return [];
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const candidates = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(knownZone(zone), { disambiguation }),
  );
  const real = candidates.filter((candidate) => candidate.toPlainDateTime().equals(wall));
  return [...new Set(real.map((candidate) => candidate.epochMilliseconds))];
}

function startOfMinute(atMs: number): number {
  return atMs - (atMs % 60_000);
}
