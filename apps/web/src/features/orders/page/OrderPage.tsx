import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { describeCode } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { BudgetPlaces } from '../BudgetPlaces.tsx';
import { LoadedOrder } from '../LoadedOrder.tsx';
import { orderPageQuery } from '../order-queries.ts';
import { TotalsList } from '../TotalsList.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { CounterTicket } from './CounterTicket.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useKeptOrder } from './use-kept-order.ts';

/** `/purchase-orders/{orderId}`: an order's contents, approvals and history. */
export function OrderPage() {
  const { user_id } = useIdentity();
  const { orderId = '' } = useParams({ strict: false });
  useLiveOrders();
  const result = useSnapshotQuery(orderPageQuery(user_id, orderId));
  const kept = useKeptOrder(orderId);
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      {kept !== null && result.status !== 'ready' ? (
        <CounterTicket kept={kept} />
      ) : (
        <LoadedOrder result={result}>{(page) => <Order page={page} />}</LoadedOrder>
      )}
    </div>
  );
}

function Order({ page }: { readonly page: ReadOrder }) {
  const { t, i18n } = useLingui();
  const { role } = useIdentity();
  const { currency, current, in_force, budget, may, order } = page;
  const [shows, setShows] = useState<'current' | 'in_force'>('current');
  // Supervisors can never approve their own orders.
  const isOwnOfBuyer = may.why_not_decide === 'own_order' && role !== 'admin';
  const revision = shows === 'in_force' && in_force !== null ? in_force : current;
  return (
    <>
      <OrderHeader page={page} />
      {page.approval === 'submitted' && <Waiting page={page} />}
      {may.why_not_decide !== null && !isOwnOfBuyer && (
        <Banner tone="info">
          {may.why_not_decide === 'already_approved' ? (
            <Trans>You approved this order. Someone else has to approve it too.</Trans>
          ) : (
            i18n._(describeCode(may.why_not_decide))
          )}
        </Banner>
      )}
      {budget.state === 'over' && (
        <Banner tone="attention" title={<Trans>This order is over budget</Trans>}>
          {current.override_reason !== null && (
            <Trans>
              An admin let it pass: <bdi>{current.override_reason}</bdi>
            </Trans>
          )}
        </Banner>
      )}
      {page.is_insurance_expired && !order.flags.includes('insurance_expired') && (
        <Banner tone="attention">
          <Trans>The vendor’s insurance has expired.</Trans>
        </Banner>
      )}
      {page.end_reason !== null && (
        <Banner tone="info">
          <bdi>{page.end_reason}</bdi>
        </Banner>
      )}
      <OrderActions page={page} />
      {in_force !== null && (
        <SegmentedControl
          label={t`Which version?`}
          isLabelHidden
          className="w-full md:w-96"
          options={[
            { value: 'current', label: t`Change` },
            { value: 'in_force', label: t`In force` },
          ]}
          value={shows}
          onChange={setShows}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <Card title={t`Lines`} isFlush>
            <OrderLines lines={revision.lines} currency={currency} />
            <div className="border-t border-line px-4 py-4 md:px-5">
              <div className="ml-auto max-w-80">
                <TotalsList totals={revision.totals} currency={currency} />
              </div>
            </div>
          </Card>
          {budget.places !== undefined && budget.places.length > 0 && (
            <BudgetPlaces places={budget.places} currency={currency} />
          )}
          <RecordNotes record={{ kind: 'purchase_order', id: order.id }} />
        </div>
        <div className="min-w-0 space-y-5">
          <OrderFacts page={page} revision={revision} />
          <Card title={t`History`}>
            <OrderTimeline events={page.events} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** The people who can approve a submitted order or, if no one can, those whose limit an admin could raise. */
function Waiting({ page }: { readonly page: ReadOrder }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat([i18n.locale], { type: 'disjunction' });
  const namesOf = (people: readonly { readonly name: string }[]) =>
    list.format(people.map(({ name }) => name));
  const { approvers, could, approved_by, approvals_needed } = page;
  if (approvers.length === 0) {
    return (
      <Banner tone="attention" title={<Trans>No one can approve this order</Trans>}>
        {could.length > 0 ? (
          <Trans>
            An admin can raise the limit of <bdi>{namesOf(could)}</bdi>.
          </Trans>
        ) : (
          <Trans>An admin has to give someone the right in Settings, under Purchasing.</Trans>
        )}
      </Banner>
    );
  }
  return (
    <p className="text-14 text-ink-2">
      {approvals_needed === 2 && (
        <>
          {approved_by.length === 0 ? (
            <Trans>Two people have to approve it.</Trans>
          ) : (
            <Trans>
              <bdi>{namesOf(approved_by)}</bdi> approved it. One more has to.
            </Trans>
          )}{' '}
        </>
      )}
      <Trans>
        It can be approved by <bdi>{namesOf(approvers)}</bdi>.
      </Trans>
    </p>
  );
}
