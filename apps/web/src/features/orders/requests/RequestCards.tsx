import { Trans, useLingui } from '@lingui/react/macro';
import HandHelping from 'lucide-react/icons/hand-helping';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { requestsQuery } from '../order-queries.ts';
import { PendingOrders } from '../PendingOrders.tsx';
import { RequestItem } from './RequestItem.tsx';

type RequestCardsProps =
  /** Open requests for a buyer to handle; shows nothing if there are none. */
  | { readonly which: 'open'; readonly onRequest?: never }
  /** The reader's own requests. */
  | { readonly which: 'mine'; readonly onRequest: () => void };

/** Requests with the actions that the reader can take. */
export function RequestCards({ which, onRequest }: RequestCardsProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(requestsQuery(user_id, which));
  if (which === 'open') {
    if (result.status !== 'ready' || !result.data.may_buy || result.data.requests.length === 0) {
      return null;
    }
    return (
      <Card title={t`Requests`} isFlush>
        <List label={t`Requests`}>
          {result.data.requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </List>
      </Card>
    );
  }
  if (result.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={4} />
      </Card>
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load your requests</Trans>} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  const { may_request: mayRequest, requests } = result.data;
  return (
    <>
      {mayRequest && (
        <Button variant="primary" icon={HandHelping} className="max-md:w-full" onClick={onRequest}>
          <Trans>Request</Trans>
        </Button>
      )}
      <PendingOrders />
      <Card title={t`My requests`} isFlush>
        {requests.length === 0 ? (
          <EmptyState icon={HandHelping}>
            {mayRequest ? (
              <Trans>Need material or a tool? Request it, and your office orders it.</Trans>
            ) : (
              <Trans>Your company doesn’t take requests here. Ask your crew lead.</Trans>
            )}
          </EmptyState>
        ) : (
          <List label={t`My requests`}>
            {requests.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </List>
        )}
      </Card>
    </>
  );
}
