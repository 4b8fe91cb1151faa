/** Extra-work tickets as a phone sends them. */
import { createHash, randomUUID } from 'node:crypto';
import { ticketPageSchema, type TicketPage } from '../../../packages/contract/src/tickets.ts';
import { ticketSignedText } from '../../../packages/domain/src/tickets/signed-text.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Person } from './cast.ts';
import { callJson, type Answer } from './hazards.ts';

type Facts = Readonly<Record<string, unknown>>;

export function ticketFacts(projectId: string, facts: Facts = {}): Facts {
  return {
    v: 1,
    project_id: projectId,
    code: 'KMTRWX',
    day: '2026-01-05',
    what: 'Dig out the old footing',
    why: 'Not on the drawings',
    made_at: '2026-01-05T22:10:00.000Z',
    copied_from: null,
    labor: [{ name: 'Luis Ortega', classification: 'Laborer', minutes: 455 }],
    materials: [{ what: 'Gravel', unit: 'yd³', quantity: 2500 }],
    equipment: [{ what: 'Mini excavator', unit: 'h', quantity: 3250 }],
    files: [],
    ...facts,
  };
}

/** Saves a ticket with a new id. Throws if it is refused. */
export async function saveTicket(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  ticket: Facts,
  { id = randomUUID(), version = 0 }: { readonly id?: string; readonly version?: number } = {},
): Promise<string> {
  const answer = await callJson(database, caller, 'save_ticket($1, $2, $3)', [id, version, ticket]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return id;
}

export async function readTicket(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  id: string,
): Promise<TicketPage> {
  return ticketPageSchema.parse(await callJson(database, caller, 'read_ticket($1)', [id]));
}

export const scribble = [
  {
    points: [
      { x: 12.3, y: 40 },
      { x: 50.5, y: 8.1 },
    ],
  },
];

/** Returns the signature that a customer adds to a ticket as the caller reads it. */
export async function signatureOf(
  database: Database,
  person: Pick<Person, 'caller'>,
  id: string,
  facts: Partial<{ name: string; role: string; signed_at: string }> = {},
): Promise<Facts> {
  const { ticket } = await readTicket(database, person, id);
  const signer = {
    name: 'Dana Whitfield',
    role: 'Superintendent',
    signed_at: '2026-01-05T22:41:07.250Z',
    drawing: scribble,
    ...facts,
  };
  const hash = createHash('sha256').update(ticketSignedText(ticket, signer)).digest('hex');
  return { v: 1, hash, ...signer };
}

export function signTicket(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  id: string,
  signed: Facts,
  signatureId: string = randomUUID(),
): Promise<Answer> {
  return callJson(database, caller, 'sign_ticket($1, $2, $3)', [signatureId, id, signed]);
}
