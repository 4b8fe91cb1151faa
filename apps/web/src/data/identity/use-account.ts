import type { Identity } from '@muster/contract';
import { useSyncExternalStore } from 'react';
import { useData } from '../data-context.tsx';
import type { AccountState } from './account.ts';

/** Who is here; known before the first paint. */
export function useAccount(): AccountState {
  const { account } = useData();
  return useSyncExternalStore(account.subscribe, account.state);
}

/** The signed-in person. Throws where no one is: use it below the guard of signed-in screens only. */
export function useIdentity(): Identity {
  const state = useAccount();
  if (state.kind !== 'signed_in') throw new Error('Nobody is signed in here');
  return state.identity;
}
