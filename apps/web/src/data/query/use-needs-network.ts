import { useLingui } from '@lingui/react/macro';
import { useNetwork } from './use-network.ts';

/** Why a button that needs the server cannot be pressed now; null while it can. */
export function useNeedsNetwork(): string | null {
  const { t } = useLingui();
  return useNetwork() === 'offline' ? t`This needs a connection.` : null;
}
