import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';

/** The current step, in words and as bars; renders nothing if there is only one step. */
export function StepProgress({ at, count }: { readonly at: number; readonly count: number }) {
  if (count < 2) return null;
  return (
    <div className="mb-4 space-y-2">
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'h-1 flex-1 rounded-chip transition-colors duration-200 ease-out',
              index < at ? 'bg-choice' : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      <p className="text-14 text-ink-3 tabular-nums">
        <Trans>
          Step {at} of {count}
        </Trans>
      </p>
    </div>
  );
}
