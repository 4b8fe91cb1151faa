import type { TicketPage } from '@muster/contract/tickets';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { useNow } from '../../data/clock/use-now.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { type SnapshotResult, useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { shownTicket } from './shown-ticket.ts';
import { ticketPageQuery } from './ticket-queries.ts';
import { ticketRecord } from './use-ticket-change.ts';

export type ShownTicket = {
  readonly read: SnapshotResult<TicketPage>;
  /** Includes what is only on this device; null until something is known. */
  readonly page: TicketPage | null;
};

/** A ticket as the server knows it, plus this device's changes since. */
export function useShownTicket(ticketId: string): ShownTicket {
  const { user_id, person_id, profile } = useIdentity();
  const nowMs = useNow(60_000);
  const { items } = useOutbox();
  const read = useSnapshotQuery(ticketPageQuery(user_id, ticketId));
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const changes = items.flatMap((item) => {
    const kept = keptChangeOf(item);
    return kept?.record === ticketRecord(ticketId) && item.progress.state !== 'attention'
      ? [
          {
            change: kept.change,
            parameters: kept.parameters,
            isSent: !isUnsent(item),
          },
        ]
      : [];
  });
  const page = shownTicket(read.status === 'ready' ? read.data : null, changes, {
    me: {
      person_id: person_id ?? '',
      name: `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim(),
    },
    projectName: (id) =>
      (projects.status === 'ready' && projects.data.find((one) => one.id === id)?.name) || '',
    nowIso: new Date(nowMs).toISOString(),
  });
  return { read, page };
}
