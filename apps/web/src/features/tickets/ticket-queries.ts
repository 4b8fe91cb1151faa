import {
  type FoundTickets,
  foundTicketsSchema,
  ticketAnswerSchema,
  type TicketCursor,
  ticketListSchema,
  type TicketPage,
  ticketPageSchema,
  type TicketRow,
} from '@muster/contract/tickets';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import type { TicketFilter } from './ticket-search.ts';

/** Every query that a change of a ticket makes stale begins with it. */
export const ticketsSubject = 'tickets';

/** The tickets that a search finds, the latest day first. */
export const ticketList: CursorQuery<TicketRow, TicketFilter, FoundTickets> = {
  subject: ticketsSubject,
  fetch: async (api, filter, after) => {
    const cursor: TicketCursor | null = after === null ? null : JSON.parse(after);
    return okOrThrow(await api.rpc('list_tickets', { filter, after: cursor }, ticketListSchema));
  },
  schema: foundTicketsSchema,
  rowsOf: ({ tickets }) => tickets,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

export function ticketPageQuery(userId: string, ticketId: string): SnapshotQuery<TicketPage> {
  return {
    queryKey: queryKey(userId, ticketsSubject, 'page', ticketId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('read_ticket', { ticket_id: ticketId }, ticketAnswerSchema)),
    schema: ticketPageSchema,
  };
}
