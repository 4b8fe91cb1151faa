import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ticketStates } from '@muster/contract/tickets';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { useProjectFilter } from '../../kit/list/use-project-filter.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { NewTicketLink } from './NewTicketLink.tsx';
import { ticketList } from './ticket-queries.ts';
import { filterOf, ticketParams } from './ticket-search.ts';
import { useLiveTickets } from './use-live-tickets.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';
import { useTicketWords } from './use-ticket-words.ts';

/** Tickets, the latest day first; those of one project on its page. */
export function TicketList({ projectId }: { readonly projectId?: string }) {
  const { t } = useLingui();
  const words = useTicketWords();
  const search = useListSearch(ticketParams);
  const rows = useCursorList(
    ticketList,
    filterOf({ ...search.values, ...(projectId !== undefined && { project: projectId }) }),
  );
  const columns = useTicketColumns({ withProject: projectId === undefined });
  const filters = useTicketFilters({ withProject: projectId === undefined });
  const readTickets = useLiveTickets();
  return (
    <div className="space-y-5">
      <KeptChanges record="ticket:" onMade={readTickets} />
      <ResourceList
        label={t`Extra-work tickets`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        groupTitle={({ day }) => words.day(day)}
        open={{
          link: ({ id }) => ({ to: '/construction/tickets/$ticketId', params: { ticketId: id } }),
        }}
        search={search}
        searchField={{ label: t`Search tickets`, placeholder: t`Number, code or work` }}
        filters={filters}
        renderCount={(total) => <Plural value={total} one="# ticket" other="# tickets" />}
        failedTitle={<Trans>Couldn’t load the tickets</Trans>}
        empty={{
          icon: ClipboardPen,
          text: (
            <Trans>
              No extra-work tickets yet. Write one on site and let the customer sign it.
            </Trans>
          ),
          action: <NewTicketLink {...(projectId !== undefined && { projectId })} />,
        }}
        csv={{ fileName: 'tickets' }}
      />
    </div>
  );
}

function useTicketFilters({
  withProject,
}: {
  readonly withProject: boolean;
}): readonly ListFilter[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useTicketWords();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const project = useProjectFilter(projects.status === 'ready' ? projects.data : []);
  const state: ListFilter = {
    kind: 'select',
    key: 'state',
    label: t`Status`,
    allLabel: t`All`,
    options: ticketStates.map((value) => ({ value, label: words.state(value) })),
  };
  if (!withProject) return [state];
  return [state, project];
}
