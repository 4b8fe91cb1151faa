import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Has rights that begin or end by plan told when their instant comes: open channels are judged again
 * and boards read again. Whoever plans something wakes it, and each round says when the next is due.
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
