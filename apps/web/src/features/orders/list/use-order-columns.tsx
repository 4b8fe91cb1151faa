import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@muster/contract/purchase-orders';
import type { CsvColumn } from '../../../kit/list/csv-column.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { OrderBadge } from '../OrderBadge.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';

export function useOrderColumns(currency: string): readonly ListColumn<OrderRow>[] {
  const { t } = useLingui();
  const money = useMoneyWords(currency);
  const words = useOrderWords();
  return [
    {
      key: 'order',
      header: t`Order`,
      minRem: 16,
      wraps: true,
      cell: ({ number, vendor }) => (
        <span className="line-clamp-2 wrap-anywhere">
          {number !== null && <span className="text-ink-3 tabular-nums">{number} </span>}
          <bdi>{vendor?.name ?? <Trans>No vendor yet</Trans>}</bdi>
        </span>
      ),
    },
    {
      key: 'total',
      header: t`Total`,
      minRem: 8,
      isNarrow: true,
      align: 'end',
      onCard: 'trailing',
      cell: ({ total_cents }) => <span className="tabular-nums">{money.amount(total_cents)}</span>,
    },
    {
      key: 'label',
      header: t`Status`,
      minRem: 12,
      isNarrow: true,
      onCard: 'below',
      cell: ({ label, change, is_late }) => (
        <span className="flex flex-wrap gap-x-3">
          {change === null ? (
            <OrderBadge label={label} look="plain" />
          ) : (
            <StatusBadge tone="attention" look="plain">
              {words.change(change)}
            </StatusBadge>
          )}
          {is_late && (
            <StatusBadge tone="danger" look="plain">
              <Trans>Late</Trans>
            </StatusBadge>
          )}
        </span>
      ),
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      onCard: 'detail',
      cell: ({ project }) =>
        project !== null && <bdi className="block truncate">{project.name}</bdi>,
    },
    {
      key: 'needed',
      header: t`Needed by`,
      minRem: 8,
      isNarrow: true,
      cell: ({ needed_by }) => needed_by !== null && words.day(needed_by),
    },
    {
      key: 'author',
      header: t`Ordered by`,
      minRem: 10,
      cell: ({ author }) => <bdi className="block truncate">{author.name}</bdi>,
    },
  ];
}

/** Each fact in a column of its own, for a spreadsheet. */
export function useOrderCsv(): readonly CsvColumn<OrderRow>[] {
  const { t } = useLingui();
  const words = useOrderWords();
  return [
    { header: t`Number`, text: ({ number }) => number ?? '' },
    { header: t`Vendor`, text: ({ vendor }) => vendor?.name ?? '' },
    { header: t`Project`, text: ({ project }) => project?.name ?? '' },
    { header: t`Total`, text: ({ total_cents }) => (total_cents / 100).toFixed(2) },
    { header: t`Status`, text: ({ label }) => words.label(label) },
    { header: t`Needed by`, text: ({ needed_by }) => needed_by ?? '' },
    { header: t`Ordered by`, text: ({ author }) => author.name },
    { header: t`Created`, text: ({ created_at }) => created_at },
  ];
}
