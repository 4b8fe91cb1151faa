import { Trans, useLingui } from '@lingui/react/macro';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { DecideRequestSheet } from './DecideRequestSheet.tsx';
import { type OpenRequest, openRequestsQuery } from './open-requests-query.ts';

/** `/admin/deletion-requests`: people who asked that their account be deleted, for their admins. */
export function DeletionRequestsPage() {
  const { i18n } = useLingui();
  const { user_id, person_id } = useIdentity();
  const requests = useSnapshotQuery(openRequestsQuery(user_id));
  const [opened, setOpened] = useState<OpenRequest | null>(null);
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Deletion requests</Trans>} />
      <Card isFlush>
        {requests.status === 'loading' && <SkeletonRows count={2} />}
        {requests.status === 'failed' && (
          <ErrorState title={<Trans>Couldn’t load the requests</Trans>} onRetry={requests.retry}>
            {i18n._(describeError(requests.error))}
          </ErrorState>
        )}
        {requests.status === 'ready' && requests.data.length === 0 && (
          <EmptyState icon={UserRoundX}>
            <Trans>No deletion requests</Trans>
          </EmptyState>
        )}
        {requests.status === 'ready' && requests.data.length > 0 && (
          <List>
            {requests.data.map((request) => (
              <ListRow
                key={request.id}
                title={`${request.person.first_name} ${request.person.last_name}`.trim()}
                detail={
                  request.person_id === person_id ? (
                    <Trans>Your own request. Another admin has to review it</Trans>
                  ) : (
                    request.reason
                  )
                }
                trailing={i18n.date(new Date(request.created_at), { dateStyle: 'medium' })}
                {...(request.person_id !== person_id && { onPress: () => setOpened(request) })}
              />
            ))}
          </List>
        )}
      </Card>
      {opened !== null && <DecideRequestSheet request={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
