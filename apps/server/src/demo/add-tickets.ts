import { createHash, randomUUID } from 'node:crypto';
import { ticketSignedText } from '@muster/domain/tickets/signed-text';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { drawnName } from './drawn-name.ts';

type Quantity = readonly [what: string, quantity: number, unit: string];

type DemoTicket = {
  readonly code: string;
  readonly what: string;
  readonly why: string;
  /** How many of the people who worked there that day, and the maximum minutes of each. */
  readonly people: number;
  readonly mostMinutes: number;
  readonly materials: readonly Quantity[];
  readonly equipment: readonly Quantity[];
  readonly signer?: readonly [name: string, role: string];
  readonly voided?: string;
};

/** Counted back from the latest day. Quantities are in thousandths. */
const tickets: readonly DemoTicket[] = [
  {
    code: 'KMTRWX',
    what: 'Broke out and hauled off the buried footing at the north abutment.',
    why: 'It isn’t on the drawings. Told to go on by the owner’s engineer at 9:40.',
    people: 4,
    mostMinutes: 200,
    materials: [['Gravel, 3/4 in', 6500, 'yd³']],
    equipment: [['Mini excavator', 3500, 'h']],
  },
  {
    code: 'BHNZQD',
    what: 'Moved the traffic barrier twice for the city’s survey.',
    why: 'Asked for by the city on the day.',
    people: 3,
    mostMinutes: 95,
    materials: [],
    equipment: [['Skid steer', 1250, 'h']],
  },
  {
    code: 'TXGRPC',
    what: 'Pumped out the excavation after the irrigation line broke.',
    why: 'The line belongs to the owner and wasn’t marked.',
    people: 5,
    mostMinutes: 150,
    materials: [['Silt bags', 4000, 'each']],
    equipment: [['Trash pump, 3 in', 5500, 'h']],
    signer: ['Dana Whitfield', 'Owner’s superintendent'],
  },
  {
    code: 'WFJSMK',
    what: 'Cut and patched the deck for the added conduit.',
    why: 'Field change by the electrical engineer.',
    people: 2,
    mostMinutes: 240,
    materials: [
      ['Rapid-set mortar, 50 lb', 3000, 'bags'],
      ['Diamond blade', 1000, 'each'],
    ],
    equipment: [],
    signer: ['Ray Kowalczyk', 'Resident engineer'],
  },
  {
    code: 'DPZHBN',
    what: 'Set temporary fence along the trail.',
    why: 'Asked for by the parks department.',
    people: 4,
    mostMinutes: 120,
    materials: [['Fence panels', 24_000, 'each']],
    equipment: [],
    signer: ['Dana Whitfield', 'Owner’s superintendent'],
    voided: 'The panels were counted twice. A corrected ticket follows.',
  },
  {
    code: 'CQXTRG',
    what: 'Waited for the concrete test lab.',
    why: 'The lab was booked for the wrong day.',
    people: 6,
    mostMinutes: 60,
    materials: [],
    equipment: [],
    voided: 'The owner’s lab was on time; the delay was ours.',
  },
];

/**
 * Adds two open tickets, two that the customer signed and two void ones, based on the crew's punches on its last days.
 */
export async function addTickets(
  transaction: Transaction,
  {
    company,
    zone,
    projectIds,
    supervisorUserId,
  }: {
    readonly company: string;
    readonly zone: string;
    readonly projectIds: readonly string[];
    readonly supervisorUserId: string | null;
  },
): Promise<void> {
  const days = await transaction.query<{
    project_id: string;
    day: string;
    labor: readonly { name: string; classification: string | null; minutes: number }[];
  }>(
    `with worked as (
      select e.project_id, (e.started_at at time zone $2)::date as day, e.person_id,
        sum(app.worked_minutes($1, e.id, e.started_at, e.ended_at))::integer as minutes
      from public.time_entries e
      where e.company_id = $1 and e.project_id = any ($3::uuid[]) and e.ended_at is not null
      group by 1, 2, 3
    )
    select w.project_id, w.day::text, jsonb_agg(jsonb_build_object(
      'name', trim(p.first_name || ' ' || p.last_name), 'minutes', w.minutes, 'classification', (
        select t.classification from public.pay_terms t
        where t.company_id = $1 and t.person_id = w.person_id and t.valid_from <= w.day
        order by t.valid_from desc limit 1
      )
    ) order by p.first_name, p.last_name) as labor
    from worked w join public.profiles p on p.company_id = $1 and p.person_id = w.person_id
    where w.minutes > 0
    group by w.project_id, w.day having count(*) >= 6
    order by w.day desc, w.project_id limit ${tickets.length}`,
    [company, zone, projectIds],
  );
  await actAs(transaction, supervisorUserId);
  for (const [at, ticket] of tickets.entries()) {
    const worked = days[at];
    if (worked === undefined) throw new Error('the demo has too few days of work for its tickets');
    await addTicket(transaction, ticket, worked);
  }
  await actAs(transaction, null);
}

async function addTicket(
  transaction: Transaction,
  ticket: DemoTicket,
  worked: {
    readonly project_id: string;
    readonly day: string;
    readonly labor: readonly {
      readonly name: string;
      readonly classification: string | null;
      readonly minutes: number;
    }[];
  },
): Promise<void> {
  const id = randomUUID();
  const { project_id, day } = worked;
  const lines = (of: readonly Quantity[]) =>
    of.map(([what, quantity, unit]) => ({ what, quantity, unit }));
  const content = {
    project_id,
    code: ticket.code,
    day,
    what: ticket.what,
    why: ticket.why,
    labor: worked.labor
      .slice(0, ticket.people)
      .map((line) => ({ ...line, minutes: Math.min(line.minutes, ticket.mostMinutes) })),
    materials: lines(ticket.materials),
    equipment: lines(ticket.equipment),
  };
  const call = async (sql: string, parameters: readonly (string | object)[]) => {
    const [row] = await transaction.query<{ answer: Readonly<Record<string, unknown>> }>(
      `select public.${sql} as answer`,
      parameters.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    );
    if (row?.answer['verdict'] !== 'applied') throw new Error(`${sql}: ${JSON.stringify(row)}`);
  };
  await call('save_ticket($1, 0, $2)', [
    id,
    { v: 1, ...content, made_at: `${day}T20:40:00.000Z`, copied_from: null, files: [] },
  ]);
  if (ticket.signer !== undefined) {
    const [name, role] = ticket.signer;
    const signer = { name, role, signed_at: `${day}T21:05:30.000Z`, drawing: drawnName(name) };
    const text = ticketSignedText({ id, ...content, photos: [] }, signer);
    const hash = createHash('sha256').update(text).digest('hex');
    await call('sign_ticket($1, $2, $3)', [randomUUID(), id, { v: 1, hash, ...signer }]);
  }
  if (ticket.voided !== undefined) await call('void_ticket($1, $2)', [id, ticket.voided]);
}
