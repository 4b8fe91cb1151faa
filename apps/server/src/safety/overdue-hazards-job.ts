import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Escalates overdue hazards and corrective actions; each message is sent once. */
export const tellOverdueHazards = definePeriodicJob({
  name: 'tell_overdue_hazards',
  everySeconds: 900,
  async run({ database }) {
    await database.query('select app.tell_overdue_hazards()');
    await database.query('select app.tell_overdue_actions()');
  },
});
