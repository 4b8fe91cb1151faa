import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Voids undecided claims and swaps once one of their shifts begins. */
export const voidBegunRequests = definePeriodicJob({
  name: 'void_begun_requests',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select app.void_begun_requests()');
  },
});
