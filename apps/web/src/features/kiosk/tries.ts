import type { LocalStore } from '../../platform/local-store.ts';

/** Wrong PINs in a row for one person on this tablet. */
type Tries = { readonly failed: number; readonly lastAtMs: number };

const freeTries = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

/** How long no one may try: five are free, then 30 s, doubling to 15 minutes. */
export function waitMs({ failed, lastAtMs }: Tries, nowMs: number): number {
  if (failed < freeTries) return 0;
  const wait = Math.min(firstWaitMs * 2 ** (failed - freeTries), longestWaitMs);
  // A clock that was set back must not lock anyone out for days, nor let anyone in sooner.
  const since = Math.max(0, nowMs - lastAtMs);
  return Math.max(0, wait - since);
}

type TriesByPerson = {
  waitMs(personId: string, nowMs: number): number;
  fail(personId: string, nowMs: number): void;
  clear(personId: string): void;
};

const key = (personId: string) => `muster.kiosk.tries.${personId}`;

/** Kept on the device, so that loading the page again gives no new tries. */
export function createTries(localStore: LocalStore): TriesByPerson {
  const read = (personId: string): Tries => {
    const [failed = 0, lastAtMs = 0] = (localStore.get(key(personId)) ?? '').split(' ').map(Number);
    return { failed: failed || 0, lastAtMs: lastAtMs || 0 };
  };
  return {
    waitMs: (personId, nowMs) => waitMs(read(personId), nowMs),
    fail: (personId, nowMs) =>
      localStore.set(key(personId), `${read(personId).failed + 1} ${nowMs}`),
    clear: (personId) => localStore.remove(key(personId)),
  };
}
