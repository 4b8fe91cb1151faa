import type { Database } from '../db/database.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import { forgottenAfterMs } from './limits/attempts.ts';

const dayMs = 86_400_000;
/** Rows deleted at a time, few enough that other work gets its turn. */
const batch = 5_000;

/**
 * The tables whose old rows are deleted, with the column that dates them and how long they are
 * kept.
 */
const rules = (auditDays: number): Rule[] => [
  { table: 'auth.audit_log_entries', column: 'created_at', keptMs: auditDays * dayMs },
  { table: 'auth.mfa_challenges', column: 'created_at', keptMs: dayMs },
  { table: 'auth.flow_state', column: 'created_at', keptMs: dayMs },
  { table: 'auth.one_time_tokens', column: 'expires_at', keptMs: dayMs },
  { table: 'muster.mail_requests', column: 'asked_at', keptMs: dayMs },
  // By then the budget is full again, the same as a missing one.
  { table: 'muster.budgets', column: 'as_of', keptMs: dayMs },
  { table: 'muster.failed_attempts', column: 'last_failed_at', keptMs: forgottenAfterMs },
  // Tokens of a stolen session, which are kept for as long as any replaced token.
  {
    table: 'auth.refresh_tokens',
    column: 'updated_at',
    keptMs: 30 * dayMs,
    only: 'session_id is null',
  },
];

type Rule = {
  readonly table: string;
  readonly column: string;
  readonly keptMs: number;
  readonly only?: string;
};

/** Deletes what sign-in no longer needs, once an hour. */
export function createAuthUpkeep({
  auditDays,
  now,
}: {
  readonly auditDays: number;
  readonly now: () => number;
}): PeriodicJob {
  return definePeriodicJob({
    name: 'auth_upkeep',
    everySeconds: 3600,
    run: ({ database, signal }) => forgetOldRows(database, auditDays, now(), () => signal.aborted),
  });
}

/** @param isEnding Called between batches. */
export async function forgetOldRows(
  database: Database,
  auditDays: number,
  nowMs: number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  for (const { table, column, keptMs, only = 'true' } of rules(auditDays)) {
    let dropped = batch;
    while (dropped === batch && !isEnding()) {
      const rows = await database.query(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${column} < $1 and ${only} limit ${batch}))
         returning 1`,
        [new Date(nowMs - keptMs)],
      );
      dropped = rows.length;
    }
  }
}
