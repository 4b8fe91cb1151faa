import { randomUUID } from 'node:crypto';
import type { Cast, Person } from './cast.ts';
import type { Answer } from './hazards.ts';
import { applied, ask } from './orders.ts';

/** A receipt of the crew's project, for material on its code, paid with own money. */
export const receiptFacts = (cast: Cast, facts: object = {}) => ({
  total_cents: 108_25,
  tax_cents: 8_25,
  project_id: cast.project,
  cost_code_id: cast.costCode,
  cost_type: 'M',
  paid_by: 'own_money',
  bought_on: '2026-01-05',
  vendor_name: 'Home Depot',
  note: null,
  order_id: null,
  ...facts,
});

export const recordReceipt = (
  cast: Cast,
  person: Person,
  facts: object = {},
  id: string = randomUUID(),
): Promise<Answer> =>
  ask(cast, person, 'record_receipt($1, $2)', [
    id,
    { v: 1, files: [], ...receiptFacts(cast, facts) },
  ]);

export async function addedReceipt(
  cast: Cast,
  person: Person,
  facts: object = {},
): Promise<string> {
  const id = randomUUID();
  await applied(recordReceipt(cast, person, facts, id));
  return id;
}

export const decideReceipt = (
  cast: Cast,
  person: Person,
  id: string,
  decision = 'approve',
  {
    version = 1,
    reason = null,
  }: { readonly version?: number; readonly reason?: string | null } = {},
): Promise<Answer> =>
  ask(cast, person, 'decide_receipt($1, $2, $3, $4)', [id, version, decision, reason]);
