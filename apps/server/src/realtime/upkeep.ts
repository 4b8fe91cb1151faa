import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Partitions for messages to come. Until they are made, messages land in the default partition. */
const keepPartitions = definePeriodicJob({
  name: 'realtime_partitions',
  everySeconds: 3600,
  startsAtOnce: true,
  async run({ database }) {
    await database.query('select realtime.keep_partitions()');
  },
});

/** An end for old rows. */
const forgetOldRows = definePeriodicJob({
  name: 'realtime_upkeep',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select realtime.forget_changes(), realtime.forget_transit()');
  },
});

/** What the tables of this room need. */
export const realtimeUpkeep = [keepPartitions, forgetOldRows];
