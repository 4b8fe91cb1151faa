import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// A visitor who mistyped an address needs no navigation.
const ShellFrame = lazyPart(async () => ({
  default: (await import('../shell/AppShell.tsx')).ShellFrame,
}));

/** Nothing at this address; people who are signed in keep their navigation. */
export function NotFoundPage() {
  const account = useAccount();
  const isInside =
    account.kind === 'signed_in' &&
    account.session !== 'factor' &&
    account.identity.role !== 'kiosk' &&
    !account.identity.access_ended;
  if (!isInside) {
    return (
      <main tabIndex={-1} className="flex min-h-[70dvh] p-4 outline-none">
        <NothingHere />
      </main>
    );
  }
  return (
    <Suspense>
      <ShellFrame>
        <NothingHere />
      </ShellFrame>
    </Suspense>
  );
}

function NothingHere() {
  return (
    <div className="m-auto flex w-full max-w-form flex-col items-start gap-6">
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
        <Trans>Back to the start</Trans>
      </Link>
    </div>
  );
}
