import type { Database } from '../db/database.ts';

export type PeriodicRun = {
  /** Lets people go first: a job's statements never fill the database's queue. */
  readonly database: Database;
  /** Aborted when the server stops or another one has taken over: end soon. */
  readonly signal: AbortSignal;
};

/** `againInSeconds`: run again sooner than scheduled. */
type PeriodicOutcome = { readonly againInSeconds: number } | void;

export type PeriodicJob = {
  readonly name: string;
  /**
   * True if the time of its next run survives a restart on the embedded database too. On PostgreSQL, where servers
   * share it, it always does.
   */
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
 * Defines recurring work that runs on one server at a time. A failed run is logged, and the next one follows the
 * schedule.
 * @param definition.startsAtOnce whether it runs at each start of a server, regardless of the time
 * @param definition.wakeOn a channel whose NOTIFY runs it immediately
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

/** Returns the seconds until the next time of day; a whole day if it is that time now. */
export function secondsUntil(at: `${number}:${number}`, nowMs: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const ofDay = (nowMs / 1000) % daySeconds;
  const left = (hours * 60 + minutes) * 60 - ofDay;
  return left > 0 ? left : left + daySeconds;
}
