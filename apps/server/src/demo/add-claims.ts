import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { callFunction } from './call-function.ts';
import { createRandom } from './random.ts';

const dayMs = 86_400_000;

type DemoPeople = {
  readonly adminUserId: string;
  readonly employeeUserId: string;
  readonly supervisorUserId: string;
};
type ClaimPlan = {
  readonly people: DemoPeople;
  readonly place: { readonly projectId: string; readonly codeId: string };
  readonly now: number;
};

const random = createRandom(67);

/**
 * Adds the company's rate per mile and per day away, and a claim of six weeks ago, which the timesheet of its day then
 * pays.
 */
export async function addPaidClaim(transaction: Transaction, plan: ClaimPlan): Promise<void> {
  await actAs(transaction, plan.people.adminUserId);
  for (const [kind, unit, rate, edge_percent] of [
    ['mileage', 'mi', 7250, 100],
    ['per_diem', 'day', 680_000, 75],
  ] as const) {
    const valid_from = isoDay(plan.now - 300 * dayMs);
    // oxlint-disable-next-line no-await-in-loop
    await callFunction(transaction, 'save_claim_rate', {
      kind,
      valid_from,
      unit,
      rate,
      edge_percent,
    });
  }
  await record(transaction, plan, { age: 43, miles: 64.5, note: 'Parts from the Pueblo yard' });
}

/** Adds four more claims: one submitted, one approved, one returned and one withdrawn. */
export async function addClaims(transaction: Transaction, plan: ClaimPlan): Promise<void> {
  const { supervisorUserId, employeeUserId } = plan.people;
  await record(transaction, plan, { age: 1, miles: 18.2 });
  const approved = await record(transaction, plan, { age: 5, isEdgeDay: true });
  const returned = await record(transaction, plan, { age: 4, miles: 180 });
  const withdrawn = await record(transaction, plan, { age: 3, miles: 7 });
  await actAs(transaction, supervisorUserId);
  await callFunction(transaction, 'decide_claim', approved, 2, 'approve', null);
  await callFunction(
    transaction,
    'decide_claim',
    returned,
    2,
    'return',
    'It is 18 miles to the yard. Please check the decimal point.',
  );
  await actAs(transaction, employeeUserId);
  await callFunction(transaction, 'withdraw_claim', withdrawn, 2);
  await actAs(transaction, null);
}

async function record(
  transaction: Transaction,
  { people, place, now }: ClaimPlan,
  said: {
    readonly age: number;
    readonly miles?: number;
    readonly isEdgeDay?: boolean;
    readonly note?: string;
  },
): Promise<string> {
  const { age, miles, isEdgeDay = false, note = null } = said;
  const id = random.uuid();
  await actAs(transaction, people.employeeUserId);
  await callFunction(transaction, 'record_claim', id, {
    v: 1,
    kind: miles === undefined ? 'per_diem' : 'mileage',
    day: isoDay(now - age * dayMs),
    project_id: place.projectId,
    cost_code_id: place.codeId,
    quantity: miles === undefined ? null : miles * 1000,
    odometer_from: null,
    odometer_to: null,
    from_site_id: null,
    to_site_id: null,
    is_edge_day: isEdgeDay,
    note,
  });
  await actAs(transaction, null);
  // Backdates the claim to its day, which creates its second version.
  await transaction.query(
    'update public.claims set received_at = received_at - $2::interval where id = $1',
    [id, `${age} days`],
  );
  return id;
}

const isoDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
