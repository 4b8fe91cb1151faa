import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/**
 * Marks the demo's reports, signatures and checks of this transaction as received at the time they state. Otherwise all
 * of them would look late. The arrival time of anonymous reports isn't shown to anyone.
 */
export async function receiveThen(transaction: Transaction): Promise<void> {
  await actAs(transaction, null);
  for (const [table, stated, received = 'received_at'] of [
    ['hazards', 'reported_at'],
    ['jsas', 'made_at'],
    ['jsa_signatures', 'signed_at'],
    ['comments', 'made_at', 'created_at'],
    ['daily_log_signatures', 'signed_at'],
    ['work_tickets', 'made_at'],
    ['work_ticket_signatures', 'signed_at'],
    ['checklists', 'made_at'],
    ['equipment_moves', 'at'],
  ] as const) {
    await transaction.query(
      `update public.${table} set ${received} = ${stated} where ${received} = now() and ${stated} < now()`,
    );
  }
  await transaction.query(
    `update public.attachments a set created_at = p.taken_at from public.project_photos p
     where p.company_id = a.company_id and p.id = a.id and a.created_at = now() and p.taken_at < now()`,
  );
  // Nothing else changes a history.
  await transaction.query('alter table public.jsa_events disable trigger refuse_change');
  await transaction.query(
    'update public.jsa_events set received_at = at where received_at = now() and at < now()',
  );
  await transaction.query('alter table public.jsa_events enable trigger refuse_change');
}
