import { useLingui } from '@lingui/react/macro';
import { addDays } from '@muster/domain';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { type BoardGrouping, boardGroupings } from './board-rows.ts';
import { boardViews, previousFrom } from './board-span.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { LoadedBoard } from './LoadedBoard.tsx';
import { useBoard } from './use-board.ts';

const params = {
  q: anyText,
  view: oneOf(boardViews),
  day: anyText,
  by: oneOf(boardGroupings),
  crew: anyText,
  look: oneOf(['table']),
};

/** The board for those who make the schedule; the address has the days and lines to show. */
export function BoardView({
  title,
  looks,
}: {
  readonly title: ReactNode;
  /** Switches between the board and the user's own schedule. */
  readonly looks: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const search = useListSearch(params);
  const { view = 'week', by = 'person', crew, look, day } = search.values;
  const { span, result, changes } = useBoard(view, day);
  const goTo = (next: string) => search.change({ day: next });
  return (
    <>
      <PageHeader
        title={title}
        actions={
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
            {looks}
          </>
        }
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
