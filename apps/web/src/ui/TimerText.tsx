import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { durationParts, toTimerText } from './duration-parts.ts';

type TimerTextProps = {
  /** Turned by the caller, whose clock may not be the device's. */
  readonly elapsedMs: number;
  readonly className?: string;
};

/** A span that runs, with its seconds; its width does not change. */
export function TimerText({ elapsedMs, className }: TimerTextProps) {
  const { t } = useLingui();
  const { hours, minutes } = durationParts(Math.floor(elapsedMs / 60_000));
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
