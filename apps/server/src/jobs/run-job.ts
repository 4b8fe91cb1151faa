import { backgroundDatabase } from '../db/background-database.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { JobDefinition } from './define-job.ts';
import { JobStopped, messageOf, PermanentError, RetryLater } from './job-errors.ts';
import { type ClaimedJob, holdJob, type JobEnd, settleJob } from './job-rows.ts';

/**
 * The longest interval between renewals of a run's lease: half of the time after which another server considers a
 * disconnected server dead.
 */
const longestSilenceSeconds = 5;

export type RunningJob = {
  readonly job: ClaimedJob;
  /** Resolves when the run is settled. */
  readonly ended: Promise<void>;
  /** Renews the lease, and stops the run if it was canceled. */
  hold(): Promise<void>;
  /** Asks the run to end; it goes back to waiting. */
  stop(): void;
  /** Hands the lease back for a run that doesn't end; if it settles later, that is ignored. */
  giveBack(pauseSeconds: number): Promise<void>;
};

/** Runs one attempt of a job that this server has claimed, and settles it. Never rejects. */
export function runJob({
  job,
  definition,
  database,
  log,
  leaseSeconds,
  onEnd,
}: {
  readonly job: ClaimedJob;
  readonly definition: JobDefinition;
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly leaseSeconds: number;
  readonly onEnd: (state: JobEnd['state']) => void;
}): RunningJob {
  const stopping = new AbortController();
  const stop = (reason: JobStopped['reason']) => stopping.abort(new JobStopped(reason));
  const renewEverySeconds = Math.min(leaseSeconds / 3, longestSilenceSeconds);
  const renewing = setInterval(() => void hold(), renewEverySeconds * 1000).unref();

  async function hold(share: number | null = null): Promise<void> {
    try {
      const answer = await holdJob(database, job, leaseSeconds, share);
      if (answer !== 'held') stop(answer);
    } catch (error) {
      // The lease lasts long enough for more attempts.
      log.warn({ err: error, job: job.id, kind: job.kind }, 'a lease could not be renewed');
    }
  }

  async function attempt(): Promise<void> {
    let end: JobEnd = { state: 'done' };
    let failure: unknown;
    try {
      if (job.cancelAsked) throw new JobStopped('canceled');
      if (job.wasLost && job.attempt > definition.attempts) {
        throw new PermanentError('its server ended during it');
      }
      const { signal } = stopping;
      await definition.run(job.payload, {
        database: backgroundDatabase(database),
        attempt: job.attempt,
        progress: hold,
        signal,
      });
    } catch (error) {
      failure = error;
      end = endOf(error, stopping.signal, job.attempt, definition);
    }
    clearInterval(renewing);
    await settle(end, failure);
  }

  async function settle(end: JobEnd, failure: unknown): Promise<void> {
    const facts = { err: failure, job: job.id, kind: job.kind, attempt: job.attempt };
    if (end.state === 'dead') log.error(facts, 'a job failed for good');
    else if (end.state === 'waiting') log.warn(facts, 'a job failed and is tried again');
    try {
      await settleJob(database, job, end, messageOf(failure));
      onEnd(end.state);
    } catch (error) {
      // Its lease expires, and a worker takes it again.
      log.error({ err: error, job: job.id, kind: job.kind }, 'a job could not be settled');
    }
  }

  return {
    job,
    ended: attempt(),
    hold: () => hold(),
    stop: () => stop('stopping'),
    giveBack: (pauseSeconds) => settle({ state: 'returned', pauseSeconds }, undefined),
  };
}

function endOf(
  error: unknown,
  signal: AbortSignal,
  attempt: number,
  { attempts, pauseSeconds }: JobDefinition,
): JobEnd {
  const stopped: unknown = signal.aborted ? signal.reason : error;
  if (stopped instanceof JobStopped) {
    // Nothing can be settled after a lease is lost, so the state returned here is ignored.
    return stopped.reason === 'canceled'
      ? { state: 'canceled' }
      : { state: 'returned', pauseSeconds: 0 };
  }
  if (error instanceof RetryLater) return { state: 'waiting', pauseSeconds: error.seconds };
  if (error instanceof PermanentError || attempt >= attempts) return { state: 'dead' };
  return { state: 'waiting', pauseSeconds: pauseSeconds(attempt) };
}
