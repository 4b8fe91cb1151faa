import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** What was said for JSAs is kept as long as its company says. */
export const removeOldTranscripts = definePeriodicJob({
  name: 'remove_old_transcripts',
  at: '03:40',
  async run({ database }) {
    await database.query('select app.remove_old_transcripts()');
  },
});
