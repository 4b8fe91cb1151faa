import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { fillNumbers, numbersLeft } from '../../../data/orders/reserved-numbers.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { requestsQuery } from '../order-queries.ts';
import { usePurchasing } from '../use-purchasing.ts';
import { OrderForm } from './OrderForm.tsx';
import { newLine, newOrder, type OrderDraft } from './order-draft.ts';
import { useOrderForm } from './use-order-form.ts';

/** `/purchase-orders/new`: an order for approval, or one placed at a counter now, which works offline. */
export function NewOrderPage() {
  const { user_id } = useIdentity();
  const { request } = useSearch({ strict: false });
  const requests = useSnapshotQuery(requestsQuery(user_id, 'open'));
  const mine = useClock();
  const isAsked = typeof request === 'string';
  return (
    <div className="w-full max-w-content space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      {mine.status === 'loading' || (isAsked && requests.status === 'loading') ? (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      ) : (
        <NewOrder
          asked={
            isAsked && requests.status === 'ready'
              ? requests.data.requests.find(({ id }) => id === request)
              : undefined
          }
          projectId={
            mine.status === 'ready'
              ? ((mine.clock.open ?? mine.clock.entries[0])?.projectId ?? null)
              : null
          }
        />
      )}
    </div>
  );
}

type Asked = {
  readonly id: string;
  readonly what: string;
  readonly quantity: string | null;
  readonly project: { readonly id: string } | null;
  readonly needed_by: string | null;
};

function NewOrder({
  asked,
  projectId,
}: {
  readonly asked: Asked | undefined;
  /** The project of the reader's last job; null if there is none. */
  readonly projectId: string | null;
}) {
  const { t } = useLingui();
  const data = useData();
  const navigate = useNavigate();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const { currency } = usePurchasing();
  const [orderId] = useState(randomId);
  const [stored] = useState(() => orderFrom(asked, projectId));
  const [chosen, setChosen] = useState<'approval' | 'counter' | null>(null);
  const mode = chosen ?? (isOffline ? 'counter' : 'approval');
  const [left, setLeft] = useState(() => numbersLeft(data, user_id).length);
  useEffect(() => {
    if (isOffline) return;
    void fillNumbers(data, user_id).then(() => setLeft(numbersLeft(data, user_id).length));
  }, [data, user_id, isOffline]);
  const state = useOrderForm({
    orderId,
    stored,
    version: null,
    requestIds: asked === undefined ? [] : [asked.id],
    currency,
    onDone: (done) => {
      if (done !== 'ordered') {
        void notify({
          id: 'order',
          tone: 'good',
          title: done === 'submitted' ? t`Order submitted` : t`Draft saved`,
        });
      }
      return navigate({ to: '/purchase-orders/$orderId', params: { orderId }, replace: true });
    },
  });
  return (
    <>
      <PageHeader title={<Trans>New order</Trans>} />
      <SegmentedControl
        label={t`How are you ordering?`}
        className="w-full md:w-96"
        options={[
          { value: 'approval', label: t`For approval` },
          { value: 'counter', label: t`At the counter now` },
        ]}
        value={mode}
        onChange={setChosen}
      />
      {mode === 'counter' && (
        <Banner tone={left === 0 ? 'attention' : 'info'}>
          {left === 0 ? (
            <Trans>This device has no order numbers left. Connect once to get new ones.</Trans>
          ) : (
            <Trans>
              You get a number for the counter right away, also without a connection. Approval
              follows.
            </Trans>
          )}
        </Banner>
      )}
      <OrderForm
        orderId={orderId}
        state={state}
        currency={currency}
        isCounter={mode === 'counter'}
        mayKeepDraft
      />
    </>
  );
}

function orderFrom(asked: Asked | undefined, projectId: string | null): OrderDraft {
  if (asked === undefined) return newOrder({ project_id: projectId });
  const { what, quantity, project, needed_by } = asked;
  const text = quantity === null ? what : `${what} (${quantity})`;
  return newOrder({
    project_id: project?.id ?? null,
    needed_by: needed_by ?? '',
    lines: [{ ...newLine(), description: text.slice(0, 500) }],
  });
}
