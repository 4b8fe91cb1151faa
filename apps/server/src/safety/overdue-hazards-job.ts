import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Hazards and corrective actions that are not done in time are escalated; each message is sent once. */
export const tellOverdueHazards = definePeriodicJob({
  name: 'tell_overdue_hazards',
  everySeconds: 900,
  async run({ database }) {
    await database.query('select app.tell_overdue_hazards()');
    await database.query('select app.tell_overdue_actions()');
  },
});
