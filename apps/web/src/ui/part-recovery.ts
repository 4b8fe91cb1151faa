import { createContext } from 'react';

/** What "Try again" does when a part of the page could not be had once more. */
export const PartRecovery = createContext<() => Promise<unknown>>(() => Promise.resolve());
