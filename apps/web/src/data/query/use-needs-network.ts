import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { holdForNetwork } from './needs-network.ts';
import { useNetwork } from './use-network.ts';

/**
 * Why a button that needs the server cannot be pressed now; null while it can. Below the offline banner the
 * shell says that there are such buttons. `isNeeded` is false for what may wait on the device.
 */
export function useNeedsNetwork(isNeeded = true): string | null {
  const { t } = useLingui();
  const isHeld = useNetwork() === 'offline' && isNeeded;
  useEffect(() => (isHeld ? holdForNetwork() : undefined), [isHeld]);
  return isHeld ? t`This needs a connection.` : null;
}
