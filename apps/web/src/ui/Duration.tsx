import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { durationParts } from './duration-parts.ts';

type DurationProps = {
  /** Whole ones: `minutesBetween` and `workedMinutes` of the domain count them. */
  readonly minutes: number;
  readonly className?: string;
};

/** A span that does not run, in hours and minutes. */
export function Duration({ minutes: all, className }: DurationProps) {
  const { i18n } = useLingui();
  const { hours: count, minutes } = durationParts(all);
  const hours = i18n.number(count);
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      {count === 0 ? (
        <Trans>{minutes} min</Trans>
      ) : (
        <Trans>
          {hours} h {minutes.toString().padStart(2, '0')} min
        </Trans>
      )}
    </span>
  );
}
