import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorStateProps = {
  /** What happened, in the reader's words. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** By which support finds it. */
  readonly eventId?: string | null;
  readonly onRetry?: (() => void) | undefined;
};

/** In the place of what could not be shown. */
export function ErrorState({ title, children, eventId = null, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="framed-alone flex flex-col items-center gap-4 px-6 py-12 text-center"
    >
      <CircleAlert aria-hidden className="size-7 text-danger-ink" strokeWidth={1.5} />
      <div className="max-w-96 space-y-1">
        <p className="font-medium">{title}</p>
        {children !== undefined && <p className="text-ink-2">{children}</p>}
        {eventId !== null && (
          <p className="pt-1 text-14 text-ink-3">
            <Trans>
              ID for support: <span className="font-mono select-all">{eventId}</span>
            </Trans>
          </p>
        )}
      </div>
      {onRetry !== undefined && (
        <Button icon={RotateCcw} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
