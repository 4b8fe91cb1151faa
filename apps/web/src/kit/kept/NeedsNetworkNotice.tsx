import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { heldForNetwork } from '../../data/query/needs-network.ts';

/** Below the offline banner, where the page has buttons that wait for the server: they can’t be kept. */
export function NeedsNetworkNotice() {
  const isShown = useSyncExternalStore(heldForNetwork.subscribe, heldForNetwork.isAny);
  return (
    isShown && (
      <p
        aria-live="polite"
        className="border-b border-line bg-surface-2 px-4 py-2 text-center text-14 text-ink-2 print:hidden"
      >
        <Trans>Some buttons on this page need a connection.</Trans>
      </p>
    )
  );
}
