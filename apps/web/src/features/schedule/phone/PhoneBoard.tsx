import { useLingui } from '@lingui/react/macro';
import { addDays } from '@muster/domain';
import { describeError } from '../../../data/errors/words.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { BoardFilters } from '../board/BoardFilters.tsx';
import { useBoard } from '../board/use-board.ts';
import { LoadedPhoneBoard } from './LoadedPhoneBoard.tsx';

const params = { q: anyText, day: anyText, crew: anyText, by: oneOf(['person']), person: anyText };

/** The schedule on a phone, for those who make it: a day by crew, or someone's week. Lists and sheets, no dragging. */
export function PhoneBoard() {
  const { t, i18n } = useLingui();
  const search = useListSearch(params);
  const { day, crew, by, person } = search.values;
  const { shownDay, span, result, changes } = useBoard('week', day);
  if (result.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={8} />
      </Card>
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the board`} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  return (
    <LoadedPhoneBoard
      board={result.data}
      changes={changes}
      staleSinceMs={result.freshness === 'stale' ? result.asOfMs : null}
      span={span}
      day={shownDay}
      crewId={crew ?? null}
      query={search.values.q ?? ''}
      filters={
        <BoardFilters
          crews={result.data.crews}
          crewId={crew ?? null}
          onCrew={(next) => search.change({ crew: next ?? undefined, person: undefined })}
          typed={search.typed}
          onType={search.type}
        />
      }
      isByPerson={by === 'person'}
      personId={person ?? null}
      onDay={(next) => search.change({ day: next })}
      onWeek={(weeks) => search.change({ day: addDays(shownDay, 7 * weeks) })}
      onByPerson={(isByPerson) =>
        search.change({ by: isByPerson ? 'person' : undefined, person: undefined })
      }
      onPerson={(next) => search.change({ person: next ?? undefined })}
    />
  );
}
