import { useLingui } from '@lingui/react/macro';
import type { Holiday } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import { monthOnPaper } from './month-on-paper.ts';
import { useShiftWords } from '../use-shift-words.ts';

type BoardHeadProps = {
  readonly days: readonly string[];
  readonly columns: string;
  readonly today: string;
  readonly holidays: readonly Holiday[];
};

/** The line with the dates; it stays while the board scrolls. */
export function BoardHead({ days, columns, today, holidays }: BoardHeadProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  return (
    <thead className="sticky top-0 z-20 block print:static print:table-header-group">
      <tr
        aria-rowindex={1}
        className="grid h-12 border-b border-line bg-surface-1 print:border-t"
        style={{ gridTemplateColumns: columns }}
      >
        <th
          scope="col"
          className="sticky left-0 z-10 border-r print:static border-line bg-surface-1 px-3 py-2"
        >
          <span className="sr-only">{t`Row`}</span>
        </th>
        {days.map((date) => {
          const holiday = holidays.find(({ on_date }) => on_date === date);
          return (
            <th
              key={date}
              scope="col"
              aria-current={date === today ? 'date' : undefined}
              title={holiday?.name}
              className={clsx(
                'flex min-w-0 flex-col justify-center border-r border-line px-2 text-left text-12 font-normal not-print:last:border-r-0',
                monthOnPaper,
                date === today && 'bg-choice-soft',
              )}
            >
              <span className={clsx('truncate', date === today ? 'text-choice-ink' : 'text-ink-3')}>
                {words.weekday(date)}
                {holiday !== undefined && (
                  <>
                    {' · '}
                    <bdi>{holiday.name}</bdi>
                  </>
                )}
              </span>
              <span className="truncate text-14 font-semibold tabular-nums print:group-data-month/board:text-[9px] print:group-data-month/board:whitespace-normal">
                {words.monthDay(date)}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
