import type { Identity } from '@muster/contract';
import { useSyncExternalStore } from 'react';
import { useData } from '../data-context.tsx';
import type { AccountState } from './account.ts';

/** Returns the account state, which is known before the first paint. */
export function useAccount(): AccountState {
  const { account } = useData();
  return useSyncExternalStore(account.subscribe, account.state);
}

/** Returns the signed-in person. Throws if no one is signed in: use it only below the guard of signed-in screens. */
export function useIdentity(): Identity {
  const state = useAccount();
  if (state.kind !== 'signed_in') throw new Error('Nobody is signed in here');
  return state.identity;
}
