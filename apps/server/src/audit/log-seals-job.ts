import type { Logger } from '../log/logger.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import { lastSeals } from './last-seals.ts';

const everySeconds = 3600;

/**
 * Writes the last seal of each company whose audit log has grown to the server's log, which is kept outside the
 * database.
 */
export function createLogSeals(log: Pick<Logger, 'info'>): PeriodicJob {
  return definePeriodicJob({
    name: 'log_audit_seals',
    everySeconds,
    async run({ database }) {
      // A little longer than an hour, so that none falls between two runs.
      for (const { company_id, sequence, hash } of await lastSeals(database, everySeconds + 300)) {
        log.info({ company: company_id, sequence, hash }, 'last seal of the audit log');
      }
    },
  });
}
