import type * as z from 'zod';

import type { Database } from '../db/database.ts';
import { PermanentError } from './job-errors.ts';
import { growingPause } from './pauses.ts';

/** Arguments of every run of a job. */
export type JobRun = {
  /** Gives precedence to people: a job's statements never fill the database's queue. */
  readonly database: Database;
  /** Starts at 1. */
  readonly attempt: number;
  /** Stores the finished share, 0 to 1, where SQL can read it. */
  readonly progress: (share: number) => Promise<void>;
  /** Aborted when the job is canceled, the lease is lost or the server stops: end soon, by throwing. */
  readonly signal: AbortSignal;
};

export type Retry = {
  /** Total runs before the job is dead. With 1 it is never retried, even if a server was killed. */
  readonly attempts: number;
  /** Delay before the next run, by the number of the failed attempt. Default: 5 s, doubled, up to an hour. */
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
 * A kind of deferred work. SQL enqueues it with `app.enqueue_job(kind, payload, dedupe_key, run_at)`. A run may be
 * repeated after a crash unless `retry.attempts` is 1, so it has to be idempotent.
 * @param definition.atOnce Concurrent runs of this kind on one server.
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
