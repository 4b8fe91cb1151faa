import type { Account, AccountState } from '../../data/identity/account.ts';
import type { BrandingStore } from '../branding/branding-store.ts';

/**
 * Resolves when it is known whose branding applies: at once for nobody and for somebody whose
 * company the device knows, else when the server has said how it looks.
 */
export async function brandingLoaded(
  account: Pick<Account, 'state' | 'subscribe' | 'whenKnown'>,
  branding: Pick<BrandingStore, 'isKnownFor' | 'subscribe'>,
): Promise<void> {
  await account.whenKnown;
  const isKnown = () => branding.isKnownFor(userIdOf(account.state()));
  if (isKnown()) return;
  await new Promise<void>((resolve) => {
    const stops = [account.subscribe(check), branding.subscribe(check)];
    function check(): void {
      if (!isKnown()) return;
      for (const stop of stops) stop();
      resolve();
    }
  });
}

function userIdOf(state: AccountState): string | null {
  switch (state.kind) {
    case 'signed_out':
      return null;
    case 'identity_pending':
      return state.userId;
    case 'signed_in':
      return state.identity.user_id;
  }
}
