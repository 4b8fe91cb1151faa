import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/**
 * What the demo signs and checks in this transaction arrived at the time it tells. Received as it is filled, all of it would
 * look late.
 */
export async function receiveThen(transaction: Transaction): Promise<void> {
  await actAs(transaction, null);
  for (const [table, stated] of [
    ['jsa_signatures', 'signed_at'],
    ['daily_log_signatures', 'signed_at'],
    ['work_ticket_signatures', 'signed_at'],
    ['checklists', 'made_at'],
  ] as const) {
    await transaction.query(
      `update public.${table} set received_at = ${stated} where received_at = now() and ${stated} < now()`,
    );
  }
}
