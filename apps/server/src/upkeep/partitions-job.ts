import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Creates the monthly partitions of the product's tables (audit, locations of punches) before they are needed, and
 * drops error reports older than 30 days: at startup and every day. While it fails, rows go into the default partition.
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
