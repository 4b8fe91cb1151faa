import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Balances of time off gain what they gain; each gain is entered once. */
export const accrueTimeOff = definePeriodicJob({
  name: 'accrue_time_off',
  everySeconds: 3600,
  async run({ database }) {
    await database.query('select app.accrue_time_off()');
  },
});
