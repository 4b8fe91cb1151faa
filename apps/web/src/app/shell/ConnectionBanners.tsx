import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useAccount } from '../../data/identity/use-account.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';

/** What holds until it changes: no connection, or nobody signed in to send. */
export function ConnectionBanners() {
  const network = useNetwork();
  const account = useAccount();
  const needsSession = account.kind === 'signed_in' && account.session === 'needed';
  return (
    <div aria-live="polite" className="empty:hidden">
      {network === 'offline' && (
        <Banner tone="attention" icon={CloudOff} shape="strip">
          <Trans>
            You are offline. Changes will be saved locally and auto-sync when back online.
          </Trans>
        </Banner>
      )}
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
            Your session has ended. Keep working: everything is saved on this device and sent after
            you sign in again.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
