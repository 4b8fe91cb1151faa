import { useLingui } from '@lingui/react/macro';
import type { ChangeOrderRow } from '@muster/contract/change-orders';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useCostWords } from '../use-cost-words.ts';
import { ChangeOrderBadge } from './ChangeOrderBadge.tsx';
import { useChangeWords } from './use-change-words.ts';

export function useChangeColumns(): readonly ListColumn<ChangeOrderRow>[] {
  const { t } = useLingui();
  const words = useCostWords();
  const { state: stateWords } = useChangeWords();
  const money = (
    key: string,
    header: string,
    of: (row: ChangeOrderRow) => number,
    onCard?: 'trailing',
  ): ListColumn<ChangeOrderRow> => ({
    key,
    header,
    minRem: 8,
    isNarrow: true,
    align: 'end',
    ...(onCard !== undefined && { onCard }),
    cell: (row) => <span className="tabular-nums">{words.cents(of(row))}</span>,
    text: (row) => words.cents(of(row)),
  });
  return [
    {
      key: 'title',
      header: t`Change order`,
      minRem: 14,
      wraps: true,
      cell: ({ number, title }) => (
        <span className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{title}</bdi>
        </span>
      ),
      text: ({ number, title }) => `#${number} ${title}`,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 12,
      isNarrow: true,
      onCard: 'below',
      cell: ({ state }) => <ChangeOrderBadge state={state} />,
      text: ({ state }) => stateWords(state),
    },
    money('price', t`Price`, ({ price }) => price, 'trailing'),
    money('cost', t`Cost`, ({ cost }) => cost),
    money('markup', t`Markup`, ({ price, cost }) => price - cost),
    {
      key: 'signer',
      header: t`Answered by`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ signer_name: name }) => name !== null && <bdi>{name}</bdi>,
      text: ({ signer_name: name }) => name ?? '',
    },
  ];
}
