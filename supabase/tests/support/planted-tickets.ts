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
  await saveTicket(database, foreign.admin, ticketFacts(foreign.project));
  return { ticket: await saveTicket(database, supervisor, ticketFacts(cast.project)) };
}
