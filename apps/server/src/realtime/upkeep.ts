import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Creates partitions for future messages. Until then, messages go into the default partition. */
const keepPartitions = definePeriodicJob({
  name: 'realtime_partitions',
  everySeconds: 3600,
  startsAtOnce: true,
  async run({ database }) {
    await database.query('select realtime.keep_partitions()');
  },
});

/** Deletes old rows. */
const forgetOldRows = definePeriodicJob({
  name: 'realtime_upkeep',
  everySeconds: 60,
  async run({ database }) {
    await database.query('select realtime.forget_changes(), realtime.forget_transit()');
  },
});

/** Maintenance of this room's tables. */
export const realtimeUpkeep = [keepPartitions, forgetOldRows];
