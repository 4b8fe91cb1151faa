import type { Account } from '../../data/identity/account.ts';

/**
 * Resolves when it is known whose branding applies: at once for somebody whom the device knows and
 * for nobody at all, after a sign-in when the server has said who it is.
 */
export async function brandingLoaded(account: Account): Promise<void> {
  await account.whenKnown;
  if (account.state().kind !== 'identity_pending') return;
  await new Promise<void>((resolve) => {
    const stop = account.subscribe(() => {
      if (account.state().kind === 'identity_pending') return;
      stop();
      resolve();
    });
  });
}
