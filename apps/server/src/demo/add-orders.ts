import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { callFunction } from './call-function.ts';
import { demoItems, demoVendors, demoWays, uninsured, type DemoWay } from './order-plans.ts';
import { createRandom } from './random.ts';

const orderCount = 57;
const dayMs = 86_400_000;

type Place = { readonly projectId: string; readonly codeId: string };

/** Adds vendors, sixty orders in every state, and a request from the employee. */
export async function addOrders(
  transaction: Transaction,
  {
    company,
    adminUserId,
    supervisor,
    supervisorUserId,
    employeeUserId,
    places,
    now,
  }: {
    readonly company: string;
    readonly adminUserId: string;
    readonly supervisor: string;
    readonly supervisorUserId: string;
    readonly employeeUserId: string;
    /** The supervisor's projects, each with the cost code for its orders. */
    readonly places: readonly Place[];
    readonly now: number;
  },
): Promise<void> {
  const random = createRandom(48);
  const day = (offset: number) => new Date(now + offset * dayMs).toISOString().slice(0, 10);

  const call = (name: string, ...values: readonly (string | number | boolean | object | null)[]) =>
    callFunction(transaction, name, ...values);

  await actAs(transaction, adminUserId);
  await call(
    'save_purchasing_settings',
    {
      receipts_enabled: true,
      requests_enabled: true,
      supervisor_limit_cents: 0,
      two_approvals_from_cents: 5000_00,
      own_approval_up_to_cents: 0,
      budget_rule: 'warn',
      insurance_rule: 'warn',
    },
    0,
  );
  await call('set_approval_limit', supervisor, 2500_00);
  const vendorIds: string[] = [];
  for (const { name, terms, phone } of demoVendors) {
    const id = random.uuid();
    vendorIds.push(id);
    await call('save_vendor', id, {
      name,
      account_number: null,
      mail: `orders@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.test`,
      phone,
      address: null,
      terms_days: terms,
      contacts: [],
      note: null,
    });
    const expires_on = day(name === uninsured ? -20 : 200);
    const document = { kind: 'insurance', name: 'General liability', expires_on, file_id: null };
    await call('save_vendor_document', random.uuid(), id, document);
  }

  /** Adds an order by the supervisor, decided by the admin where approval is needed. */
  async function addOrder(
    way: DemoWay,
    item: (typeof demoItems)[number],
    quantity: number,
    place: Place,
    age: number,
  ): Promise<void> {
    const id = random.uuid();
    const entry = {
      vendor_id: vendorIds[item.vendor],
      vendor_name: null,
      project_id: place.projectId,
      ship_to: null,
      needed_by: day(random.whole(2, 14) - age),
      discount_cents: 0,
      freight_cents: random.chance(0.3) ? 45_00 : 0,
      vendor_note: random.chance(0.3) ? 'Call the foreman 30 minutes before delivery.' : null,
      note: null,
      lines: [
        {
          id: random.uuid(),
          description: item.what,
          item_number: null,
          quantity: quantity * 1000,
          unit: item.unit,
          price: item.price,
          price_unit: null,
          price_factor: 1000,
          tax_rate: item.type === 'M' ? 38_500 : 0,
          cost_code_id: place.codeId,
          cost_type: item.type,
        },
      ],
    };
    await actAs(transaction, supervisorUserId);
    let { version } = await call('save_order', id, entry);
    const step = async (name: string, ...values: readonly string[]) => {
      ({ version } = await call(name, random.uuid(), id, version, ...values));
    };
    const decide = async (...values: readonly string[]) => {
      await actAs(transaction, adminUserId);
      await step('decide_order', ...values);
      await actAs(transaction, supervisorUserId);
    };
    if (way !== 'draft') await step('submit_order');
    if (way === 'returned') await decide('return', 'Please split it by delivery.');
    if (way === 'rejected') await decide('reject', 'We have this in the yard.');
    if (way === 'canceled') await step('cancel_order', 'The pour was moved.');
    if (['sent', 'approved', 'closed', 'changed'].includes(way)) await decide('approve');
    if (way === 'sent' || way === 'closed') await step('mark_order_sent', 'phone');
    if (way === 'closed') await step('close_order', 'Delivered and billed.');
    if (way === 'changed') {
      const lines = entry.lines.map((line) => ({ ...line, quantity: line.quantity * 2 }));
      ({ version } = await call('save_order', id, { ...entry, lines }, version));
      await step('submit_order');
    }
    // Backdates them: they were made over the last months, not all at once.
    await transaction.query(
      `update public.purchase_orders o set created_at = o.created_at - $3::interval,
         submitted_at = o.submitted_at - $3::interval, approved_at = o.approved_at - $3::interval
       where o.company_id = $1 and o.id = $2`,
      [company, id, `${age} days`],
    );
  }

  for (let index = 0; index < orderCount; index += 1) {
    const item = random.pick(demoItems);
    const place = random.pick(places);
    const way = demoWays[index % demoWays.length] ?? 'draft';
    // Below the amount that needs two approvals.
    const most = Math.max(1, Math.min(40, Math.floor(38_000_000 / item.price)));
    await addOrder(way, item, random.whole(1, most), place, orderCount - index + 3);
  }
  const [concrete, rebar, , , , , crane] = demoItems;
  const [first] = places;
  if (first !== undefined && crane !== undefined) {
    await addOrder('submitted', rebar, 210, first, 2);
    await addOrder('submitted', crane, 2, first, 1);
    // More than the budget has left.
    await addOrder('submitted', concrete, 900, first, 0);
  }

  await actAs(transaction, employeeUserId);
  await call('record_order_request', random.uuid(), {
    v: 1,
    what: 'Diamond blades 14 in for the cut-off saw',
    quantity: '3',
    project_id: first?.projectId ?? null,
    needed_by: day(2),
    same_as_id: null,
    requested_at: new Date(now - dayMs / 12).toISOString(),
    files: [],
  });
  await actAs(transaction, null);
  // The demo sends no mails about what happened before it began.
  await transaction.query(`
    with told as (
      delete from app.notifications where kind in ('order_waiting', 'order_decided') returning id
    )
    delete from app.jobs j using told t
    where j.kind = 'deliver_notification' and j.dedupe_key = t.id::text`);
}
