import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Claims and swaps that no one decided in time are void once a shift of theirs begins. */
export const voidBegunRequests = definePeriodicJob({
  name: 'void_begun_requests',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select app.void_begun_requests()');
  },
});
