import type { Account, AccountState } from '../../data/identity/account.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BrandingStore } from '../branding/branding-store.ts';

/** Branding that hasn't loaded within this time counts as loaded: the defaults apply. */
const brandingPatienceMs = 2000;

/**
 * Resolves once it is known whose branding applies: at once if no one is signed in or the device knows the person's
 * company, otherwise when the server has answered, or after 2 s without an answer.
 */
export async function brandingLoaded(
  account: Pick<Account, 'state' | 'subscribe' | 'whenKnown'>,
  branding: Pick<BrandingStore, 'isKnownFor' | 'subscribe'>,
  clock: Pick<Clock, 'after'>,
): Promise<void> {
  await account.whenKnown;
  const isKnown = () => branding.isKnownFor(userIdOf(account.state()));
  if (isKnown()) return;
  await new Promise<void>((resolve) => {
    const stops = [
      account.subscribe(check),
      branding.subscribe(check),
      clock.after(brandingPatienceMs, finish),
    ];
    function check(): void {
      if (isKnown()) finish();
    }
    function finish(): void {
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
