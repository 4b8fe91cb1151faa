import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/**
 * Adds the data that an admin sees about deletion: a legal hold on one person, phones' settings of two months ago, and
 * last night's run, which deleted expired data and kept the held person's.
 */
export async function addDataRights(
  transaction: Transaction,
  company: string,
  { personId, adminUserId }: { readonly personId: string; readonly adminUserId: string },
): Promise<void> {
  await transaction.query(
    `insert into app.device_changes (company_id, person_id, device_id, changed_at, facts)
     select d.company_id, d.person_id, d.device_id, now() - make_interval(days => f.days), jsonb_build_object(
       'location_permission', 'while_in_use', 'location_precision', d.location_precision,
       'battery_saver', d.battery_saver, 'mock_location', d.mock_location, 'runs_in', d.runs_in, 'app_version', f.version
     )
     from public.device_reports d
     cross join (values (75, '1.0.0'), (60, '1.1.0')) as f (days, version)
     where d.company_id = $1`,
    [company],
  );
  await actAs(transaction, adminUserId);
  await transaction.query('select public.set_legal_hold(gen_random_uuid(), $1)', [
    {
      kind: 'person',
      person_id: personId,
      project_id: null,
      reason: 'Claim 26-114: fall from a ladder. Our lawyer asked us to keep everything.',
      until: null,
    },
  ]);
  await actAs(transaction, null);
  await transaction.query(
    `select app.remove_due($1, app.next_retention_at(now()) - interval '1 day', 1000)`,
    [company],
  );
}
