import { Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { timesheetsKey } from '../sheet-queries.ts';
import { WaitingPeriod } from './WaitingPeriod.tsx';
import { waitingSheetsQuery } from './waiting-sheets-query.ts';

/** In `/approvals`: timesheets that wait for the reader, by pay period. */
export function WaitingSheetList() {
  const { i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(waitingSheetsQuery(user_id));
  const key = timesheetsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  if (result.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={4} />
      </Card>
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the timesheets</Trans>} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  if (result.data.periods.length === 0) return null;
  return (
    <div className="space-y-4">
      {result.data.periods.map((period) => (
        <WaitingPeriod key={period.period_from} period={period} currency={result.data.currency} />
      ))}
    </div>
  );
}
