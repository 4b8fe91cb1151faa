import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { durationParts } from './duration-parts.ts';

type DurationProps = { readonly durationMs: number; readonly className?: string };

/** A span that does not run, in hours and minutes. */
export function Duration({ durationMs, className }: DurationProps) {
  const { hours, minutes } = durationParts(durationMs);
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      {hours === 0 ? (
        <Trans>{minutes} min</Trans>
      ) : (
        <Trans>
          {hours} h {minutes.toString().padStart(2, '0')} min
        </Trans>
      )}
    </span>
  );
}
