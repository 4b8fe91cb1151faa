import type { Database } from '../db/database.ts';
import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/** Keeps a step short, so that a legal hold set meanwhile applies from the next one. */
const rowsPerStep = 1000;

/** Deletes personal data past its company's retention period, every night. */
export const removeWhatIsOver = definePeriodicJob({
  name: 'remove_what_is_over',
  // Must match app.next_retention_at.
  at: '03:45',
  run: ({ database, signal }) => removeAllDue(database, new Date(), () => signal.aborted),
});

/** Deletes everything due at an instant, company by company, in steps with their own transactions. */
export async function removeAllDue(
  database: Database,
  at: Date,
  isClosing = () => false,
): Promise<void> {
  const companies = await database.query<{ id: string }>('select id from companies order by id');
  for (const { id } of companies) {
    let removed = rowsPerStep;
    while (removed === rowsPerStep && !isClosing()) {
      const [step] = await database.query<{ removed: number }>(
        'select app.remove_due($1, $2, $3) as removed',
        [id, at.toISOString(), rowsPerStep],
      );
      removed = step?.removed ?? 0;
    }
  }
}
