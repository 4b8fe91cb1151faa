import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { callFunction } from './call-function.ts';
import { createRandom } from './random.ts';

const dayMs = 86_400_000;

type DemoReceipt = {
  readonly by: 'employee' | 'supervisor';
  readonly vendor: string;
  readonly cents: number;
  readonly tax: number;
  readonly type: 'M' | 'E' | 'S' | 'O';
  readonly paidBy: 'company_card' | 'own_money' | 'account';
  readonly age: number;
  readonly note?: string;
  readonly decision?: 'approve' | 'return';
};

const receipts: readonly DemoReceipt[] = [
  {
    by: 'supervisor',
    vendor: 'Ready Mix Depot',
    cents: 412_70,
    tax: 32_70,
    type: 'M',
    paidBy: 'account',
    age: 19,
    decision: 'approve',
  },
  {
    by: 'employee',
    vendor: 'Corner Fuel',
    cents: 86_40,
    tax: 0,
    type: 'E',
    paidBy: 'own_money',
    age: 12,
    note: 'Diesel for the compressor',
    decision: 'approve',
  },
  {
    by: 'employee',
    vendor: 'Builders Hardware',
    cents: 57_18,
    tax: 4_23,
    type: 'M',
    paidBy: 'own_money',
    age: 9,
    decision: 'approve',
  },
  {
    by: 'supervisor',
    vendor: 'Tool Rental Center',
    cents: 238_00,
    tax: 18_00,
    type: 'E',
    paidBy: 'company_card',
    age: 8,
    note: 'Core drill, two days',
    decision: 'approve',
  },
  {
    by: 'supervisor',
    vendor: 'Summit Motel',
    cents: 189_90,
    tax: 17_40,
    type: 'O',
    paidBy: 'company_card',
    age: 6,
    decision: 'approve',
  },
  {
    by: 'employee',
    vendor: 'Builders Hardware',
    cents: 23_55,
    tax: 1_75,
    type: 'M',
    paidBy: 'own_money',
    age: 4,
    decision: 'return',
  },
  // The same receipt from two phones.
  {
    by: 'employee',
    vendor: 'Builders Hardware',
    cents: 164_39,
    tax: 12_17,
    type: 'M',
    paidBy: 'company_card',
    age: 1,
  },
  {
    by: 'supervisor',
    vendor: 'Builders Hardware #12',
    cents: 164_39,
    tax: 12_17,
    type: 'M',
    paidBy: 'company_card',
    age: 1,
  },
];

/** Adds eight receipts: the two waiting ones are the same receipt, sent twice. */
export async function addReceipts(
  transaction: Transaction,
  {
    adminUserId,
    userIds,
    place: { projectId, codeId },
    now,
  }: {
    readonly adminUserId: string;
    readonly userIds: Readonly<Record<DemoReceipt['by'], string>>;
    readonly place: { readonly projectId: string; readonly codeId: string };
    readonly now: number;
  },
): Promise<void> {
  const random = createRandom(61);
  for (const { by, vendor, cents, tax, type, paidBy, age, note, decision } of receipts) {
    /* oxlint-disable no-await-in-loop */
    const id = random.uuid();
    await actAs(transaction, userIds[by]);
    await callFunction(transaction, 'record_receipt', id, {
      v: 1,
      total_cents: cents,
      tax_cents: tax,
      project_id: projectId,
      cost_code_id: codeId,
      cost_type: type,
      paid_by: paidBy,
      bought_on: new Date(now - age * dayMs).toISOString().slice(0, 10),
      vendor_name: vendor,
      note: note ?? null,
      order_id: null,
      files: [],
    });
    if (decision !== undefined) {
      await actAs(transaction, adminUserId);
      const reason =
        decision === 'return' ? 'The total can’t be read. Please take the photo again.' : null;
      await callFunction(transaction, 'decide_receipt', id, 1, decision, reason);
    }
    await actAs(transaction, null);
    // They arrived on the days of purchase, not all at once.
    await transaction.query(
      'update public.receipts set received_at = received_at - $2::interval where id = $1',
      [id, `${age} days`],
    );
    /* oxlint-enable no-await-in-loop */
  }
}
