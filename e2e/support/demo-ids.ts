import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { callAs, readAsServer } from './ledger.ts';
import { demoLogins } from './session.ts';

const company = 'd0000000-0000-4000-8000-000000000001';

/** Rows of the demo company that URLs refer to. */
const reads = {
  person: `profiles?company_id=eq.${company}&has_login=is.true&order=created_at&select=id:person_id`,
  crew: `crews?company_id=eq.${company}&order=name&select=id`,
  project: `projects?company_id=eq.${company}&number=eq.2601&select=id`,
  site: `project_sites?company_id=eq.${company}&name=eq.South%20abutment&select=id`,
  /** Its budget isn't active yet. */
  drafted: `projects?company_id=eq.${company}&number=eq.2612&select=id`,
  outlined: `projects?company_id=eq.${company}&number=eq.2608&select=id`,
  log: `daily_logs?company_id=eq.${company}&state=eq.submitted&projects.number=eq.2601&select=id,projects!inner(number)`,
  payroll_export: `payroll_exports?company_id=eq.${company}&order=number&select=id`,
  payroll_period: `payroll_exports?company_id=eq.${company}&order=number&select=id:period_from`,
  checklist: `checklists?company_id=eq.${company}&failed_count=gt.0&order=made_at.desc&select=id`,
  equipment: `equipment?company_id=eq.${company}&project_id=not.is.null&order=number&select=id`,
  signed_ticket: `work_tickets?company_id=eq.${company}&state=eq.signed&order=code&select=id`,
  change_order: `change_orders?company_id=eq.${company}&state=eq.approved&order=number&select=id`,
  changed: `change_orders?company_id=eq.${company}&state=eq.approved&order=number&select=id:project_id`,
  order: `purchase_orders?company_id=eq.${company}&approval=eq.submitted&order=number&select=id`,
  receipt: `receipts?company_id=eq.${company}&state=eq.waiting&order=received_at&select=id`,
  vendor: `vendors?company_id=eq.${company}&order=sort_name&select=id`,
  outline: `project_sites?company_id=eq.${company}&name=eq.Work%20zone&select=id`,
} as const;

const placeSchema = z.enum([
  'person',
  'crew',
  'project',
  'site',
  'drafted',
  'outlined',
  'outline',
  'log',
  'checklist',
  'equipment',
  'signed_ticket',
  'change_order',
  'changed',
  'order',
  'receipt',
  'vendor',
  'payroll_export',
  'payroll_period',
  'invitation',
]);

async function idAt(server: TestServer, place: z.infer<typeof placeSchema>): Promise<string> {
  if (place === 'invitation') return newInvitation(server);
  const rows = await readAsServer(server, `${reads[place]}&limit=1`);
  const [row] = z.array(z.object({ id: z.string() })).parse(rows);
  if (!row) throw new Error(`the demo has no ${place}`);
  return row.id;
}

async function newInvitation(server: TestServer): Promise<string> {
  const made = await callAs(server, demoLogins.admin, 'invite_person', {
    first_name: 'Invited',
    last_name: 'Person',
    new_person_id: crypto.randomUUID(),
  });
  return z.object({ token: z.string() }).parse(made).token;
}

/** Returns the URL on this server, with placeholders such as `:person` filled in. */
export async function addressOf(server: TestServer, path: string): Promise<string> {
  let address = path;
  for (const [found, name] of path.matchAll(/:(\w+)/g)) {
    address = address.replace(found, await idAt(server, placeSchema.parse(name)));
  }
  return address;
}

/** Returns the number of questions waiting for the demo company's admin. */
export async function countOpenDecisions(server: TestServer): Promise<number> {
  const open = `decision_items?company_id=eq.${company}&state=eq.open&select=id`;
  return z.array(z.unknown()).parse(await readAsServer(server, open)).length;
}

/** Returns a code that turns a tablet into a kiosk of the whole company. */
export async function newKioskCode(server: TestServer): Promise<string> {
  const made = await callAs(server, demoLogins.admin, 'create_kiosk_code', { name: 'Gate' });
  return z.object({ code: z.string() }).parse(made).code;
}
