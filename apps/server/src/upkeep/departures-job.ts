import type { Database } from '../db/database.ts';
import { definePeriodicJob } from '../jobs/define-periodic-job.ts';

/**
 * Keeps a part short, so that a killed server has deleted whole parts. Each row queries every table that could refer to
 * it, and the embedded database can't serve anyone else meanwhile.
 */
const rowsPerPart = 300;

/** Deletes companies that leave after 30 days, unless a legal hold keeps them. */
export const deleteLeftCompanies = definePeriodicJob({
  name: 'delete_left_companies',
  everySeconds: 3600,
  run: ({ database, signal }) => deleteAllLeft(database, new Date(), () => signal.aborted),
});

/** Deletes companies whose day has come by an instant, part by part. */
export async function deleteAllLeft(
  database: Database,
  at: Date,
  isClosing = () => false,
): Promise<void> {
  const due = await database.query<{ company: string }>(
    `select d.company_id as company from app.company_departures d
     where d.stayed_at is null and d.deleted_at is null and d.deletes_at <= $1 order by d.deletes_at`,
    [at.toISOString()],
  );
  for (const { company } of due) {
    const [begun] = await database.query<{ state: string }>(
      'select app.begin_company_deletion($1, $2) as state',
      [company, at.toISOString()],
    );
    let isMore = begun?.state === 'begun';
    while (isMore && !isClosing()) {
      const [part] = await database.query<{ more: boolean }>(
        'select app.delete_company_part($1, $2) as more',
        [company, rowsPerPart],
      );
      isMore = part?.more ?? false;
    }
  }
  await database.query('select app.drop_kept_records($1)', [at.toISOString().slice(0, 10)]);
}
