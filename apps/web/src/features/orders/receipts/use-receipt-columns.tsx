import { Trans, useLingui } from '@lingui/react/macro';
import type { ReceiptRow } from '@muster/contract/receipts';
import type { CsvColumn } from '../../../kit/list/csv-column.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { ReceiptFlags } from './ReceiptFlags.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

export function useReceiptColumns(currency: string): readonly ListColumn<ReceiptRow>[] {
  const { t } = useLingui();
  const money = useMoneyWords(currency);
  const words = useReceiptWords();
  const { day } = useOrderWords();
  return [
    {
      key: 'vendor',
      header: t`Vendor`,
      minRem: 14,
      wraps: true,
      cell: ({ vendor_name }) => (
        <bdi className="line-clamp-2 wrap-anywhere">
          {vendor_name ?? <Trans>Receipt without a vendor</Trans>}
        </bdi>
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
      key: 'state',
      header: t`Status`,
      minRem: 12,
      isNarrow: true,
      onCard: 'below',
      cell: (receipt) => <ReceiptFlags receipt={receipt} />,
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      onCard: 'detail',
      cell: ({ project }) => <bdi className="block truncate">{project.name}</bdi>,
    },
    {
      key: 'person',
      header: t`Person`,
      minRem: 9,
      cell: ({ person }) => <bdi className="block truncate">{person.name}</bdi>,
    },
    {
      key: 'bought',
      header: t`Bought on`,
      minRem: 8,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ bought_on }) => day(bought_on),
    },
    {
      key: 'payer',
      header: t`Paid by`,
      minRem: 9,
      isNarrow: true,
      cell: ({ paid_by }) => words.payer(paid_by),
    },
    {
      key: 'code',
      header: t`Cost code`,
      minRem: 10,
      cell: ({ cost_code }) =>
        cost_code !== null && (
          <bdi className="block truncate">{`${cost_code.code} ${cost_code.name}`}</bdi>
        ),
    },
  ];
}

/** Each fact in a column of its own, for a spreadsheet. */
export function useReceiptCsv(currency: string): readonly CsvColumn<ReceiptRow>[] {
  const { t } = useLingui();
  const words = useReceiptWords();
  const { costType } = useOrderWords();
  return [
    { header: t`Bought on`, text: ({ bought_on }) => bought_on },
    { header: t`Vendor`, text: ({ vendor_name }) => vendor_name ?? '' },
    { header: t`Person`, text: ({ person }) => person.name },
    { header: t`Project`, text: ({ project }) => project.name },
    { header: t`Cost code`, text: ({ cost_code }) => cost_code?.code ?? '' },
    { header: t`Type`, text: ({ cost_type }) => costType(cost_type) },
    { header: t`Paid by`, text: ({ paid_by }) => words.payer(paid_by) },
    { header: t`Total`, number: ({ total_cents }) => total_cents / 100, decimals: 2 },
    { header: t`Tax`, number: ({ tax_cents }) => tax_cents / 100, decimals: 2 },
    { header: t`Currency`, text: () => currency },
    { header: t`Status`, text: ({ state }) => words.state(state) },
  ];
}
