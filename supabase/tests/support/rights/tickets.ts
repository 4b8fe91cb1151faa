import { members, type RpcRights } from './calls.ts';

const ticket = `{"v": 1, "project_id": "$project", "code": "KMTRWX", "day": "2026-01-05", "what": "Dig deeper", "why": null,
  "made_at": "2026-01-05T14:20:31Z", "copied_from": null, "labor": [{"name": "Luis", "classification": null, "minutes": 60}],
  "materials": [], "equipment": [], "files": []}`;

/** Calls about extra-work tickets. */
export const ticketRights: Readonly<Record<string, RpcRights>> = {
  list_tickets: { call: 'list_tickets()', ok: members, anon: 'denied' },
  ticket_labor: { call: 'ticket_labor()', ok: members, anon: 'denied' },
  read_ticket: { call: `read_ticket('$ticket')`, ok: ['supervisor', 'admin'], anon: 'denied' },
  save_ticket: {
    call: `save_ticket(gen_random_uuid(), 0, '${ticket}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  // The hash is of the instant and the drawing: supabase/tests/ticket-signatures.test.ts.
  sign_ticket: {
    call: `sign_ticket(gen_random_uuid(), '$ticket', '{}')`,
    ok: [],
    anon: 'denied',
  },
  void_ticket: {
    call: `void_ticket('$ticket', 'Wrong day')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
};
