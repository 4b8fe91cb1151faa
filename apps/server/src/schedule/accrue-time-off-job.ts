import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Adds accrued time off to balances; each accrual is added once. */
export const accrueTimeOff = definePeriodicJob({
  name: 'accrue_time_off',
  everySeconds: 3600,
  async run({ database }) {
    await database.query('select app.accrue_time_off()');
  },
});
