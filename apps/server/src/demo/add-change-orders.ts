import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CostType } from '@muster/contract/job-costs';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { callApplied } from './call-applied.ts';

type Made = {
  readonly company: string;
  readonly adminUserId: string;
  /** In the demo's order. */
  readonly projectIds: readonly string[];
};

type DemoChange = {
  readonly title: string;
  readonly scope: string;
  readonly price: number;
  readonly lines: readonly (readonly [type: CostType, amount: number, hours: number])[];
  readonly becomes: 'draft' | 'sent' | 'approved' | 'declined' | 'void';
};

const dollar = 100;
const hour = 1000;

/** Changes of the first project. */
const changes: readonly DemoChange[] = [
  {
    title: 'Wider approach slab',
    scope: 'Widen the north approach slab by three feet, with two more rows of dowels.',
    price: 18_400 * dollar,
    lines: [
      ['L', 6200 * dollar, 120 * hour],
      ['M', 7300 * dollar, 0],
    ],
    becomes: 'approved',
  },
  {
    title: 'Night work for the lane closure',
    scope: 'Pour the deck at night on four dates that the city chose.',
    price: 9750 * dollar,
    lines: [['L', 8100 * dollar, 96 * hour]],
    becomes: 'declined',
  },
  {
    title: 'Bat boxes under the deck',
    scope: 'Supply and fix twelve bat boxes, as the county asked.',
    price: 3600 * dollar,
    lines: [
      ['L', 900 * dollar, 16 * hour],
      ['M', 1450 * dollar, 0],
    ],
    becomes: 'void',
  },
  {
    title: 'Credit for the owner’s own traffic control',
    scope: 'The owner supplies signs and flaggers from March on.',
    price: -4200 * dollar,
    lines: [['S', -3900 * dollar, 0]],
    becomes: 'sent',
  },
  {
    title: 'Added conduit in the barrier',
    scope: 'Two 3-inch conduits in the east barrier, with pull boxes every 200 feet.',
    price: 12_900 * dollar,
    lines: [
      ['L', 3800 * dollar, 64 * hour],
      ['M', 5600 * dollar, 0],
      ['E', 700 * dollar, 0],
    ],
    becomes: 'draft',
  },
];

/** How much of its contract each project has billed; the last contract's price is unknown. */
const billedShares = [0.52, 0.71, 0.18, 0];

/** Adds contracts with their billing, change orders in every state, and a change order based on a signed ticket. */
export async function addChangeOrders(transaction: Transaction, made: Made): Promise<void> {
  const { company, adminUserId, projectIds } = made;
  await actAs(transaction, adminUserId);
  for (const [place, project] of projectIds.entries()) {
    const [sums] = await transaction.query<{ cost: string; today: string; version: string }>(
      `select greatest(sum(f.revised), sum(f.approved + f.pending))::text as cost, current_date::text as today,
         app.contract_json($1, $2) ->> 'version' as version
       from app.budget_figures($1, $2) f`,
      [company, project],
    );
    const cost = Number(sums?.cost ?? 0);
    if (place === projectIds.length - 1 || cost === 0) continue;
    const price = Math.round((cost * 1.18) / (1000 * dollar)) * 1000 * dollar;
    const billed = Math.round((price * (billedShares[place] ?? 0.3)) / dollar) * dollar;
    const facts = { price, billed, billed_on: billed === 0 ? null : (sums?.today ?? null) };
    await callApplied(transaction, 'save_contract_money($1, $2::integer, $3)', [
      project,
      sums?.version ?? '0',
      facts,
    ]);
  }
  const [first] = projectIds;
  if (first !== undefined) {
    for (const change of changes) await addChange(transaction, made, first, change, []);
  }
  const [ticket] = await transaction.query<{ id: string; project_id: string; what: string }>(
    `select t.id, t.project_id, t.what from public.work_tickets t
     where t.company_id = $1 and t.state = 'signed' order by t.code limit 1`,
    [company],
  );
  if (ticket !== undefined) {
    const change: DemoChange = {
      title: ticket.what,
      scope: ticket.what,
      price: 2150 * dollar,
      lines: [
        ['L', 1480 * dollar, 14 * hour],
        ['M', 260 * dollar, 0],
      ],
      becomes: 'draft',
    };
    await addChange(transaction, made, ticket.project_id, change, [ticket.id]);
  }
  await actAs(transaction, null);
}

async function addChange(
  transaction: Transaction,
  { company }: Made,
  project: string,
  { lines, becomes, ...texts }: DemoChange,
  tickets: readonly string[],
): Promise<void> {
  const id = randomUUID();
  const [code] = await transaction.query<{ id: string }>(
    `select f.cost_code_id as id from app.budget_figures($1, $2) f
     where f.cost_code_id is not null order by f.revised desc, f.cost_code_id limit 1`,
    [company, project],
  );
  const facts = {
    ...texts,
    lines: lines.map(([cost_type, amount, hours]) => ({
      cost_code_id: code?.id,
      cost_type,
      hours,
      quantity: 0,
      amount,
    })),
    ticket_ids: tickets,
  };
  await callApplied(transaction, 'save_change_order($1, $2, 0, $3)', [id, project, facts]);
  const link = {
    secret_hash: createHash('sha256').update(randomBytes(24)).digest('hex'),
    days: 30,
  };
  switch (becomes) {
    case 'draft':
      return;
    case 'sent':
      return callApplied(transaction, 'send_change_order($1, $2, 1, $3)', [randomUUID(), id, link]);
    case 'void':
      return callApplied(transaction, 'void_change_order($1, 1, $2)', [
        id,
        'The county fixes them itself.',
      ]);
    case 'approved':
    case 'declined': {
      const note = becomes === 'declined' ? 'The city will close the lane by day.' : null;
      const answer = { decision: becomes, name: 'Dana Whitfield', note };
      return callApplied(transaction, 'decide_change_order($1, 1, $2)', [id, answer]);
    }
  }
}
