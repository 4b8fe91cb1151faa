import type { Identity } from '@muster/contract';
import { expect, it } from 'vitest';
import { createApi } from '../../data/client/api.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import type { UnsentChoice } from './look.ts';
import { sendLookChoices } from './send-choices.ts';

const origin = 'https://app.test';
const identity: Identity = {
  user_id: 'e0000000-0000-4000-8000-000000000001',
  person_id: null,
  company_id: null,
  access_ended: false,
  role: 'employee',
  profile: null,
  company: null,
  clock_settings: null,
};

/** Somebody's choices, and a server that takes each when it is let go. */
function someone() {
  const taken: unknown[] = [];
  const letGo: (() => void)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    taken.push(await new Request(input, init).json());
    await new Promise<void>((resolve) => letGo.push(resolve));
    return Response.json([{ language: 'es', theme: 'dark' }]);
  };
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin,
    fetch,
  });
  const config = {
    supabaseUrl: origin,
    anonKey: 'anon',
    functionsUrl: null,
    vapidPublicKey: null,
    mapStyleUrl: null,
    version: '',
    apiUrl: origin,
  };
  const token = async () => ({ kind: 'token', accessToken: 'theirs' }) as const;
  const api = createApi({
    config: { ready: async () => config, current: () => config, refresh: async () => {} },
    tokens: { current: token, renew: token },
    fetch,
  });
  let unsent: UnsentChoice | null = null;
  const listeners: (() => void)[] = [];
  sendLookChoices(
    {
      api,
      platform: device.openTab().platform,
      account: {
        state: () => ({ kind: 'signed_in', identity, session: 'ready' }),
        subscribe: () => () => {},
        refresh: async () => true,
      },
    },
    {
      unsent: () => unsent,
      settle: (sent) => {
        if (sent === unsent) unsent = null;
      },
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
  );
  return {
    taken,
    unsent: () => unsent,
    choose: (change: Omit<UnsentChoice, 'userId'>) => {
      unsent = { ...unsent, ...change, userId: identity.user_id };
      for (const listener of listeners) listener();
    },
    answer: async () => {
      await expect.poll(() => letGo).toHaveLength(1);
      letGo.shift()?.();
    },
  };
}

it('sends what somebody chooses while their choice before is on its way', async () => {
  const { choose, answer, taken, unsent } = someone();
  choose({ theme: 'dark' });
  choose({ language: 'es' });
  await answer();
  await answer();
  await expect.poll(unsent).toBeNull();
  expect(taken).toEqual([{ theme: 'dark' }, { theme: 'dark', language: 'es' }]);
});
