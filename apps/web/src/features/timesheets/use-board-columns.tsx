import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useNameColumn } from '../../kit/person/use-name-column.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Minutes } from './Minutes.tsx';
import { SheetStateBadge } from './SheetStateBadge.tsx';
import type { BoardRow } from './board-row.ts';
import { useSheetWords } from './use-sheet-words.ts';

export function useBoardColumns(): readonly ListColumn<BoardRow>[] {
  const { t } = useLingui();
  const words = useSheetWords();
  const total = (row: BoardRow) => row.regular_minutes + row.overtime_minutes + row.double_minutes;
  const kindsOf = ({ exceptions }: BoardRow) => Object.keys(exceptions);
  const asHours = (minutes: number) => (minutes / 60).toFixed(2);
  return [
    useNameColumn(11.5),
    {
      key: 'state',
      header: t`Status`,
      minRem: 7,
      onCard: 'detail',
      cell: ({ state }) => <SheetStateBadge state={state} look="plain" />,
      text: ({ state }) => words.state(state),
    },
    {
      key: 'exceptions',
      header: t`Exceptions`,
      minRem: 11,
      wraps: true,
      onCard: 'detail',
      cell: (row) => {
        const [first, ...rest] = kindsOf(row);
        if (first === undefined) return null;
        return (
          <span
            className="[&_*]:whitespace-normal"
            title={kindsOf(row).map(words.exception).join('\n')}
          >
            <StatusBadge tone="attention" look="plain">
              {words.exception(first)}
              {rest.length > 0 && <span className="whitespace-nowrap!"> +{rest.length}</span>}
            </StatusBadge>
          </span>
        );
      },
      text: (row) => kindsOf(row).map(words.exception).join(', '),
    },
    {
      key: 'total',
      header: t`Total`,
      minRem: 7.25,
      align: 'end',
      onCard: 'trailing',
      cell: (row) => <Minutes minutes={total(row)} />,
      text: (row) => asHours(total(row)),
    },
    {
      key: 'regular',
      header: words.minutes('regular'),
      minRem: 7,
      align: 'end',
      cell: (row) => <Minutes minutes={row.regular_minutes} />,
      text: (row) => asHours(row.regular_minutes),
    },
    {
      key: 'overtime',
      header: words.minutes('overtime'),
      minRem: 7,
      align: 'end',
      cell: (row) => <Minutes minutes={row.overtime_minutes} />,
      text: (row) => asHours(row.overtime_minutes),
    },
    {
      key: 'double',
      header: words.minutes('double'),
      minRem: 7,
      align: 'end',
      cell: (row) => <Minutes minutes={row.double_minutes} />,
      text: (row) => asHours(row.double_minutes),
    },
  ];
}
