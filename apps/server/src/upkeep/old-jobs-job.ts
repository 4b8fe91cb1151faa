import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Drops what is over: jobs that ended, and the log of notifications. */
export const dropOldJobs = definePeriodicJob({
  name: 'drop_old_jobs',
  everySeconds: 3600,
  async run({ database }) {
    await database.query('select app.drop_old_jobs()');
  },
});
