import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useDayText } from '../use-day-text.ts';
import { useLiveLogs } from './use-live-logs.ts';
import { waitingLogsQuery } from './waiting-logs-query.ts';

/** Submitted daily logs; each is read and approved on its own page. */
export function WaitingLogs() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const dayText = useDayText();
  useLiveLogs();
  const read = useSnapshotQuery(waitingLogsQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the daily logs</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { logs } = read.data;
  if (logs.length === 0) return null;
  return (
    <Card isFlush>
      <List label={t`Daily logs waiting for approval`}>
        {logs.map(({ id, project, day, signed_by }) => (
          <ListRow
            key={id}
            title={<bdi className="wrap-anywhere">{project.name}</bdi>}
            detail={
              <bdi>{[dayText(day), signed_by].filter((part) => part !== null).join(' · ')}</bdi>
            }
            trailing={<Trans>Review</Trans>}
            render={(row) => (
              <Link
                to="/construction/logs/$id"
                params={{ id }}
                search={{ project: project.id, day }}
                {...row}
              />
            )}
          />
        ))}
      </List>
    </Card>
  );
}
