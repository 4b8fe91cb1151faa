import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedVendor } from '@muster/contract/vendors';
import { Link, useNavigate } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Store from 'lucide-react/icons/store';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { useOrderWords } from '../use-order-words.ts';
import { vendorList } from '../vendor-queries.ts';

const VendorSheet = lazyPart(async () => ({
  default: (await import('./VendorSheet.tsx')).VendorSheet,
}));

const params = { q: anyText, which: oneOf(['archived', 'expiring']) };

/** `/purchase-orders/vendors`: the vendors that the company buys from. */
export function VendorsPage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const navigate = useNavigate();
  const search = useListSearch(params);
  const [newId, setNewId] = useState<string | null>(null);
  useLiveOrders();
  const { q, which } = search.values;
  const rows = useCursorList(vendorList, {
    ...(q !== undefined && { q: q.trim() }),
    ...(which === 'archived' && { is_archived: true }),
    ...(which === 'expiring' && { is_expiring: true }),
  });
  const add = (
    <>
      {role === 'admin' && (
        <Link to="/purchase-orders/vendors/import" className={buttonStyles()}>
          <FileUp aria-hidden className="size-5 shrink-0 md:size-4" />
          <Trans>Import</Trans>
        </Link>
      )}
      <Button variant="primary" icon={Plus} onClick={() => setNewId(randomId())}>
        <Trans>New vendor</Trans>
      </Button>
    </>
  );
  const isEmpty = rows.status === 'ready' && rows.total === 0 && !search.isNarrowed;
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Vendors</Trans>} actions={!isEmpty && add} />
      <ResourceList
        label={t`Vendors`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useVendorColumns()}
        open={{ link: ({ id }) => ({ to: '/vendors/$vendorId', params: { vendorId: id } }) }}
        search={search}
        searchField={{ label: t`Search vendors`, placeholder: t`Name or account number` }}
        filters={[
          {
            kind: 'chips',
            key: 'which',
            label: t`Vendor status`,
            allLabel: t({ message: 'Active', context: 'vendors' }),
            options: [
              { value: 'expiring', label: t`Documents expiring` },
              { value: 'archived', label: t({ message: 'Archived', context: 'vendors' }) },
            ],
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# vendor" other="# vendors" />}
        failedTitle={<Trans>Couldn’t load the vendors</Trans>}
        empty={{
          icon: Store,
          text: <Trans>No vendors yet. Add whom you buy from most.</Trans>,
          action: add,
        }}
        csv={{ fileName: t`vendors` }}
      />
      <Suspense>
        {newId !== null && (
          <VendorSheet
            vendorId={newId}
            page={null}
            onClose={() => setNewId(null)}
            onSaved={() => void navigate({ to: '/vendors/$vendorId', params: { vendorId: newId } })}
          />
        )}
      </Suspense>
    </div>
  );
}

function useVendorColumns(): readonly ListColumn<ListedVendor>[] {
  const { t } = useLingui();
  const words = useOrderWords();
  return [
    {
      key: 'name',
      header: t`Vendor`,
      minRem: 14,
      wraps: true,
      cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
      text: ({ name }) => name,
    },
    {
      key: 'documents',
      header: t`Documents`,
      minRem: 13,
      isNarrow: true,
      onCard: 'below',
      cell: ({ is_insurance_expired, next_expiry }) =>
        is_insurance_expired ? (
          <StatusBadge tone="danger" look="plain">
            <Trans>Insurance has expired</Trans>
          </StatusBadge>
        ) : (
          next_expiry !== null && (
            <span className="text-14 text-ink-2">
              <Trans>Valid until {words.day(next_expiry)}</Trans>
            </span>
          )
        ),
      text: ({ next_expiry }) => next_expiry ?? '',
    },
    {
      key: 'open',
      header: t`Open orders`,
      minRem: 7,
      isNarrow: true,
      align: 'end',
      onCard: 'trailing',
      // A card has no header to say what is counted.
      cell: ({ open_orders }) =>
        open_orders === 0 ? '' : <Plural value={open_orders} one="# open" other="# open" />,
      text: ({ open_orders }) => `${open_orders}`,
    },
    {
      key: 'phone',
      header: t`Phone`,
      minRem: 9,
      cell: ({ phone }) => phone !== null && <bdi className="block truncate">{phone}</bdi>,
      text: ({ phone }) => phone ?? '',
    },
    {
      key: 'mail',
      header: t`Email`,
      minRem: 12,
      cell: ({ mail }) => mail !== null && <bdi className="block truncate">{mail}</bdi>,
      text: ({ mail }) => mail ?? '',
    },
    {
      key: 'account',
      header: t`Account number`,
      minRem: 9,
      cell: ({ account_number }) =>
        account_number !== null && <bdi className="block truncate">{account_number}</bdi>,
      text: ({ account_number }) => account_number ?? '',
    },
  ];
}
