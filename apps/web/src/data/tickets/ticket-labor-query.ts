import {
  type TicketLabor,
  ticketLaborAnswerSchema,
  ticketLaborSchema,
} from '@muster/contract/tickets';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/**
 * The people who worked on each project on a day, as the starting point of extra-work tickets; cached for
 * making one offline.
 */
export function ticketLaborQuery(userId: string, day: string): SnapshotQuery<TicketLabor> {
  return {
    queryKey: queryKey(userId, 'ticket_labor', day),
    fetch: async (api) =>
      okOrThrow(await api.rpc('ticket_labor', { day }, ticketLaborAnswerSchema)),
    schema: ticketLaborSchema,
  };
}
