import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type ChangeOrderRow,
  type ChangeOrders,
  changeOrderStates,
} from '@muster/contract/change-orders';
import { Link, useParams } from '@tanstack/react-router';
import FileDiff from 'lucide-react/icons/file-diff';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import type { ListRows } from '../../../kit/list/list-rows.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { matchesSearch } from '../../../ui/search-text.ts';
import { StatTile, StatTiles } from '../../../ui/StatTile.tsx';
import { useLiveCosts } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';
import { useChangeOrders } from './change-order-queries.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { useChangeColumns } from './use-change-columns.tsx';
import { useChangeWords } from './use-change-words.ts';

const params = { q: anyText, state: oneOf(changeOrderStates) };

/** `/admin/projects/{projectId}/changes`: the contract and what changed it, for admins. */
export function ChangesTab() {
  const { t } = useLingui();
  const { projectId = '' } = useParams({ strict: false });
  useLiveCosts();
  const query = useChangeOrders(projectId);
  const words = useChangeWords();
  const search = useListSearch(params);
  const { q = '', state } = search.values;
  const [isEditing, setEditing] = useState(false);
  const shown = (query.data?.change_orders ?? []).filter(
    (order) =>
      (state === undefined || order.state === state) &&
      matchesSearch(`#${order.number} ${order.title}`, q),
  );
  const rows: ListRows<ChangeOrderRow> =
    query.data !== undefined
      ? {
          status: 'ready',
          total: shown.length,
          rowAt: (at) => shown[at] ?? null,
          isEarlier: false,
          staleSinceMs: null,
          fetchAll: () => Promise.resolve(shown),
        }
      : query.isError
        ? { status: 'failed', error: query.error, retry: () => void query.refetch() }
        : { status: 'loading' };
  const newLink = (
    <Link
      to="/admin/projects/$projectId/changes/new"
      params={{ projectId }}
      className={buttonStyles({ variant: 'primary' })}
    >
      <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>New change order</Trans>
    </Link>
  );
  return (
    <div className="space-y-5">
      {query.data !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {query.data.change_orders.length > 0 && newLink}
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              <Trans>Contract and billing</Trans>
            </Button>
          </div>
          <ContractTiles list={query.data} />
        </>
      )}
      <ResourceList
        label={t`Change orders`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useChangeColumns()}
        open={{
          link: ({ id }) => ({
            to: '/admin/projects/$projectId/changes/$changeOrderId',
            params: { projectId, changeOrderId: id },
          }),
        }}
        search={search}
        searchField={{ label: t`Search change orders` }}
        filters={[
          {
            kind: 'chips',
            key: 'state',
            label: t`Status`,
            allLabel: t({ message: 'All', context: 'change orders' }),
            options: changeOrderStates.map((value) => ({ value, label: words.state(value) })),
          },
        ]}
        renderCount={(total) => (
          <Plural value={total} one="# change order" other="# change orders" />
        )}
        failedTitle={t`Couldn’t load the change orders`}
        csv={{ fileName: 'change-orders.csv' }}
        empty={{
          icon: FileDiff,
          text: <Trans>Nothing has changed this project’s contract yet.</Trans>,
          action: query.data !== undefined && newLink,
        }}
        noMatch={<Trans>No change order matches.</Trans>}
      />
      {isEditing && query.data !== undefined && (
        <ContractSheet projectId={projectId} list={query.data} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}

function ContractTiles({ list }: { readonly list: ChangeOrders }) {
  const { t } = useLingui();
  const words = useCostWords();
  const { contract, currency } = list;
  const waiting = list.change_orders
    .filter(({ state }) => state === 'sent')
    .reduce((sum, { price }) => sum + price, 0);
  const money = (amount: number) => (
    <span className="text-22">{words.money(amount, currency)}</span>
  );
  return (
    <StatTiles label={t`Contract`}>
      <StatTile
        label={t`Original contract`}
        value={contract.price === null ? <span className="text-22">–</span> : money(contract.price)}
      />
      <StatTile label={t`Approved change orders`} value={money(contract.approved)} />
      {contract.price !== null && (
        <StatTile label={t`Revised contract`} value={money(contract.price + contract.approved)} />
      )}
      {waiting !== 0 && <StatTile label={t`With the customer`} value={money(waiting)} />}
      {contract.billed_on !== null && (
        <StatTile
          label={t`Billed as of ${words.day(contract.billed_on)}`}
          value={money(contract.billed)}
        />
      )}
    </StatTiles>
  );
}
