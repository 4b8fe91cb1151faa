import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { durationParts, toTimerText } from './duration-parts.ts';
import { useNow } from './use-now.ts';

type TimerTextProps = {
  /** Epoch milliseconds on the clock that pays. */
  readonly startedAtMs: number;
  /** Device clock minus paying clock; 0 where they agree. */
  readonly skewMs?: number;
  /** Milliseconds that do not count, such as breaks already taken. */
  readonly lessMs?: number;
  readonly className?: string;
};

/** Time since an instant, turning every second; its width does not change. */
export function TimerText({ startedAtMs, skewMs = 0, lessMs = 0, className }: TimerTextProps) {
  const { t } = useLingui();
  const elapsedMs = useNow() - skewMs - startedAtMs - lessMs;
  const { hours, minutes } = durationParts(elapsedMs);
  return (
    <span
      role="timer"
      aria-label={t`${hours} hours ${minutes} minutes`}
      className={clsx('tabular-nums', className)}
    >
      {toTimerText(elapsedMs)}
    </span>
  );
}
