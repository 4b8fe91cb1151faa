import type * as z from 'zod';

import type { Database } from '../db/database.ts';
import { PermanentError } from './job-errors.ts';
import { growingPause } from './pauses.ts';

/** What every run of a job is given. */
export type JobRun = {
  /** Lets people go first: a job's statements never fill the database's queue. */
  readonly database: Database;
  /** From 1. */
  readonly attempt: number;
  /** Notes the share that is done, 0 to 1, where SQL can read it. */
  readonly progress: (share: number) => Promise<void>;
  /** Aborted when the job is canceled, the lease is lost or the server stops: end soon, by throwing. */
  readonly signal: AbortSignal;
};

export type Retry = {
  /** Runs in all, before the job is dead. 1: it is never tried again, even when a server was killed. */
  readonly attempts: number;
  /** Before the next run, by the number of the attempt that failed. Default: 5 s, doubled, to an hour. */
  readonly pauseSeconds?: (attempt: number) => number;
};

export type JobDefinition = {
  readonly kind: string;
  readonly attempts: number;
  readonly pauseSeconds: (attempt: number) => number;
  readonly atOnce: number;
  readonly run: (payload: unknown, run: JobRun) => Promise<void>;
};

/**
 * A kind of deferred work. SQL enqueues it with `app.enqueue_job(kind, payload, dedupe_key, run_at)`.
 * A run may be repeated after a crash unless `retry.attempts` is 1, so it has to be idempotent.
 * @param definition.atOnce runs of this kind at a time on one server
 */
export function defineJob<S extends z.ZodType>({
  kind,
  payload: schema,
  retry,
  atOnce = 2,
  run,
}: {
  readonly kind: string;
  readonly payload: S;
  readonly retry: Retry;
  readonly atOnce?: number;
  readonly run: (run: JobRun & { readonly payload: z.output<S> }) => Promise<void>;
}): JobDefinition {
  return {
    kind,
    attempts: retry.attempts,
    pauseSeconds: retry.pauseSeconds ?? growingPause,
    atOnce,
    async run(payload, given) {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) throw new PermanentError(`payload: ${parsed.error.message}`);
      await run({ ...given, payload: parsed.data });
    },
  };
}
