import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/**
 * What the demo reports, signs and checks in this transaction arrived at the time it tells. Received as it is filled, all of
 * it would look late. Of anonymous reports no one is shown when they arrived.
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
}
