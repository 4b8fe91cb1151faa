import { clsx } from 'clsx';
import { useTimeWords } from './use-time-words.ts';

type TimeOfDayProps = {
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** The zone in which it happened; named where its clocks differ from the reader's. */
  readonly zone: string;
  /** Says the weekday or "yesterday" too, unless it is today. */
  readonly withDay?: boolean;
  readonly className?: string;
};

/** An instant as a clock on the wall showed it there. */
export function TimeOfDay({ atMs, zone, withDay = false, className }: TimeOfDayProps) {
  const words = useTimeWords();
  const foreignZone = words.foreignZone(atMs, zone);
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      className={clsx('whitespace-nowrap tabular-nums', className)}
    >
      {withDay ? words.dayAndTime(atMs, zone) : words.time(atMs, zone)}
      {foreignZone !== null && ` ${foreignZone}`}
    </time>
  );
}
