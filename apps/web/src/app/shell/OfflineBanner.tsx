import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Shown for as long as there is no connection. */
export function OfflineBanner() {
  return (
    <div aria-live="polite" className="empty:hidden">
      {useNetwork() === 'offline' && (
        <Banner tone="attention" icon={CloudOff} shape="strip">
          <Trans>
            You are offline. Changes will be saved locally and auto-sync when back online.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
