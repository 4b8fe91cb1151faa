import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { receiptPayers, receiptStates } from '@muster/contract/receipts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Suspense } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import type { ListFilter } from '../../../kit/list/list-filter.ts';
import { useCursorList } from '../../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { useProjectFilter } from '../../../kit/list/use-project-filter.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePeriodFilter } from '../list/use-period-filter.ts';
import { PendingOrders } from '../PendingOrders.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { receiptList, receiptsQuery } from './receipt-queries.ts';
import { addParams, receiptFilterOf, receiptParams } from './receipt-search.ts';
import { useReceiptColumns, useReceiptCsv } from './use-receipt-columns.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

const ReceiptSheet = lazyPart(async () => ({
  default: (await import('./ReceiptSheet.tsx')).ReceiptSheet,
}));

/** `/purchase-orders/receipts`: people's purchases, as far as the reader may see them; the first button adds one. */
export function ReceiptsPage() {
  const { t } = useLingui();
  const { clock } = useData();
  const { role, user_id } = useIdentity();
  // Fetched ahead: a new receipt starts with the last one's payer, also without a network.
  useSnapshotQuery(receiptsQuery(user_id, 'mine'));
  const search = useListSearch(receiptParams);
  const sheet = useListSearch(addParams);
  const today = new Date(clock.nowMs()).toLocaleDateString('sv');
  const filters = { receipts: receiptFilterOf(search.values, today) };
  useLiveOrders();
  const rows = useCursorList(receiptList, filters);
  const first = rows.status === 'ready' ? rows.pages[0] : null;
  const currency = first?.currency ?? 'USD';
  // Unknown without a network: a receipt stored then is checked when it is sent.
  const mayAdd = first?.may_add ?? true;
  const columns = useReceiptColumns(currency);
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Receipts</Trans>}
        actions={
          mayAdd && (
            <Button
              variant="primary"
              icon={ReceiptText}
              onClick={() => sheet.change({ add: 'yes' })}
            >
              <Trans>Add receipt</Trans>
            </Button>
          )
        }
      />
      <PendingOrders isOfReceipts />
      <ResourceList
        label={t`Receipts`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={role === 'employee' ? columns.filter(({ key }) => key !== 'person') : columns}
        open={{
          link: ({ id }) => ({
            to: '/purchase-orders/receipts/$receiptId',
            params: { receiptId: id },
          }),
        }}
        search={search}
        searchField={{ label: t`Search receipts`, placeholder: t`Vendor, note or person` }}
        filters={useReceiptFilters()}
        renderCount={(total) => <Plural value={total} one="# receipt" other="# receipts" />}
        failedTitle={<Trans>Couldn’t load the receipts</Trans>}
        empty={{
          icon: ReceiptText,
          text: <Trans>No receipts yet. Bought something? Take a photo of the receipt.</Trans>,
        }}
        csv={{ fileName: t`receipts`, columns: useReceiptCsv(currency), hasWorkbook: true }}
      />
      <Suspense>
        {sheet.values.add === 'yes' && <ReceiptSheet onClose={() => sheet.change({ add: '' })} />}
      </Suspense>
    </div>
  );
}

function useReceiptFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const words = useReceiptWords();
  const { role } = useIdentity();
  const { everyProject } = useJobs();
  const project = useProjectFilter(everyProject);
  const period = usePeriodFilter(t`Bought`);
  return [
    {
      kind: 'select',
      key: 'state',
      label: t`Status`,
      allLabel: t`Any status`,
      options: receiptStates.map((value) => ({ value, label: words.state(value) })),
    },
    {
      kind: 'select',
      key: 'paid',
      label: t`Paid by`,
      allLabel: t`Paid any way`,
      options: receiptPayers.map((value) => ({ value, label: words.payer(value) })),
    },
    period,
    project,
    ...(role === 'employee'
      ? []
      : [{ kind: 'toggle' as const, key: 'mine', label: t`My receipts`, value: 'yes' }]),
  ];
}
