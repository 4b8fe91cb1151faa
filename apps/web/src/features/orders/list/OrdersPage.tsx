import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Suspense } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { orderList } from '../order-queries.ts';
import { usePurchasing } from '../use-purchasing.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { filterOf, orderParams, spendParams } from './order-search.ts';
import { useOrderColumns, useOrderCsv } from './use-order-columns.tsx';
import { useOrderFilters } from './use-order-filters.tsx';

const SpendView = lazyPart(async () => ({ default: (await import('./SpendView.tsx')).SpendView }));

/** `/purchase-orders/all`: every order that the reader sees, and for admins the spending. */
export function OrdersPage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const views = useListSearch(spendParams);
  const by = role === 'admin' ? views.values.by : undefined;
  useLiveOrders();
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>All orders</Trans>}
        actions={
          <>
            <Link to="/purchase-orders/vendors" className={buttonStyles()}>
              <Trans>Vendors</Trans>
            </Link>
            <Link to="/purchase-orders/new" className={buttonStyles({ variant: 'primary' })}>
              <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
              <Trans>New order</Trans>
            </Link>
          </>
        }
      />
      {role === 'admin' && (
        <SegmentedControl
          label={t`View`}
          isLabelHidden
          className="w-full md:w-96 print:hidden"
          options={[
            { value: 'list', label: t`List` },
            { value: 'spend', label: t`Spending` },
          ]}
          value={by === undefined ? 'list' : 'spend'}
          onChange={(next) => views.show(next === 'list' ? {} : { by: 'vendor' })}
        />
      )}
      {by === undefined ? (
        <Orders />
      ) : (
        <Suspense>
          <SpendView by={by} search={views} />
        </Suspense>
      )}
    </div>
  );
}

function Orders() {
  const { t } = useLingui();
  const search = useListSearch(orderParams);
  const filters = filterOf(search.values);
  const rows = useCursorList(orderList, filters);
  const { currency } = usePurchasing();
  return (
    <ResourceList
      label={t`Orders`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={useOrderColumns(rows.status === 'ready' ? rows.pages[0].currency : currency)}
      open={{ link: ({ id }) => ({ to: '/purchase-orders/$orderId', params: { orderId: id } }) }}
      search={search}
      searchField={{ label: t`Search orders`, placeholder: t`Number, vendor or item` }}
      filters={useOrderFilters()}
      renderCount={(total) => <Plural value={total} one="# order" other="# orders" />}
      failedTitle={<Trans>Couldn’t load the orders</Trans>}
      empty={{ icon: ShoppingCart, text: <Trans>No orders yet.</Trans> }}
      csv={{ fileName: t`orders`, columns: useOrderCsv() }}
    />
  );
}
