import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import Columns3 from 'lucide-react/icons/columns-3';
import MapIcon from 'lucide-react/icons/map';
import Users from 'lucide-react/icons/users';
import { Suspense, useDeferredValue, useState } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { describeError } from '../../../data/errors/words.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
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
import { Settling } from '../settling.tsx';
import type { Board } from './board.ts';
import { BoardList } from './BoardList.tsx';
import { BoardTable, hiddenAtFirst } from './BoardTable.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { PresenceCounts } from './PresenceCounts.tsx';
import { useBoardColumns } from './use-board-columns.tsx';

// The menu code is larger than the whole board, so the board doesn't wait for it.
const ColumnChoice = lazyPart(async () => ({
  default: (await import('../../../ui/ColumnChoice.tsx')).ColumnChoice,
}));
const CrewMapSheet = lazyPart(async () => ({
  default: (await import('./CrewMapSheet.tsx')).CrewMapSheet,
}));

type LiveBoardProps = {
  readonly board: SnapshotResult<Board>;
  readonly chosenId: string | null;
};

/** The board shows durations in minutes. */
const nowEveryMs = 10_000;

/** The people on the clock, where and since when. Updates live. */
export function LiveBoard({ board, chosenId }: LiveBoardProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  // Deferred, since rendering all rows at once would block taps.
  const people = useDeferredValue(board.status === 'ready' ? board.data : null, null);
  if (board.status === 'failed') {
    return (
      <Card title={t`On the clock`} isFlush>
        <ErrorState title={t`Couldn’t load the board`} onRetry={board.retry}>
          {i18n._(describeError(board.error))}
        </ErrorState>
      </Card>
    );
  }
  if (board.status === 'loading' || people === null) {
    return (
      <Card title={t`On the clock`} isFlush>
        {board.status === 'ready' && <Settling />}
        <SkeletonRows count={8} />
      </Card>
    );
  }
  return (
    <Card
      title={t`On the clock`}
      {...(board.freshness === 'stale' && {
        description: t`Not live. As of ${words.dayAndTime(board.asOfMs, readerZone())}`,
      })}
      {...(board.freshness === 'live' && { actions: <LiveMark answer={board.data.next} /> })}
      isFlush
    >
      <People board={people} chosenId={chosenId} />
    </Card>
  );
}

/**
 * Says that the board is live: punches show within two seconds. The dot pulses once per answer, because one that
 * always pulses would keep the device drawing all day.
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

/** The reader's filters, grouping and columns. */
type BoardView = {
  readonly hiddenKeys: ReadonlySet<string>;
  readonly presence: Presence | null;
  readonly crew: string | null;
  readonly grouping: BoardGrouping;
  readonly query: string;
};

const viewAtFirst: BoardView = {
  hiddenKeys: hiddenAtFirst,
  presence: null,
  crew: null,
  grouping: 'project',
  query: '',
};

/** People off the clock are on no project, so they can't be grouped by it. */
function groupingOf({ presence, grouping }: BoardView): BoardGrouping {
  return presence === 'off' ? 'crew' : grouping;
}

function People({ board, chosenId }: { readonly board: Board; readonly chosenId: string | null }) {
  const isPhone = useIsPhone();
  const columns = useBoardColumns(useNow(nowEveryMs));
  const { t } = useLingui();
  const [view, setView] = useState(viewAtFirst);
  const [isMapOpen, setMapOpen] = useState(false);
  // The pressed control responds in the next frame; the many rows follow once they are rendered.
  const shownView = useDeferredValue(view);
  const change = (part: Partial<BoardView>) => setView((before) => ({ ...before, ...part }));
  const { crew, hiddenKeys } = view;
  const grouping = groupingOf(view);
  const ofCrew = board.people.filter(
    ({ crew_names }) => crew === null || crew_names.includes(crew),
  );

  if (board.people.length === 0) {
    return (
      <EmptyState icon={Users}>
        <Trans>No one is on your board yet. People in your crews appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <PresenceCounts
        counts={countPresence(ofCrew)}
        chosen={view.presence}
        onChoose={(presence) => change({ presence })}
      />
      <BoardToolbar
        query={view.query}
        onQueryChange={(query) => change({ query })}
        crews={crewNames(board.people)}
        crew={crew}
        onCrewChange={(next) => change({ crew: next })}
        grouping={grouping}
        onGroupingChange={(next) => change({ grouping: next })}
      >
        {!isPhone && chosenId === null && (
          <Suspense
            fallback={<IconButton aria-disabled icon={Columns3} label={t`Choose columns`} />}
          >
            <ColumnChoice
              columns={columns.filter(({ key }) => key !== 'name' && key !== grouping)}
              hiddenKeys={hiddenKeys}
              onChange={(next) => change({ hiddenKeys: next })}
            />
          </Suspense>
        )}
        <IconButton
          icon={MapIcon}
          variant="outlined"
          label={t`Crew map`}
          onClick={() => setMapOpen(true)}
        />
      </BoardToolbar>
      <Suspense>
        {isMapOpen && <CrewMapSheet people={ofCrew} onClose={() => setMapOpen(false)} />}
      </Suspense>
      <Rows view={shownView} people={board.people} columns={columns} chosenId={chosenId} />
    </>
  );
}

type RowsProps = {
  readonly view: BoardView;
  readonly people: readonly BoardPerson[];
  readonly columns: readonly ListColumn<BoardPerson>[];
  readonly chosenId: string | null;
};

function Rows({ view, people, columns, chosenId }: RowsProps) {
  const isPhone = useIsPhone();
  const { presence, crew, query } = view;
  const shown = filterPeople(people, {
    presence,
    crew,
    matches: ({ name, project_name, cost_code, crew_names }) =>
      matchesSearch([name, project_name, cost_code, ...crew_names].join(' '), query),
  });
  const grouping = groupingOf(view);
  const groups = groupPeople(shown, grouping);
  if (shown.length === 0) {
    return (
      <EmptyState icon={Users}>
        {query === '' ? (
          <Trans>No one to show right now.</Trans>
        ) : (
          <Trans>No one matches “{query}”.</Trans>
        )}
      </EmptyState>
    );
  }
  return isPhone ? (
    <BoardList groups={groups} grouping={grouping} />
  ) : (
    <BoardTable
      columns={columns}
      hiddenKeys={view.hiddenKeys}
      groups={groups}
      grouping={grouping}
      chosenId={chosenId}
    />
  );
}
