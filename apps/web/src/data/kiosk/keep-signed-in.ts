import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import type { Account } from '../identity/account.ts';

/** One lost answer must not leave a tablet's stored items unsent for days. */
const againAfterMs = 60_000;

/**
 * No one types a password on a tablet: whenever its session ends, it signs in again on its own, retrying until that
 * works. The returned function stops this.
 */
export function keepSignedIn({
  account,
  network,
  clock,
  signIn,
}: {
  readonly account: Account;
  readonly network: Network;
  readonly clock: Clock;
  readonly signIn: () => void;
}): () => void {
  let cancel: (() => void) | undefined;

  function attempt(): void {
    cancel = clock.after(againAfterMs, attempt);
    signIn();
  }

  function rest(): void {
    cancel?.();
    cancel = undefined;
  }

  function follow(): void {
    const state = account.state();
    const hasEnded = state.kind === 'signed_in' && state.session === 'needed';
    if (!hasEnded || network.state() !== 'online') rest();
    else if (cancel === undefined) attempt();
  }

  const endings = [account.subscribe(follow), network.subscribe(follow), rest];
  follow();
  return () => {
    for (const end of endings) end();
  };
}
