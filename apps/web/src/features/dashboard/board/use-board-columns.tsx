import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import type { TableColumn } from '../../../ui/DataTable.tsx';
import { Duration } from '../../../ui/Duration.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { FlagCount } from './FlagCount.tsx';
import { PersonState } from './PersonState.tsx';
import { SourceText } from './SourceText.tsx';
import { todayMs } from './today-hours.ts';

/** @param nowMs the clock that pays, epoch milliseconds */
export function useBoardColumns(nowMs: number): readonly TableColumn<BoardPerson>[] {
  const { t } = useLingui();
  const zone = readerZone();
  return [
    {
      key: 'name',
      header: t`Name`,
      cell: ({ person_id, name, photo_url }) => (
        <Link
          to="/dashboard/people/$personId"
          params={{ personId: person_id }}
          className="flex max-w-60 items-center gap-3 font-medium hover:underline"
          title={name}
        >
          <PersonAvatar name={name} photoPath={photo_url} size="sm" />
          <span className="min-w-0 truncate">{name}</span>
        </Link>
      ),
    },
    { key: 'state', header: t`State`, cell: (person) => <PersonState person={person} /> },
    {
      key: 'crew',
      header: t`Crew`,
      cell: ({ crew_names }) => (
        <span className="block max-w-32 truncate text-ink-2">{crew_names.join(', ')}</span>
      ),
    },
    {
      key: 'project',
      header: t`Project`,
      cell: ({ state, project_name }) =>
        state === 'off' ? null : (
          <span className="block max-w-56 truncate" title={project_name ?? undefined}>
            {project_name ?? <Trans>No project</Trans>}
          </span>
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
          <span className="flex max-w-40">
            <PlaceVerdictText verdict={place_verdict} siteName={site_name} />
          </span>
        ),
    },
    {
      key: 'source',
      header: t({ message: 'Clocked in', context: 'column' }),
      cell: (person) => (
        <span className="flex max-w-40">
          <SourceText person={person} />
        </span>
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
    {
      key: 'today',
      header: t`Today`,
      align: 'end',
      cell: (person) => <Duration durationMs={todayMs(person, nowMs)} />,
    },
  ];
}

/** Columns in which none of these people has anything: they would only take room. */
export function emptyColumns(people: readonly BoardPerson[]): ReadonlySet<string> {
  const isEmpty: Readonly<Record<string, (person: BoardPerson) => boolean>> = {
    crew: ({ crew_names }) => crew_names.length === 0,
    project: ({ state, project_name }) => state === 'off' || project_name === null,
    code: ({ cost_code }) => cost_code === null,
    place: ({ place_verdict }) => place_verdict === null,
    source: ({ source }) => source == null,
    flags: ({ flags }) => flags.length === 0,
    since: ({ since }) => since === null,
    for: ({ since }) => since === null,
  };
  return new Set(Object.keys(isEmpty).filter((key) => people.every((one) => isEmpty[key]?.(one))));
}
