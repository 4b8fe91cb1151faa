import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { featurePage } from '../routes/feature-page.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBanners } from './ConnectionBanners.tsx';
import { IdentityPending } from './IdentityPending.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';

const AccessEnded = featurePage(
  'session',
  () => import('../../features/session/AccessEnded.tsx'),
  'AccessEnded',
);

/** The frame of everything behind the sign-in: bars on a phone, a rail on a desktop. */
export function AppShell() {
  const account = useAccount();
  if (account.kind === 'identity_pending') return <IdentityPending />;
  // Signing out leads away (`App`); until then there is nobody to show anything to.
  if (account.kind === 'signed_out') return null;
  if (account.identity.access_ended) {
    return (
      <Suspense>
        <AccessEnded />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface-1 px-4 py-3 shadow-floating focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Rail />
      <TopBar />
      <div className="flex min-w-0 flex-1 flex-col">
        <ConnectionBanners />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-content flex-1 flex-col px-4 py-5 outline-none md:px-8 md:py-8"
        >
          <Outlet />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
