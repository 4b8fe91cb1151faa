import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/**
 * The one error screen: what happened, the id that support finds it by, two ways on. Shown instead of a
 * page that failed, and rendered by the build for an app that cannot start, where `early.ts` fills in
 * its parts by their `data-failure`. No icons: one alone would bring their library into the shell.
 */
export function FailureFrame({
  message,
  eventId,
  onReload,
  onTryAgain,
}: {
  readonly message: ReactNode;
  readonly eventId: ReactNode;
  readonly onReload?: () => void;
  readonly onTryAgain?: () => void;
}) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-form flex-col justify-center gap-6 p-4"
    >
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Something went wrong</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>What you saved on this device is safe. Reload the page, or try again.</Trans>
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line text-14">
        <div className="py-2.5">
          <dt className="text-ink-3">
            <Trans>Message</Trans>
          </dt>
          <dd data-failure="message" className="wrap-anywhere">
            {message}
          </dd>
        </div>
        <div className="py-2.5">
          <dt className="text-ink-3">
            <Trans>Event ID for support</Trans>
          </dt>
          <dd data-failure="id" className="font-mono select-all">
            {eventId}
          </dd>
        </div>
      </dl>
      <div className="flex flex-col gap-2 md:flex-row">
        <Button variant="primary" size="lg" data-failure="reload" onClick={onReload}>
          <Trans>Reload</Trans>
        </Button>
        <Button size="lg" data-failure="again" onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
