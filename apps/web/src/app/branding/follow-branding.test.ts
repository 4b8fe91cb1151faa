import type { Identity } from '@muster/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../../data/client/api.ts';
import type { AccountState } from '../../data/identity/account.ts';
import { createQueryClient } from '../../data/query/query-client.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createBrandingStore } from './branding-store.ts';
import { followBranding } from './follow-branding.ts';

const origin = 'https://app.test';
const companyId = 'c0000000-0000-4000-8000-000000000001';
const employee: Identity = {
  user_id: 'e0000000-0000-4000-8000-000000000001',
  person_id: null,
  company_id: companyId,
  access_ended: false,
  suspension: null,
  role: 'employee',
  profile: null,
  company: null,
  clock_settings: null,
};
const company = {
  id: companyId,
  name: 'Ridgeline Concrete',
  company_type: null,
  logo_url: null,
  brand_name: null,
  tagline: null,
  website_url: null,
  phone: null,
  address: null,
  settings: {},
};

type Answer = () => Response;
const read: Answer = () => Response.json([company]);
const refused: Answer = () =>
  Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });
const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const portal: Answer = () => new Response('<html>Sign in to the Wi-Fi</html>', { status: 403 });

const otherForm: Answer = () => Response.json([{ ...company, settings: 'none' }]);
const noJson: Answer = () => new Response('ok');

/**
 * A phone that knows the company's branding, and a server that answers for the company as instructed;
 * `isServed` is whether `/health` succeeds.
 */
function phone(first: Answer, isServed = true) {
  let answer = first;
  let [asked, expected] = [0, 0];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/rest/v1/profiles') return Response.json([{ company_id: companyId }]);
    asked += 1;
    return answer();
  };
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin,
    fetch,
    isServed: () => isServed,
  });
  const { platform } = device.openTab();
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
  const queryClient = createQueryClient(platform.network);
  onTestFinished(() => queryClient.clear());
  // Retries are the query client's job; here every answer is final.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const branding = createBrandingStore(platform.localStore);
  branding.keep(employee.user_id, company);
  let state: AccountState = { kind: 'signed_in', identity: employee, session: 'ready' };
  const listeners = new Set<() => void>();
  followBranding(
    {
      platform,
      queryClient,
      api: createApi({
        config: { ready: async () => config, current: () => config, refresh: async () => {} },
        tokens: { current: token, renew: token },
        fetch,
      }),
      account: {
        state: () => state,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
    branding,
  );
  return {
    device,
    shown: () => branding.companyOf(employee.user_id)?.name ?? 'defaults',
    isKnown: () => branding.isKnownFor(employee.user_id),
    become: (next: AccountState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    answerWith: (next: Answer) => (answer = next),
    /** Waits until the company has been read completely. */
    async read() {
      await expect.poll(() => asked).toBe(++expected);
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      // The answer is applied in the next turn.
      await vi.dynamicImportSettled();
    },
  };
}

describe('branding that was read before', () => {
  it.each([403, 404, 500, 503])(
    '[spec 4.10] gives way to the defaults when the company is answered with %s',
    async (status) => {
      const theirs = phone(() => Response.json({ code: 'XX000', message: 'broken' }, { status }));
      await theirs.read();
      expect(theirs.shown()).toBe('defaults');
      expect(theirs.isKnown()).toBe(true);
    },
  );

  it('[spec 4.10] gives way to the defaults when a proxy says that the server is down', async () => {
    const theirs = phone(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    await theirs.read();
    expect(theirs.shown()).toBe('defaults');
  });

  it.each([
    ['in another form', otherForm],
    ['in no form', noJson],
    ['not at all', noNetwork],
  ])(
    '[spec 4.10] gives way to the defaults when a server that is there answers %s',
    async (_, answer) => {
      const theirs = phone(answer);
      await theirs.read();
      await expect.poll(theirs.shown).toBe('defaults');
      theirs.answerWith(read);
      await theirs.device.advance(60_000);
      await theirs.read();
      expect(theirs.shown()).toBe('Ridgeline Concrete');
    },
  );

  it.each([
    ['without a network', noNetwork],
    ['behind the sign-in page of a Wi-Fi', portal],
    ['behind a page of a Wi-Fi that takes itself for an answer', noJson],
  ])('[spec 4.10] stays %s', async (_, answer) => {
    const theirs = phone(answer, false);
    await theirs.read();
    expect(theirs.shown()).toBe('Ridgeline Concrete');
  });

  it('stays when it was the session that ended', async () => {
    const theirs = phone(() => {
      theirs.become({ kind: 'signed_in', identity: employee, session: 'needed' });
      return refused();
    });
    await theirs.read();
    expect(theirs.shown()).toBe('Ridgeline Concrete');
  });

  it('is that of a new kiosk although the kiosk’s tables, asked before it was known as one, are empty', async () => {
    const kiosk: Identity = {
      ...employee,
      role: 'kiosk',
      company: { ...company, name: 'Summit Ridge', time_zone: 'America/Denver' },
    };
    const theirs = phone(() => {
      theirs.become({ kind: 'signed_in', identity: kiosk, session: 'ready' });
      return Response.json([]);
    });
    await theirs.read();
    expect(theirs.shown()).toBe('Summit Ridge');
  });

  it('comes back a minute later, when the read succeeds again', async () => {
    const theirs = phone(refused);
    await theirs.read();
    expect(theirs.shown()).toBe('defaults');
    theirs.answerWith(read);
    await theirs.device.advance(60_000);
    await theirs.read();
    expect(theirs.shown()).toBe('Ridgeline Concrete');
  });
});
