import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Announces rights when their planned start or end comes: open channels are checked again and boards reload. Planning a
 * change wakes it, and each round returns when the next one is due.
 */
export const tellDueRights = definePeriodicJob({
  name: 'tell_due_rights',
  everySeconds: 60,
  startsAtOnce: true,
  wakeOn: 'due_rights',
  async run({ database }) {
    const [row] = await database.query<{ seconds: number | null }>(
      'select app.tell_due_rights() as seconds',
    );
    return { againInSeconds: row?.seconds ?? Infinity };
  },
});
