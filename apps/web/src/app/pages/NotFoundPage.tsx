import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';

export function NotFoundPage() {
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-[70dvh] max-w-form flex-col items-start justify-center gap-6 p-4 outline-none"
    >
      <div className="space-y-2">
        <p className="text-14 text-ink-3 tabular-nums">404</p>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>There is nothing at this address</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>The link may be old or misspelled.</Trans>
        </p>
      </div>
      <Link to="/" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
        <Trans>Go to the start</Trans>
      </Link>
    </main>
  );
}
