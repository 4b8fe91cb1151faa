import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { notify } from '../../../ui/notices.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { LoadedOrder } from '../LoadedOrder.tsx';
import { orderPageQuery } from '../order-queries.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { OrderForm } from './OrderForm.tsx';
import { draftOf } from './order-draft.ts';
import { useOrderForm } from './use-order-form.ts';

/** `/purchase-orders/{orderId}/edit` */
export function EditOrderPage() {
  const { user_id } = useIdentity();
  const { orderId = '' } = useParams({ strict: false });
  const result = useSnapshotQuery(orderPageQuery(user_id, orderId));
  return (
    <div className="w-full max-w-content space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
        <Crumb to="/purchase-orders/$orderId" params={{ orderId }}>
          {result.status === 'ready' && result.data.order.number !== null ? (
            result.data.order.number
          ) : (
            <Trans>Order</Trans>
          )}
        </Crumb>
      </Breadcrumb>
      <LoadedOrder result={result}>{(page) => <EditOrder page={page} />}</LoadedOrder>
    </div>
  );
}

function EditOrder({ page }: { readonly page: ReadOrder }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // As it was when it was opened: saving over a newer one is refused.
  const [opened] = useState(page);
  const { order, version, current, approval, currency, may } = opened;
  const { region } = useMoneyWords(currency);
  const [stored] = useState(() => draftOf(current, region));
  const orderId = order.id;
  const state = useOrderForm({
    orderId,
    stored,
    version,
    requestIds: [],
    currency,
    onDone: (done) => {
      void notify({
        id: 'order',
        tone: 'good',
        title: done === 'submitted' ? t`Order submitted` : t`Draft saved`,
      });
      return navigate({ to: '/purchase-orders/$orderId', params: { orderId }, replace: true });
    },
  });
  return (
    <>
      <PageHeader
        isOwnName
        title={order.number === null ? t`Edit order` : t`Edit ${order.number}`}
      />
      {!may.edit && (
        <Banner tone="attention">
          <Trans>This order can’t be edited now.</Trans>
        </Banner>
      )}
      {approval === 'approved' && (
        <Banner tone="info">
          <Trans>
            What was approved stays in force until the change is. Small changes need no approval.
          </Trans>
        </Banner>
      )}
      {page.version !== version && !state.form.isSaving && (
        <Banner tone="attention">
          <Trans>Someone else changed this order while you had it open.</Trans>
        </Banner>
      )}
      <OrderForm
        orderId={orderId}
        state={state}
        currency={currency}
        isCounter={false}
        mayKeepDraft
      />
    </>
  );
}
