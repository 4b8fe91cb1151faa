import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const StorageBanner = lazyPart(async () => ({
  default: (await import('./StorageBanner.tsx')).StorageBanner,
}));
const NeedsNetworkNotice = lazyPart(async () => ({
  default: (await import('../../kit/kept/NeedsNetworkNotice.tsx')).NeedsNetworkNotice,
}));

/** Banners for lasting conditions: no connection, no storage, or no session to send with. */
export function ConnectionBanners() {
  const network = useNetwork();
  const account = useAccount();
  const { storageTrouble } = useOutbox();
  const needsSession = account.kind === 'signed_in' && account.session === 'needed';
  return (
    <>
      <OfflineBanner />
      <Suspense>{network === 'offline' && <NeedsNetworkNotice />}</Suspense>
      <Suspense>{storageTrouble && <StorageBanner trouble={storageTrouble} />}</Suspense>
      <div aria-live="polite" className="empty:hidden">
        {network === 'online' && needsSession && (
          <Banner
            tone="attention"
            shape="strip"
            action={
              <Link to="/auth" className={buttonStyles({ size: 'sm' })}>
                <Trans>Sign in</Trans>
              </Link>
            }
          >
            <Trans>
              Your session has ended. Keep working: everything is saved on this device and sent
              after you sign in again.
            </Trans>
          </Banner>
        )}
      </div>
    </>
  );
}
