import { createContext } from 'react';

/** The action of "Try again" when a part of the page failed to load again. */
export const PartRecovery = createContext<() => Promise<unknown>>(() => Promise.resolve());
