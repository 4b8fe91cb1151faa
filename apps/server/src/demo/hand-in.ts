import type { Transaction } from '../db/database.ts';
import type { Handover } from './plan-punches.ts';
import { readProofs } from './tablet.ts';

const handoversAtOnce = 200;
const growingTables = [
  'punches',
  'punch_answers',
  'punch_locations',
  'time_entries',
  'time_breaks',
  'time_entry_events',
  'decision_items',
  'clock_states',
]
  .map((table) => `public.${table}`)
  .join(', ');

/**
 * The statements are planned once, while the tables are empty, and run thousands of times: planning each
 * again, or reading whole tables as they grow, would take a third of the time.
 */
export async function planForLargeTables(transaction: Transaction): Promise<void> {
  await transaction.query('set local plan_cache_mode = force_generic_plan');
  await transaction.query('set local enable_seqscan = off');
}

/** Records punches the same way as from any phone, each received at the time at which it would have arrived. */
export async function handIn(
  transaction: Transaction,
  company: string,
  handovers: readonly Handover[],
): Promise<void> {
  const prove = await readProofs(transaction, company);
  for (let from = 0; from < handovers.length; from += handoversAtOnce) {
    const batches = handovers.slice(from, from + handoversAtOnce).map(({ by, ...handover }) => ({
      person_id: 'personId' in by ? by.personId : null,
      kiosk_id: 'kioskId' in by ? by.kioskId : null,
      received_at: new Date(handover.receivedAt).toISOString(),
      batch:
        'kioskId' in by
          ? handover.punches.map((punch) => prove(by.kioskId, punch))
          : handover.punches,
    }));
    await transaction.query(
      `select app.record_batch(
         row(h.person_id, $1::uuid, h.person_id is not null, null, h.kiosk_id)::app.caller, h.batch, h.received_at
       )
       from jsonb_to_recordset($2) as h (person_id uuid, kiosk_id uuid, received_at timestamptz, batch jsonb)`,
      [company, JSON.stringify(batches)],
    );
    // The statements were planned for smaller tables and would keep reading whole ones.
    if (from === 0) await transaction.query(`analyze ${growingTables}`);
  }
}
