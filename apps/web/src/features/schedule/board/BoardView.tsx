import { useLingui } from '@lingui/react/macro';
import { addDays } from '@muster/domain';
import { useState } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { boardQuery } from '../schedule-queries.ts';
import { useLiveScheduling } from '../use-live-schedule.ts';
import { type BoardGrouping, boardGroupings } from './board-rows.ts';
import { boardViews, previousFrom, spanOf } from './board-span.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { LoadedBoard } from './LoadedBoard.tsx';
import { useBoardChanges } from './use-board-changes.ts';

const params = {
  q: anyText,
  view: oneOf(boardViews),
  day: anyText,
  by: oneOf(boardGroupings),
  crew: anyText,
  look: oneOf(['table']),
};

/** A week on each side: rest and overtime of the days at the edge depend on it. */
const spareDays = 7;
const mondayFirst = 1;

/** The board for those who make the schedule; which days and lines it shows is in the address. */
export function BoardView() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const { view = 'week', by = 'person', crew, look, day } = search.values;
  // Known with the first board; until then weeks begin on Monday.
  const [workweekStart, setWorkweekStart] = useState(mondayFirst);
  const today = dayKeyAt(useNow(60_000), readerZone());
  const shownDay = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : today;
  const span = spanOf(view, shownDay, workweekStart);
  const from = addDays(span.from, -spareDays);
  const to = addDays(span.to, spareDays);
  const result = useSnapshotQuery(boardQuery(user_id, from, to));
  useLiveScheduling();
  // Here, so that what was done in one week can be undone while the next one is shown.
  const changes = useBoardChanges(from, to);
  if (result.status === 'ready' && result.data.workweek_start !== workweekStart) {
    setWorkweekStart(result.data.workweek_start);
  }
  const goTo = (next: string) => search.change({ day: next });
  return (
    <>
      <BoardToolbar
        span={span}
        view={view}
        onView={(next) => search.change({ view: next })}
        by={by}
        onBy={(next: BoardGrouping) => search.change({ by: next })}
        onPrevious={() => goTo(previousFrom(view, span))}
        onToday={() => search.change({ day: undefined })}
        onNext={() => goTo(addDays(span.to, 1))}
      />
      {result.status === 'loading' ? (
        <Card isFlush>
          <SkeletonRows count={10} />
        </Card>
      ) : result.status === 'failed' ? (
        <ErrorState title={t`Couldn’t load the board`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      ) : (
        <LoadedBoard
          board={result.data}
          changes={changes}
          staleSinceMs={result.freshness === 'stale' ? result.asOfMs : null}
          span={span}
          by={by}
          crewId={crew ?? null}
          query={search.values.q ?? ''}
          filters={
            <BoardFilters
              crews={result.data.crews}
              crewId={crew ?? null}
              onCrew={(next) => search.change({ crew: next ?? undefined })}
              typed={search.typed}
              onType={search.type}
            />
          }
          isTable={look === 'table'}
          onTable={(isTable) => search.change({ look: isTable ? 'table' : undefined })}
        />
      )}
    </>
  );
}
