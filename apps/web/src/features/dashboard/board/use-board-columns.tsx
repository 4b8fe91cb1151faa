import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { minutesBetween } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { Duration } from '../../../ui/Duration.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { FlagCount } from './FlagCount.tsx';
import { PersonState } from './PersonState.tsx';
import { SourceText } from './SourceText.tsx';
import { todayMinutes } from './today-hours.ts';

/** @param nowMs the clock that pays, epoch milliseconds */
export function useBoardColumns(nowMs: number): readonly ListColumn<BoardPerson>[] {
  const { t } = useLingui();
  const zone = readerZone();
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 12,
      cell: ({ person_id, name, photo_url }) => (
        <Link
          to="/dashboard/people/$personId"
          params={{ personId: person_id }}
          className="flex min-w-0 items-center gap-3 font-medium hover:underline"
          title={name}
        >
          <PersonAvatar name={name} photoPath={photo_url} size="sm" />
          <span className="min-w-0 truncate">{name}</span>
        </Link>
      ),
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 10,
      isNarrow: true,
      // The longest text says since when there is no clock-out.
      wraps: true,
      cell: (person) => <PersonState person={person} nowMs={nowMs} />,
    },
    {
      key: 'crew',
      header: t`Crew`,
      minRem: 7,
      cell: ({ crew_names }) => (
        <span className="block truncate text-ink-2">{crew_names.join(', ')}</span>
      ),
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      cell: ({ state, project_name }) =>
        state === 'off' ? null : (
          <span className="block truncate" title={project_name ?? undefined}>
            {project_name ?? <Trans>No project</Trans>}
          </span>
        ),
    },
    {
      key: 'code',
      header: t`Cost code`,
      minRem: 7,
      cell: ({ cost_code }) => <span className="block truncate text-ink-2">{cost_code}</span>,
    },
    {
      key: 'place',
      header: t`Location`,
      minRem: 13,
      cell: ({ place_verdict, site_name }) =>
        place_verdict === null ? null : (
          <span className="flex min-w-0">
            <PlaceVerdictText verdict={place_verdict} siteName={site_name} isOneLine />
          </span>
        ),
    },
    {
      key: 'source',
      header: t({ message: 'Clocked in', context: 'column' }),
      minRem: 8,
      cell: (person) => (
        <span className="flex min-w-0">
          <SourceText person={person} />
        </span>
      ),
    },
    {
      key: 'flags',
      header: t`Flags`,
      minRem: 5,
      isNarrow: true,
      cell: ({ flags }) => <FlagCount flags={flags} />,
    },
    {
      key: 'since',
      header: t`Since`,
      minRem: 11,
      isNarrow: true,
      align: 'end',
      cell: ({ since }) =>
        since === null ? null : (
          // If a day before the time doesn't fit beside it, it goes on a line of its own.
          <TimeOfDay atMs={Date.parse(since)} zone={zone} withDay className="whitespace-normal!" />
        ),
    },
    {
      key: 'for',
      header: t`For`,
      minRem: 6.5,
      isNarrow: true,
      align: 'end',
      cell: ({ since }) =>
        since === null ? null : <Duration minutes={minutesBetween(Date.parse(since), nowMs)} />,
    },
    {
      key: 'today',
      header: t`Today`,
      minRem: 6.5,
      isNarrow: true,
      align: 'end',
      cell: (person) => <Duration minutes={todayMinutes(person, nowMs)} />,
    },
  ];
}

/** Returns the columns that are empty for all these people and would only take up room. */
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
