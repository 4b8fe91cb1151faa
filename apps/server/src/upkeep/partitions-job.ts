import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Makes the monthly partitions of the product's tables (audit, places of punches) before they are
 * needed, and drops error reports that are older than 30 days: at once and every day. Rows land in the
 * default partition while it fails.
 */
export const keepPartitions = definePeriodicJob({
  name: 'keep_partitions',
  everySeconds: 86_400,
  startsAtOnce: true,
  async run({ database }) {
    await database.query('select app.keep_partitions()');
    await database.query('select app.drop_old_client_errors()');
  },
});
