import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Clocks people out by their company's rule, each in its own transaction, so that only one clock is locked at a time.
 * SQL checks again once it has locked the clock: however many servers run this, an entry ends once.
 */
export const clockOutAutomatically = definePeriodicJob({
  name: 'clock_out_automatically',
  everySeconds: 60,
  async run({ database, signal }) {
    const due = await database.query<{ company_id: string; person_id: string }>(
      'select company_id, person_id from app.auto_outs_due(now()) order by ends_at',
    );
    for (const { company_id, person_id } of due) {
      if (signal.aborted) return;
      await database.query('select app.clock_out_automatically($1, $2)', [company_id, person_id]);
    }
  },
});
