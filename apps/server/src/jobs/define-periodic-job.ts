import type { Database } from '../db/database.ts';

export type PeriodicRun = {
  /** Lets people go first: a job's statements never fill the database's queue. */
  readonly database: Database;
  /** Aborted when the server stops or another one has taken over: end soon. */
  readonly signal: AbortSignal;
};

/** `againInSeconds`: the next run is sooner than by the schedule. */
type PeriodicOutcome = { readonly againInSeconds: number } | void;

export type PeriodicJob = {
  readonly name: string;
  /** True when its time outlives a restart, and not only on PostgreSQL, where servers share it. */
  readonly isRare: boolean;
  readonly startsAtOnce: boolean;
  readonly wakeOn: string | null;
  readonly secondsUntilNext: (nowMs: number) => number;
  readonly run: (run: PeriodicRun) => Promise<PeriodicOutcome>;
};

type Schedule =
  | { readonly everySeconds: number; readonly at?: never }
  /** Once a day at this time in UTC, such as `03:30`. */
  | { readonly at: `${number}:${number}`; readonly everySeconds?: never };

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/**
 * Work that comes again and again, on one server at a time. A run that fails is logged, and the next
 * one comes by the schedule.
 * @param definition.startsAtOnce whether each start of a server runs it, whatever the time
 * @param definition.wakeOn a channel whose NOTIFY runs it at once
 */
export function definePeriodicJob({
  name,
  startsAtOnce = false,
  wakeOn = null,
  run,
  ...schedule
}: Schedule & {
  readonly name: string;
  readonly startsAtOnce?: boolean;
  readonly wakeOn?: string | null;
  readonly run: (run: PeriodicRun) => Promise<PeriodicOutcome>;
}): PeriodicJob {
  const { at, everySeconds } = schedule;
  const isRare = everySeconds === undefined || everySeconds >= hourSeconds;
  const secondsUntilNext =
    at === undefined ? () => schedule.everySeconds : (nowMs: number) => secondsUntil(at, nowMs);
  return { name, isRare, startsAtOnce, wakeOn, secondsUntilNext, run };
}

/** Seconds until the next time of day, a whole day when it is just that time. */
export function secondsUntil(at: `${number}:${number}`, nowMs: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const ofDay = (nowMs / 1000) % daySeconds;
  const left = (hours * 60 + minutes) * 60 - ofDay;
  return left > 0 ? left : left + daySeconds;
}
