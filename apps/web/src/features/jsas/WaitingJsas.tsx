import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { waitingJsasQuery } from './jsa-queries.ts';
import { useLiveJsas } from './use-live-jsas.ts';

/** High-risk work that waits for this person's approval; each is read and approved on its own page. */
export function WaitingJsas() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  useLiveJsas();
  const read = useSnapshotQuery(waitingJsasQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the JSAs</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { jsas } = read.data;
  if (jsas.length === 0) return null;
  return (
    <Card isFlush>
      <List label={t`JSAs waiting for approval`}>
        {jsas.map(({ id, number, task, project, place, author, open }) => (
          <ListRow
            key={id}
            leading={<PersonAvatar name={author.name} personId={author.person_id} size="sm" />}
            title={
              <span className="wrap-anywhere">
                <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{task}</bdi>
              </span>
            }
            detail={<bdi>{[author.name, project?.name ?? place].join(' · ')}</bdi>}
            trailing={open > 0 ? <Trans>Open items</Trans> : <Trans>Review</Trans>}
            render={(row) => <Link to="/safety/jsas/$jsaId" params={{ jsaId: id }} {...row} />}
          />
        ))}
      </List>
    </Card>
  );
}
