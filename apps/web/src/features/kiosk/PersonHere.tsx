import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Someone is signed in: a kiosk has a login of its own. Signing out leads on to its code. */
export function PersonHere({ signOut }: { readonly signOut: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center p-6">
      <h1 className="text-center text-28 font-semibold tracking-title">
        <Trans>You’re signed in on this device</Trans>
      </h1>
      <EmptyState icon={UserRound}>
        <Trans>
          A kiosk is a shared tablet. To set up this device as one, sign out and enter the code.
        </Trans>
      </EmptyState>
      <div className="space-y-2">
        {signOut}
        <Link to="/more" className={buttonStyles({ variant: 'quiet', size: 'lg', block: true })}>
          <Trans>Back to the app</Trans>
        </Link>
      </div>
    </main>
  );
}
