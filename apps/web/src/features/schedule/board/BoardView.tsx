import { useLingui } from '@lingui/react/macro';
import { addDays } from '@muster/domain';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { boardGroupings } from './board-rows.ts';
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
  onMine,
}: {
  readonly title: ReactNode;
  readonly onMine: () => void;
}) {
  const { t, i18n } = useLingui();
  const search = useListSearch(params);
  const { view = 'week', by = 'person', crew, look, day } = search.values;
  const { span, result, changes } = useBoard(view, day);
  const goTo = (next: string) => search.change({ day: next });
  return (
    // The controls of a loaded board go on in the toolbar's line, and what is below takes whole lines.
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-3 print:block">
      <BoardToolbar
        title={title}
        span={span}
        view={view}
        onView={(next) => search.change({ view: next })}
        onMine={onMine}
        onPrevious={() => goTo(previousFrom(view, span))}
        onToday={() => search.change({ day: undefined })}
        onNext={() => goTo(addDays(span.to, 1))}
      />
      {result.status === 'loading' ? (
        <div className="basis-full">
          <Card isFlush>
            <SkeletonRows count={10} />
          </Card>
        </div>
      ) : result.status === 'failed' ? (
        <div className="basis-full">
          <ErrorState title={t`Couldn’t load the board`} onRetry={result.retry}>
            {i18n._(describeError(result.error))}
          </ErrorState>
        </div>
      ) : (
        <LoadedBoard
          board={result.data}
          changes={changes}
          staleSinceMs={result.freshness === 'stale' ? result.asOfMs : null}
          span={span}
          by={by}
          onBy={(next) => search.change({ by: next })}
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
    </div>
  );
}
