import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorStateProps = {
  /** The problem, in the reader's words. */
  readonly title: ReactNode;
  /** Advice on what to do next. */
  readonly children?: ReactNode;
  /** The id by which support finds the error. */
  readonly eventId?: string | null;
  readonly onRetry?: (() => void) | undefined;
};

/** Shown in place of content that could not be loaded. */
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
