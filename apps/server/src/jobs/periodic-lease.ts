import type { Database } from '../db/database.ts';

export type PeriodicClaim =
  | { readonly waitSeconds: number }
  | {
      readonly waitSeconds: null;
      /** True if it is still this server's. */
      renew(): Promise<boolean>;
      end(nextInSeconds: number, error: string | null): Promise<void>;
    };

export type PeriodicLease = {
  /** @param ignoresTime whether it may run before it is due. */
  claim(id: string, firstInSeconds: number, ignoresTime: boolean): Promise<PeriodicClaim>;
};

/** For the only server on a database: whenever its timer fires, the job is due. */
export function memoryLease(): PeriodicLease {
  return {
    claim: async () => ({ waitSeconds: null, renew: async () => true, end: async () => {} }),
  };
}

/** For servers that share a database: the row in `app.periodic_jobs` records which server runs it. */
export function sharedLease(database: Database, name: string, leaseSeconds: number): PeriodicLease {
  return {
    async claim(id, firstInSeconds, ignoresTime) {
      const [row] = await database.query<{ wait: number | null }>(
        'select app.claim_periodic_job($1, $2, $3, $4, $5) as wait',
        [name, id, leaseSeconds, firstInSeconds, ignoresTime],
      );
      const waitSeconds = row?.wait ?? null;
      if (waitSeconds !== null) return { waitSeconds };
      return {
        waitSeconds: null,
        async renew() {
          const [held] = await database.query<{ held: boolean }>(
            'select app.hold_periodic_job($1, $2, $3) as held',
            [name, id, leaseSeconds],
          );
          return held?.held === true;
        },
        async end(nextInSeconds, error) {
          await database.query('select app.end_periodic_job($1, $2, $3, $4)', [
            name,
            id,
            nextInSeconds,
            error,
          ]);
        },
      };
    },
  };
}
