import type { Cast } from './cast.ts';
import { saveTicket, signatureOf, signTicket, ticketFacts } from './tickets.ts';

/** An open ticket of each company, and a signed one. */
export async function plantTickets(cast: Cast): Promise<{ ticket: string }> {
  const { database, supervisor, foreign } = cast;
  for (const [author, project] of [
    [supervisor, cast.project],
    [foreign.admin, foreign.project],
  ] as const) {
    const id = await saveTicket(database, author, ticketFacts(project));
    await signTicket(database, author, id, await signatureOf(database, author, id));
  }
  for (const insert of [
    `change_orders (company_id, id, project_id, number, title, price, author_person_id, request_hash)
     select company_id, gen_random_uuid(), project_id, 900, 'Deeper footing', 120000, author_person_id, '\\x00'
     from work_tickets`,
    `change_order_lines (company_id, change_order_id, cost_code_id, cost_type, amount)
     select o.company_id, o.id, c.id, 'M', 90000
     from change_orders o join cost_codes c on c.company_id = o.company_id`,
    `change_order_tickets (company_id, change_order_id, ticket_id)
     select o.company_id, o.id, t.id from change_orders o join work_tickets t on t.company_id = o.company_id`,
  ]) {
    await database.query(`insert into ${insert}`);
  }
  await saveTicket(database, foreign.admin, ticketFacts(foreign.project));
  return { ticket: await saveTicket(database, supervisor, ticketFacts(cast.project)) };
}
