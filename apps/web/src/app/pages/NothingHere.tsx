import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';

/** What is said at an address without a page, and at one that a person's role may not know of. */
export function NothingHere() {
  return (
    <div className="m-auto flex w-full max-w-form flex-col items-start gap-6">
      <div className="space-y-2">
        <p className="text-14 text-ink-3 tabular-nums">404</p>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Page not found</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>The link may be out of date or mistyped.</Trans>
        </p>
      </div>
      <Link to="/" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
        <Trans>Back to home</Trans>
      </Link>
    </div>
  );
}
