import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { DataTable, type TableColumn } from '../../../ui/DataTable.tsx';
import { Duration } from '../../../ui/Duration.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import type { BoardGroup, BoardGrouping } from './board-view.ts';
import { FlagCount } from './FlagCount.tsx';
import { PersonState } from './PersonState.tsx';

type BoardTableProps = {
  readonly groups: readonly BoardGroup[];
  readonly grouping: BoardGrouping;
  /** The clock that pays, epoch milliseconds. */
  readonly nowMs: number;
  /** Whose panel is open; the table then shows only what fits beside it. */
  readonly chosenId: string | null;
};

/** The board of a desktop: a line a person. */
export function BoardTable({ groups, grouping, nowMs, chosenId }: BoardTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const zone = readerZone();
  const titles = new Map(
    groups.flatMap(({ name, people }) => people.map((person) => [person.person_id, name])),
  );
  const columns: readonly TableColumn<BoardPerson>[] = [
    {
      key: 'name',
      header: t`Name`,
      cell: ({ person_id, name }) => (
        <Link
          to="/dashboard/people/$personId"
          params={{ personId: person_id }}
          className="font-medium hover:underline"
        >
          {name}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t`State`,
      cell: (person) => <PersonState person={person} />,
    },
    {
      key: 'crew',
      header: t`Crew`,
      cell: ({ crew_names }) => <span className="text-ink-2">{crew_names.join(', ')}</span>,
    },
    {
      key: 'project',
      header: t`Project`,
      cell: ({ state, project_name }) =>
        state === 'off' ? null : (
          <span className="line-clamp-2">{project_name ?? <Trans>No project</Trans>}</span>
        ),
    },
    {
      key: 'code',
      header: t`Cost code`,
      cell: ({ cost_code }) => <span className="whitespace-nowrap text-ink-2">{cost_code}</span>,
    },
    {
      key: 'place',
      header: t`Place`,
      cell: ({ place_verdict, site_name }) =>
        place_verdict === null ? null : (
          <PlaceVerdictText verdict={place_verdict} siteName={site_name} />
        ),
    },
    { key: 'flags', header: t`Flags`, cell: ({ flags }) => <FlagCount flags={flags} /> },
    {
      key: 'since',
      header: t`Since`,
      align: 'end',
      cell: ({ since }) =>
        since === null ? null : <TimeOfDay atMs={Date.parse(since)} zone={zone} withDay />,
    },
    {
      key: 'for',
      header: t`For`,
      align: 'end',
      cell: ({ since }) =>
        since === null ? null : <Duration durationMs={nowMs - Date.parse(since)} />,
    },
  ];
  const isNarrow = chosenId !== null;
  const hidden = [
    grouping,
    ...(isNarrow ? ['crew', 'project', 'code', 'place', 'flags'] : []),
  ].filter((key) => !(isNarrow && key === 'project' && grouping === 'crew'));

  return (
    <DataTable
      caption={t`People on the board`}
      columns={columns}
      hiddenKeys={new Set(hidden)}
      rows={groups.flatMap(({ people }) => people)}
      rowKey={({ person_id }) => person_id}
      groupTitle={({ person_id }) =>
        titles.get(person_id) ?? (grouping === 'project' ? t`No project` : t`No crew`)
      }
      chosenKey={chosenId}
      onRowPress={({ person_id }) =>
        void navigate({ to: '/dashboard/people/$personId', params: { personId: person_id } })
      }
    />
  );
}
