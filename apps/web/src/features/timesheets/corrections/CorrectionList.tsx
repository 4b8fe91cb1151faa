import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { timesheetsKey } from '../sheet-queries.ts';
import { CorrectionCard } from './CorrectionCard.tsx';
import { correctionsQuery } from './corrections-query.ts';

/** In `/approvals`: corrections that the reader decides, and what people said isn't right. */
export function CorrectionList() {
  const { i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  const result = useSnapshotQuery(correctionsQuery(user_id));
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
      <ErrorState title={<Trans>Couldn’t load the corrections</Trans>} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  const rows = result.data.rows.filter(
    (row) => row.may_decide || (row.disputed_at !== null && row.person_id !== person_id),
  );
  if (rows.length === 0) return null;
  return (
    <Card isFlush>
      <List>
        {rows.map((row) => (
          <CorrectionCard
            key={row.id}
            correction={row}
            title={
              <Link
                to="/timesheets/$from/$personId"
                params={{
                  from: dayKeyAt(
                    Date.parse(row.before?.started_at ?? row.after?.started_at ?? row.asked_at),
                    row.zone,
                  ),
                  personId: row.person_id,
                }}
                className="inline-flex min-h-11 items-center gap-3 align-middle text-accent-ink underline-offset-4 hover:underline md:min-h-0"
              >
                <PersonAvatar name={row.name} personId={row.person_id} size="sm" />
                <bdi>{row.name}</bdi>
              </Link>
            }
          />
        ))}
      </List>
    </Card>
  );
}
