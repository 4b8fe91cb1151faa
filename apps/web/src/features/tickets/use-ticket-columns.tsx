import { useLingui } from '@lingui/react/macro';
import type { TicketRow } from '@muster/contract/tickets';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { PersonName } from '../../kit/person/PersonName.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { TicketStateBadge } from './TicketStateBadge.tsx';
import { useTicketWords } from './use-ticket-words.ts';

export function useTicketColumns({
  withProject,
}: {
  readonly withProject: boolean;
}): readonly ListColumn<TicketRow>[] {
  const { t } = useLingui();
  const words = useTicketWords();
  const project: ListColumn<TicketRow> = {
    key: 'project',
    header: t`Project`,
    minRem: 10,
    onCard: 'detail',
    cell: (ticket) => <bdi>{ticket.project.name}</bdi>,
    text: (ticket) => ticket.project.name,
  };
  return [
    {
      key: 'what',
      header: t`Ticket`,
      minRem: 18,
      wraps: true,
      cell: ({ number, what }) => (
        <span className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
        </span>
      ),
      text: ({ number, what }) => `#${number} ${what}`,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 10,
      isNarrow: true,
      onCard: 'below',
      cell: (ticket) => <TicketStateBadge ticket={ticket} />,
      text: (ticket) => words.label(ticket),
    },
    ...(withProject ? [project] : []),
    {
      key: 'signer',
      header: t`Signed by`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ signer }) => signer !== null && <bdi>{signer}</bdi>,
      text: ({ signer }) => signer ?? '',
    },
    {
      key: 'hours',
      header: t`Labor`,
      minRem: 7,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ minutes }) => minutes > 0 && <Duration minutes={minutes} />,
      text: ({ minutes }) => (minutes / 60).toFixed(2),
    },
    {
      key: 'code',
      header: t`Code`,
      minRem: 6,
      isNarrow: true,
      cell: ({ code }) => <span className="font-mono">{code}</span>,
      text: ({ code }) => code,
    },
    {
      key: 'author',
      header: t`Author`,
      minRem: 10,
      cell: ({ author }) => <PersonName name={author.name} personId={author.person_id} />,
      text: ({ author }) => author.name,
    },
    {
      key: 'day',
      header: t`Day`,
      minRem: 8,
      isNarrow: true,
      cell: ({ day }) => words.day(day),
      text: ({ day }) => day,
    },
  ];
}
