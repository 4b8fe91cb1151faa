import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Where punches were made is kept as long as their company says. */
export const removeOldPunchLocations = definePeriodicJob({
  name: 'remove_old_punch_locations',
  at: '03:45',
  async run({ database }) {
    await database.query('select app.remove_old_punch_locations()');
  },
});
