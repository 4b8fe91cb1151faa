import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useNameColumn } from '../../kit/person/use-name-column.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTimeWords } from '../../ui/time/use-time-words.ts';
import type { ExceptionList } from './sheet-queries.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type ExceptionRow = ExceptionList['rows'][number];

export function useExceptionColumns(): readonly ListColumn<ExceptionRow>[] {
  const { t } = useLingui();
  const words = useSheetWords();
  const days = useDayWords();
  const clock = useTimeWords();
  const bothTimes = ({ times }: ExceptionRow): string | null => {
    if (times == null) return null;
    const { recorded_at, device_at, received_at, zone } = times;
    const recorded = clock.time(Date.parse(recorded_at), zone);
    if (device_at !== undefined) {
      const device = clock.time(Date.parse(device_at), zone);
      return t`Recorded: ${recorded}. Device clock: ${device}.`;
    }
    if (received_at === undefined) return null;
    const received = clock.dayAndTime(Date.parse(received_at), zone);
    return t`Recorded: ${recorded}. Received: ${received}.`;
  };
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
        <>
          <StatusBadge tone="attention" look="plain">
            <span className="whitespace-normal">{words.exception(row.kind)}</span>
          </StatusBadge>
          <span className="block text-14 text-ink-2 empty:hidden">{bothTimes(row)}</span>
        </>
      ),
      text: (row) => [words.exception(row.kind), bothTimes(row) ?? []].flat().join('. '),
    },
  ];
}
