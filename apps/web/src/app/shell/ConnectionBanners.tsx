import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../../data/identity/use-account.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** What holds until it changes: no connection, or no one signed in to send. */
export function ConnectionBanners() {
  const network = useNetwork();
  const account = useAccount();
  const needsSession = account.kind === 'signed_in' && account.session === 'needed';
  return (
    <>
      <OfflineBanner />
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
