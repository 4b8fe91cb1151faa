import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** SQL decides which reminders are due, each only once, no matter how often and on which server this runs. */
export const sendReminders = definePeriodicJob({
  name: 'send_reminders',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select app.send_reminders()');
  },
});
