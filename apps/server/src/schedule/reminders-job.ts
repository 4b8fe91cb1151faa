import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** What is due is decided in SQL, once for each reminder, however often and wherever it runs. */
export const sendReminders = definePeriodicJob({
  name: 'send_reminders',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select app.send_reminders()');
  },
});
