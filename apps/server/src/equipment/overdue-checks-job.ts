import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Reminds those in charge of checklists that are due and of equipment service, each at most once a day. */
export const tellOverdueChecks = definePeriodicJob({
  name: 'tell_overdue_checks',
  everySeconds: 900,
  async run({ database }) {
    await database.query('select app.tell_overdue_checks()');
  },
});
