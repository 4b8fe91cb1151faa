import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/** Adds yesterday's support visit, which ended early, as people and admins see it afterwards. */
export async function addVisit(
  transaction: Transaction,
  company: string,
  { personId, platformUserId }: { readonly personId: string; readonly platformUserId: string },
): Promise<void> {
  await actAs(transaction, platformUserId);
  await transaction.query(
    `with visit as (
       insert into app.support_visits
         (company_id, person_id, admin_user_id, admin_name, reason, minutes, consent, asked_at, begun_at, until)
       values ($1, $2, $3, 'Super Admin', 'The clock-in of Friday is missing on the timesheet.', 15, 'not_needed',
         now() - interval '22 hours', now() - interval '22 hours', now() - interval '21 hours 45 minutes')
       returning id, company_id, person_id, begun_at
     )
     insert into app.support_visit_reads (visit_id, company_id, person_id, opened, opened_at)
     select v.id, v.company_id, v.person_id, o.opened, v.begun_at + o.after
     from visit v, (values
       ('visited_person', interval '2 seconds'), ('my_clock', interval '3 seconds'), ('my_sheet', interval '90 seconds')
     ) o (opened, after)`,
    [company, personId, platformUserId],
  );
  await transaction.query(
    `update app.support_visits set ended_at = begun_at + interval '9 minutes', ended_by_name = admin_name
     where company_id = $1`,
    [company],
  );
  await actAs(transaction, null);
}
