import { Trans } from '@lingui/react/macro';
import { useNetwork } from '../../data/query/use-network.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** The first moments after a sign-in: who this is has to be heard once before the app can go on. */
export function IdentityPending() {
  const network = useNetwork();
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      {network === 'offline' ? (
        <EmptyState>
          <Trans>
            You’re signed in, but you’ve lost your connection. The app will open when you’re back
            online.
          </Trans>
        </EmptyState>
      ) : (
        <Spinner />
      )}
    </main>
  );
}
