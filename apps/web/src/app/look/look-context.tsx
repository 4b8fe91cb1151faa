import { createContext, use, useSyncExternalStore } from 'react';
import type { Look, LookStore } from './look.ts';

const LookContext = createContext<LookStore | null>(null);
export const LookProvider = LookContext.Provider;

export function useLookStore(): LookStore {
  const store = use(LookContext);
  if (store === null) throw new Error('no LookProvider above');
  return store;
}

export function useLook(): Look {
  const store = useLookStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.current(),
  );
}
