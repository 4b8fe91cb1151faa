import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Notifies admins of deadlines for incidents; each message is sent once. */
export const tellIncidentDeadlines = definePeriodicJob({
  name: 'tell_incident_deadlines',
  everySeconds: 900,
  async run({ database }) {
    await database.query('select app.tell_incident_deadlines()');
  },
});
