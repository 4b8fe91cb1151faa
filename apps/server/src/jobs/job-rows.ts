/** A worker's queries on `app.jobs`. Instants are the database's, for all servers. */
import type { Database } from '../db/database.ts';

export type ClaimedJob = {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly lease: string;
  readonly cancelAsked: boolean;
  /** True if its last run was on a server that ended without handing it back. */
  readonly wasLost: boolean;
};

export type Claim = {
  readonly jobs: readonly ClaimedJob[];
  readonly nextInSeconds: number | null;
};

type Terms = { readonly leaseSeconds: number; readonly lostAfterSeconds: number };

/** Retried (`waiting`), handed back unfinished (`returned`), or finished. */
export type JobEnd =
  | { readonly state: 'done' | 'dead' | 'canceled' }
  | { readonly state: 'waiting' | 'returned'; readonly pauseSeconds: number };

/** @param lostAfterSeconds How long a server must be silent and disconnected before its jobs are taken. */
export async function claimJobs(
  database: Database,
  freeByKind: ReadonlyMap<string, number>,
  { leaseSeconds, lostAfterSeconds }: Terms,
): Promise<Claim> {
  const [row] = await database.query<{ claim: Claim }>(
    'select app.claim_jobs($1, $2, $3, $4, $5) as claim',
    [
      [...freeByKind.keys()],
      [...freeByKind.values()],
      leaseSeconds,
      database.serverId,
      lostAfterSeconds,
    ],
  );
  return row?.claim ?? { jobs: [], nextInSeconds: null };
}

/** Frees running jobs on a database with only one server: they were started by a process that was killed. */
export async function freeLostJobs(database: Database): Promise<void> {
  await database.query(
    `update app.jobs set due_at = now() where state = 'running' and due_at > now()`,
  );
}

export async function holdJob(
  database: Database,
  { id, lease }: ClaimedJob,
  leaseSeconds: number,
  share: number | null,
): Promise<'held' | 'canceled' | 'lost'> {
  const [row] = await database.query<{ answer: 'held' | 'canceled' | 'lost' }>(
    'select app.hold_job($1, $2, $3, $4) as answer',
    [id, lease, leaseSeconds, share],
  );
  return row?.answer ?? 'lost';
}

export async function settleJob(
  database: Database,
  { id, lease }: ClaimedJob,
  end: JobEnd,
  error: string | null,
): Promise<void> {
  const pause = 'pauseSeconds' in end ? end.pauseSeconds : 0;
  await database.query('select app.settle_job($1, $2, $3, $4, $5)', [
    id,
    lease,
    end.state,
    pause,
    error,
  ]);
}
