import { Trans, useLingui } from '@lingui/react/macro';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { describeError } from '../../../data/errors/words.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ColumnChoice } from '../../../ui/ColumnChoice.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
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
import { BoardToolbar } from './BoardToolbar.tsx';
import { PresenceCounts } from './PresenceCounts.tsx';
import { useBoardColumns } from './use-board-columns.tsx';

type LiveBoardProps = {
  readonly board: SnapshotResult<Board>;
  readonly chosenId: string | null;
};

/** Durations of the board are in minutes. */
const nowEveryMs = 10_000;
const hiddenAtFirst: ReadonlySet<string> = new Set(['code']);

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
      {...(board.freshness === 'live' && { actions: <LiveMark answer={board.data.next} /> })}
      isFlush
    >
      <People board={board.data} chosenId={chosenId} />
    </Card>
  );
}

/**
 * Somebody's punch shows here within two seconds; that needs no more than a word. The dot beats once
 * with each answer: one that always beats draws all day long.
 */
function LiveMark({ answer }: { readonly answer: string | null }) {
  return (
    <span className="flex items-center gap-2 text-14 text-ink-3">
      <span
        key={answer}
        aria-hidden
        className="size-2 animate-pulse-dot rounded-chip bg-running-solid"
      />
      <Trans>Live</Trans>
    </span>
  );
}

function People({ board, chosenId }: { readonly board: Board; readonly chosenId: string | null }) {
  const isPhone = useIsPhone();
  const columns = useBoardColumns(useNow(nowEveryMs));
  const [hiddenKeys, setHiddenKeys] = useState<ReadonlySet<string>>(hiddenAtFirst);
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
      <BoardToolbar
        query={query}
        onQueryChange={setQuery}
        crews={crews}
        crew={crew}
        onCrewChange={setCrew}
        grouping={effective}
        onGroupingChange={setGrouping}
      >
        {!isPhone && chosenId === null && (
          <ColumnChoice
            columns={columns.filter(({ key }) => key !== 'name' && key !== effective)}
            hiddenKeys={hiddenKeys}
            onChange={setHiddenKeys}
          />
        )}
      </BoardToolbar>
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
        <BoardTable
          columns={columns}
          hiddenKeys={hiddenKeys}
          groups={groups}
          grouping={effective}
          chosenId={chosenId}
        />
      )}
    </>
  );
}
