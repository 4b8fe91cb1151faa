import { Trans, useLingui } from '@lingui/react/macro';
import { type SpendGroup, spendGroups } from '@muster/contract/purchase-orders';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { CsvButton } from '../../../kit/list/CsvButton.tsx';
import { FilterBar } from '../../../kit/list/FilterBar.tsx';
import type { ListSearch } from '../../../kit/list/use-list-search.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarsWithTable } from '../../../ui/chart/BarsWithTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { useLastKnown } from '../../../ui/use-last-known.ts';
import { type FoundSpend, spendQuery } from '../order-queries.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { spendFilterOf, type spendParams } from './order-search.ts';
import { useSpendFilters } from './use-order-filters.tsx';

/** With more bars than this, a chart is hard to read. */
const mostBars = 12;

/** The total of approved orders by vendor, project, cost code or month. */
export function SpendView({
  by,
  search,
}: {
  readonly by: SpendGroup;
  readonly search: ListSearch<typeof spendParams>;
}) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const filters = useSpendFilters();
  // The grouping doesn't count as a filter.
  const narrowed = {
    ...search,
    isFiltered: Object.keys(search.values).some((key) => key !== 'by'),
    clearFilters: () => search.show({ by }),
  };
  const [today] = useState(() => dayKeyAt(Date.now(), readerZone()));
  const result = useSnapshotQuery(spendQuery(user_id, by, spendFilterOf(search.values, today)));
  const spend = useLastKnown(result.status === 'ready' ? result.data : null);
  const names: Readonly<Record<SpendGroup, string>> = {
    vendor: t`Vendor`,
    project: t`Project`,
    code: t`Cost code`,
    month: t`Month`,
  };
  return (
    <>
      <Card isFlush className="overflow-visible">
        <FilterBar search={narrowed} searchField={null} filters={filters} sorts={[]} />
      </Card>
      <SegmentedControl
        label={t`Spending by`}
        className="w-full md:w-120"
        options={spendGroups.map((value) => ({ value, label: names[value] }))}
        value={by}
        onChange={(next) => search.change({ by: next })}
      />
      {result.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the spending</Trans>} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {spend === null && result.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      )}
      {spend !== null && result.status !== 'failed' && (
        <Spend spend={spend} by={by} name={names[by]} />
      )}
    </>
  );
}

function Spend({
  spend,
  by,
  name,
}: {
  readonly spend: FoundSpend;
  readonly by: SpendGroup;
  readonly name: string;
}) {
  const { t, i18n } = useLingui();
  const money = useMoneyWords(spend.currency);
  const labelOf = ({ key, name: text }: FoundSpend['rows'][number]): string => {
    if (by !== 'month') return text ?? t({ message: 'None', context: 'spending' });
    return key === null
      ? t({ message: 'None', context: 'spending' })
      : i18n.date(new Date(`${key.slice(0, 7)}-15T12:00:00Z`), {
          timeZone: 'UTC',
          month: 'short',
          year: 'numeric',
        });
  };
  const { rows } = spend;
  if (rows.length === 0) {
    return (
      <Card isFlush>
        <EmptyState icon={ShoppingCart}>
          <Trans>No approved orders match these filters.</Trans>
        </EmptyState>
      </Card>
    );
  }
  const shown = by === 'month' ? rows.slice(-mostBars) : rows.slice(0, mostBars);
  return (
    <Card
      title={t`Total: ${money.amount(spend.total_cents)}`}
      actions={
        <CsvButton
          fileName={t`spending`}
          columns={[
            { header: name, text: labelOf },
            { header: t`Amount`, text: ({ cost_cents }) => (cost_cents / 100).toFixed(2) },
            { header: t`Orders`, text: ({ orders }) => `${orders}` },
          ]}
          fetchAll={() => Promise.resolve(rows)}
        />
      }
    >
      <BarsWithTable
        title={rows.length > shown.length ? t`The ${mostBars} largest` : t`All`}
        unit={t`Amount`}
        of={name}
        bars={shown.map((row) => ({
          key: row.key ?? '',
          label: labelOf(row),
          value: row.cost_cents / 100,
        }))}
        format={(value) => money.amount(Math.round(value * 100))}
      />
    </Card>
  );
}
