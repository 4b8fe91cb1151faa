import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { describeError } from '../../../data/errors/words.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import {
  type BoardGrouping,
  countPresence,
  crewNames,
  filterPeople,
  groupPeople,
  type Presence,
} from './board-view.ts';
import type { Board } from './board.ts';
import { BoardList } from './BoardList.tsx';
import { BoardTable } from './BoardTable.tsx';
import { PresenceCounts } from './PresenceCounts.tsx';

type LiveBoardProps = {
  readonly board: SnapshotResult<Board>;
  readonly chosenId: string | null;
};

/** Durations of the board are in minutes. */
const nowEveryMs = 10_000;

/** Who is on the clock, where and since when; changes by itself. */
export function LiveBoard({ board, chosenId }: LiveBoardProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  if (board.status === 'loading') {
    return (
      <Card title={t`On the clock`} isFlush>
        <SkeletonRows count={8} />
      </Card>
    );
  }
  if (board.status === 'failed') {
    return (
      <Card title={t`On the clock`} isFlush>
        <ErrorState title={t`The board could not be loaded`} onRetry={board.retry}>
          {i18n._(describeError(board.error))}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card
      title={t`On the clock`}
      {...(board.freshness === 'stale' && {
        description: t`Not live: as of ${words.dayAndTime(board.asOfMs, readerZone())}`,
      })}
      isFlush
    >
      <People board={board.data} chosenId={chosenId} />
    </Card>
  );
}

function People({ board, chosenId }: { readonly board: Board; readonly chosenId: string | null }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const nowMs = useNow(nowEveryMs);
  const [presence, setPresence] = useState<Presence | null>(null);
  const [crew, setCrew] = useState<string | null>(null);
  const [grouping, setGrouping] = useState<BoardGrouping>('project');
  const [query, setQuery] = useState('');
  const crews = crewNames(board.people);
  const ofCrew = board.people.filter(
    ({ crew_names }) => crew === null || crew_names.includes(crew),
  );
  const shown = filterPeople(board.people, {
    presence,
    crew,
    matches: ({ name, project_name, cost_code, crew_names }) =>
      matchesSearch([name, project_name, cost_code, ...crew_names].join(' '), query),
  });
  // Whoever is off is on no project.
  const effective = presence === 'off' ? 'crew' : grouping;
  const groups = groupPeople(shown, effective);

  if (board.people.length === 0) {
    return (
      <EmptyState icon={Users}>
        <Trans>Nobody is on your board yet. The people of your crews stand here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <PresenceCounts counts={countPresence(ofCrew)} chosen={presence} onChoose={setPresence} />
      <div className="flex flex-wrap items-end gap-3 border-t border-line px-4 py-3 md:px-5">
        <TextField
          label={t`Search people and projects`}
          isLabelHidden
          placeholder={t`Search people and projects`}
          type="search"
          icon={Search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-w-56 flex-1"
        />
        {crews.length > 1 && (
          <Select
            label={t`Crew`}
            isLabelHidden
            options={[
              { value: '', label: t`All crews` },
              ...crews.map((name) => ({ value: name, label: name })),
            ]}
            value={crew ?? ''}
            onChange={(event) => setCrew(event.target.value === '' ? null : event.target.value)}
            className="min-w-36"
          />
        )}
        <SegmentedControl
          label={t`Group by`}
          isLabelHidden
          options={[
            { value: 'project', label: t`By project` },
            { value: 'crew', label: t`By crew` },
          ]}
          value={effective}
          onChange={setGrouping}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={Users}>
          {query === '' ? (
            <Trans>Nobody is here right now.</Trans>
          ) : (
            <Trans>Nobody fits “{query}”.</Trans>
          )}
        </EmptyState>
      ) : isPhone ? (
        <BoardList groups={groups} grouping={effective} />
      ) : (
        <BoardTable groups={groups} grouping={effective} nowMs={nowMs} chosenId={chosenId} />
      )}
    </>
  );
}
