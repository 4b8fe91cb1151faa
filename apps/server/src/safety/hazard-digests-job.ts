import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Sends admins last week's hazards on Monday morning; each digest is sent once. */
export const sendHazardDigests = definePeriodicJob({
  name: 'send_hazard_digests',
  everySeconds: 1800,
  async run({ database }) {
    await database.query('select app.send_hazard_digests()');
  },
});
