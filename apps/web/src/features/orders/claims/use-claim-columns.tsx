import { useLingui } from '@lingui/react/macro';
import type { ClaimRow } from '@muster/contract/claims';
import type { CsvColumn } from '../../../kit/list/csv-column.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { ClaimFlags } from './ClaimFlags.tsx';
import { useClaimWords } from './use-claim-words.ts';

export function useClaimColumns(currency: string): readonly ListColumn<ClaimRow>[] {
  const { t } = useLingui();
  const money = useMoneyWords(currency);
  const words = useClaimWords();
  const { day } = useOrderWords();
  return [
    {
      key: 'what',
      header: t({ message: 'Claim', context: 'money that is owed' }),
      minRem: 14,
      wraps: true,
      cell: (claim) => <bdi className="line-clamp-2 wrap-anywhere">{words.what(claim)}</bdi>,
    },
    {
      key: 'amount',
      header: t`Amount`,
      minRem: 8,
      isNarrow: true,
      align: 'end',
      onCard: 'trailing',
      cell: ({ amount_cents }) => (
        <span className="tabular-nums">{money.amount(amount_cents)}</span>
      ),
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 12,
      isNarrow: true,
      onCard: 'below',
      cell: (claim) => <ClaimFlags claim={claim} />,
    },
    {
      key: 'day',
      header: t`Day`,
      minRem: 8,
      isNarrow: true,
      onCard: 'detail',
      cell: (claim) => day(claim.day),
    },
    {
      key: 'person',
      header: t`Person`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ person }) => <bdi className="block truncate">{person.name}</bdi>,
    },
    {
      key: 'project',
      header: t`Project`,
      minRem: 10,
      cell: ({ project }) => <bdi className="block truncate">{project.name}</bdi>,
    },
    {
      key: 'kind',
      header: t`Kind`,
      minRem: 8,
      isNarrow: true,
      cell: ({ kind }) => words.kind(kind),
    },
  ];
}

/** Each fact in a column of its own, for a spreadsheet. */
export function useClaimCsv(currency: string): readonly CsvColumn<ClaimRow>[] {
  const { t } = useLingui();
  const words = useClaimWords();
  return [
    { header: t`Day`, text: ({ day }) => day },
    { header: t`Person`, text: ({ person }) => person.name },
    { header: t`Kind`, text: ({ kind }) => words.kind(kind) },
    { header: t({ message: 'Claim', context: 'money that is owed' }), text: words.what },
    { header: t`Project`, text: ({ project }) => project.name },
    { header: t`Cost code`, text: ({ cost_code }) => cost_code?.code ?? '' },
    {
      header: t`Quantity`,
      number: ({ quantity }) => (quantity === null ? null : quantity / 1000),
    },
    { header: t`Unit`, text: ({ unit }) => unit ?? '' },
    { header: t`Amount`, number: ({ amount_cents }) => amount_cents / 100, decimals: 2 },
    { header: t`Currency`, text: () => currency },
    { header: t`Status`, text: ({ state }) => words.state(state) },
    { header: t`Paid in the period from`, text: ({ paid_in }) => paid_in ?? '' },
  ];
}
