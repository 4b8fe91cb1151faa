import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomId } from '../platform/random-id.ts';
import { createSimulatedDevice } from '../platform/simulated-device.ts';
import { createData } from './data.ts';
import { keepSignedIn } from './kiosk/keep-signed-in.ts';
import { openCacheDatabase } from './storage/cache-database.ts';
import { openDeviceDatabase } from './storage/device-database.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const userId = 'e0000000-0000-4000-8000-000000000001';

const config = {
  supabaseUrl: '',
  anonKey: 'the public key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};

/** A login that belongs to no company: nothing else is asked for. */
const identity = {
  user_id: userId,
  person_id: null,
  company_id: null,
  role: null,
  profile: null,
  company: null,
  clock_settings: null,
};

function sessionFrom(nowMs: number, seconds: number, generation: number) {
  return {
    access_token: `access ${generation}`,
    refresh_token: `refresh ${generation}`,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(nowMs / 1000) + seconds,
    user: { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
  };
}

/** An app that starts with a session that lasts this many seconds; the server's responses carry its time. */
async function openApp(secondsLeft: number, wrapper: 'web' | 'mobile' = 'web') {
  let isServerUp = true;
  const requests: { readonly path: string; readonly headers: Headers }[] = [];
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      requests.push({ path: pathname + search, headers: new Headers(init?.headers) });
      if (!isServerUp) throw new TypeError('No answer');
      const headers = { date: new Date(device.wallMs()).toUTCString() };
      if (pathname === '/config.json') return Response.json(config, { headers });
      if (pathname === '/auth/v1/token') {
        return Response.json(sessionFrom(device.wallMs(), 3600, 2), { headers });
      }
      if (pathname === '/rest/v1/rpc/my_identity') return Response.json(identity, { headers });
      return Response.json({ code: 'nothing', message: '' }, { status: 404, headers });
    },
  });
  const { platform } = device.openTab();
  const first = JSON.stringify(sessionFrom(startMs, secondsLeft, 1));
  platform.localStore.set('muster.session', first);
  const events: string[] = [];
  const data = createData({
    platform: { ...platform, wrapper },
    appVersion: '1.2.3',
    device: openDeviceDatabase(randomId()),
    cache: openCacheDatabase(randomId()),
  });
  data.onSessionEvent((event) => events.push(event));
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await settle();
  return {
    data,
    platform,
    requests,
    events,
    setServerUp: (isUp: boolean) => {
      isServerUp = isUp;
    },
    /** The session is gone, as after a restore of the server. */
    loseSession: async () => {
      const other = device.openTab().platform;
      other.localStore.remove('muster.session');
      await settle();
    },
    refreshes: () => requests.filter(({ path }) => path.startsWith('/auth/v1/token')).length,
    pass: async (ms: number) => {
      await device.advance(ms);
      await settle();
    },
  };
}

describe('the session while the app is open', () => {
  it('[spec 4.03 4.07 9.01 9.02] is looked at every 30 s and renewed when under 90 s remain', async () => {
    const app = await openApp(90 + 45);
    await app.pass(30_000);
    expect(app.refreshes()).toBe(0);
    await app.pass(29_999);
    // Under 90 s remain by now, but it is not yet time to look.
    expect(app.refreshes()).toBe(0);
    await app.pass(1);
    expect(app.refreshes()).toBe(1);
    expect(app.events).toEqual(['token_refreshed']);
    expect(app.platform.localStore.get('muster.session')).toContain('refresh 2');
  });

  it.each(['web', 'mobile'] as const)(
    '[spec 6.02 6.03 7o.03 7o.04] names the app in every request, with the public key and the token: %s',
    async (wrapper) => {
      const { requests } = await openApp(3600, wrapper);
      for (const { path, headers } of requests) {
        expect(Object.fromEntries(headers), path).toMatchObject({
          'x-application-name': 'muster',
          'user-agent': `muster-${wrapper}/1.2.3`,
          'x-user-agent': `muster-${wrapper}/1.2.3`,
        });
      }
      const calls = requests.filter(({ path }) => path.startsWith('/rest/v1/'));
      expect(calls).not.toEqual([]);
      for (const { path, headers } of calls) {
        expect(Object.fromEntries(headers), path).toMatchObject({
          apikey: 'the public key',
          authorization: 'Bearer access 1',
        });
      }
    },
  );
});

describe('a tablet', () => {
  it('signs in again as often as its session ends, and goes on trying where no answer comes', async () => {
    const app = await openApp(3600);
    const { data, platform } = app;
    const session = () => {
      const state = data.account.state();
      return state.kind === 'signed_in' ? state.session : state.kind;
    };
    const signIn = () =>
      void data.auth.signIn({ email: 'gate@crew.test', password: 'of the gate' });
    const end = keepSignedIn({ ...platform, account: data.account, signIn });
    const tries = () => app.requests.filter(({ path }) => path.endsWith('=password')).length;
    await app.pass(60_000);
    expect([session(), tries()]).toEqual(['ready', 0]);

    for (const before of [0, 2]) {
      app.setServerUp(false);
      await app.loseSession();
      expect([session(), tries()]).toEqual(['needed', before + 1]);
      app.setServerUp(true);
      await app.pass(60_000);
      expect([session(), tries()]).toEqual(['ready', before + 2]);
    }
    await app.pass(120_000);
    expect(tries()).toBe(4);

    end();
    await app.loseSession();
    expect([session(), tries()]).toEqual(['needed', 4]);
  });
});
