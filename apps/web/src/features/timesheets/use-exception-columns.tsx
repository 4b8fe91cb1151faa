import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useNameColumn } from '../../kit/person/use-name-column.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ExceptionList } from './sheet-queries.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type ExceptionRow = ExceptionList['rows'][number];

export function useExceptionColumns(): readonly ListColumn<ExceptionRow>[] {
  const { t } = useLingui();
  const words = useSheetWords();
  const days = useDayWords();
  return [
    useNameColumn(12),
    {
      key: 'date',
      header: t`Day`,
      minRem: 7.5,
      onCard: 'detail',
      cell: ({ date }) => days.day(date),
      text: ({ date }) => date,
    },
    {
      key: 'kind',
      header: t`Exception`,
      minRem: 18,
      isAlways: true,
      wraps: true,
      onCard: 'detail',
      cell: (row) => (
        <StatusBadge tone="attention" look="plain">
          <span className="whitespace-normal">{words.exception(row.kind)}</span>
        </StatusBadge>
      ),
      text: (row) => words.exception(row.kind),
    },
  ];
}
