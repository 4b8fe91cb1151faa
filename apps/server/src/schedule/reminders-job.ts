import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** SQL decides what is due, once for each reminder, no matter how often and where this runs. */
export const sendReminders = definePeriodicJob({
  name: 'send_reminders',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select app.send_reminders()');
  },
});
