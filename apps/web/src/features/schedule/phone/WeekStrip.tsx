import { Plural, useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import { useShiftWords } from '../use-shift-words.ts';

type WeekStripProps = {
  readonly days: readonly string[];
  readonly day: string;
  readonly today: string;
  /** The shifts of the crews shown. */
  readonly shifts: readonly BoardShift[];
  readonly onDay: (day: string) => void;
};

/** The days of a week to choose from, with the number of shifts on each and whether all are published. */
export function WeekStrip({ days, day, today, shifts, onDay }: WeekStripProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const byDay = Map.groupBy(shifts, ({ starts_local }) => starts_local.slice(0, 10));
  return (
    <fieldset className="grid min-w-0 grid-cols-7 gap-1">
      <legend className="sr-only">{t`Day`}</legend>
      {days.map((date) => {
        const those = byDay.get(date) ?? [];
        const planned = those.filter(({ state }) => state !== 'removed').length;
        const hasDrafts = those.some(({ state }) => state !== 'published');
        return (
          <button
            key={date}
            type="button"
            aria-pressed={date === day}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onDay(date)}
            className={clsx(
              'flex min-h-16 min-w-0 flex-col items-center justify-center rounded-control border text-12 tabular-nums transition-colors duration-150 ease-out',
              date === day
                ? 'border-choice bg-choice-soft text-choice-ink'
                : 'border-line bg-surface-1 text-ink-2',
            )}
          >
            <span className={clsx(date === today && 'font-semibold')}>{words.weekday(date)}</span>
            <span className="text-16 leading-title font-semibold text-ink-1">
              {Number(date.slice(8))}
            </span>
            <span className="flex items-center gap-1">
              <span aria-hidden>{planned}</span>
              <span className="sr-only">
                <Plural value={planned} one="# shift" other="# shifts" />
              </span>
              {hasDrafts && (
                <>
                  <span aria-hidden className="size-2 rounded-full border-2 border-attention-ink" />
                  <span className="sr-only">{t`not published yet`}</span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
