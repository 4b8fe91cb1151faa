import { expect, it } from 'vitest';
import type { AccountState } from '../../data/identity/account.ts';
import { brandingLoaded } from './branding-loaded.ts';

function open(state: AccountState) {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const waiting: { readonly delayMs: number; readonly callback: () => void }[] = [];
  const after = (delayMs: number, callback: () => void) => {
    waiting.push({ delayMs, callback });
    return () => void waiting.pop();
  };
  let isLoaded = false;
  void brandingLoaded(
    { state: () => state, subscribe, whenKnown: Promise.resolve() },
    { isKnownFor: (userId) => userId === null || known.has(userId), subscribe },
    { after },
  ).then(() => (isLoaded = true));
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return isLoaded;
  };
  return {
    settle,
    /** Ends the only wait there is and says how long it was. */
    runOut: () => {
      const [wait] = waiting;
      wait?.callback();
      return wait?.delayMs;
    },
    tell: (userId: string) => {
      known.add(userId);
      for (const listener of listeners) listener();
    },
  };
}

it('is known at once for no one', async () => {
  expect(await open({ kind: 'signed_out' }).settle()).toBe(true);
});

it('waits for the branding of whoever signed in, not for another’s', async () => {
  const device = open({ kind: 'identity_pending', userId: 'worker', session: 'ready' });
  expect(await device.settle()).toBe(false);
  device.tell('visitor');
  expect(await device.settle()).toBe(false);
  device.tell('worker');
  expect(await device.settle()).toBe(true);
});

it('waits two seconds for branding that does not come, then goes on with the defaults', async () => {
  const device = open({ kind: 'identity_pending', userId: 'worker', session: 'ready' });
  expect(await device.settle()).toBe(false);
  expect(device.runOut()).toBe(2000);
  expect(await device.settle()).toBe(true);
});
