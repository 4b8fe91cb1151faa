import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Someone is signed in: a kiosk has a login of its own. */
export function PersonHere() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-reading flex-col justify-center p-6">
      <h1 className="text-center text-28 font-semibold tracking-title">
        <Trans>You’re signed in on this device</Trans>
      </h1>
      <EmptyState icon={UserRound}>
        <Trans>
          A kiosk is a shared tablet. Sign out first, then open this page again and type the code.
        </Trans>
      </EmptyState>
      <Link to="/more" className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}>
        <Trans>Back to the app</Trans>
      </Link>
    </main>
  );
}
