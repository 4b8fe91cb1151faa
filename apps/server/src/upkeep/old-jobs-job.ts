import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Deletes finished jobs, and old entries of the log of notifications. */
export const dropOldJobs = definePeriodicJob({
  name: 'drop_old_jobs',
  everySeconds: 3600,
  async run({ database }) {
    await database.query('select app.drop_old_jobs()');
  },
});
