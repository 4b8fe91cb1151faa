import * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSlowStorage } from '../../platform/simulated-storage.ts';
// Code that the app loads on demand is imported up front, so that a story runs the same way each time.
import '../client/auth.ts';
import '../client/refresh-session.ts';
import '@supabase/postgrest-js';
import { createData } from '../data.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const worker = 'e0000000-0000-4000-8000-000000000001';
const config = {
  supabaseUrl: '',
  anonKey: 'the public key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};
const claimsSchema = z.object({ session_id: z.string() });

export type SlowTab = {
  /** `worker` when signed in with a session. */
  shown(): string;
  /** The state that the tab's listeners last received. */
  lastTold(): string;
  hear(): void;
  signIn(): Promise<boolean>;
  signOut(): Promise<boolean>;
  kill(): void;
};

/** A browser for tests. Its server answers each request on demand. */
export function openSlowBrowser() {
  const waiting: (() => void)[] = [];
  const aliveSessions = new Set<string>();

  function newSession(nowMs: number) {
    const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
    const session_id = randomId();
    aliveSessions.add(session_id);
    const iat = Math.floor(nowMs / 1000);
    const exp = iat + 3600;
    const claims = part({ sub: worker, session_id, aal: 'aal1', iat, exp });
    return {
      access_token: `${part({ alg: 'ES256' })}.${claims}.c2lnbmF0dXJl`,
      refresh_token: randomId(),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: exp,
      user: { id: worker, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
    };
  }

  /** The session of a request's token; null for the public key. */
  function sessionIdOf(headers: Headers): string | null {
    const payload = headers.get('authorization')?.split('.')[1];
    return payload === undefined ? null : claimsSchema.parse(JSON.parse(atob(payload))).session_id;
  }

  function answerTo(path: string, headers: Headers): Response {
    const id = sessionIdOf(headers);
    const isAlive = id !== null && aliveSessions.has(id);
    if (path === '/config.json') return Response.json(config);
    if (path === '/auth/v1/token?grant_type=password')
      return Response.json(newSession(simulated.wallMs()));
    if (path.startsWith('/auth/v1/token'))
      return Response.json({ code: 'refresh_token_not_found', message: '' }, { status: 400 });
    if (path.startsWith('/auth/v1/logout')) {
      if (!isAlive) return Response.json({ code: 'session_not_found' }, { status: 403 });
      aliveSessions.delete(id);
      return new Response(null, { status: 204 });
    }
    if (path === '/rest/v1/rpc/my_identity') {
      if (!isAlive) return Response.json({ code: 'PGRST301', message: '' }, { status: 401 });
      return Response.json({
        user_id: worker,
        person_id: null,
        company_id: null,
        role: null,
        profile: null,
        company: null,
        clock_settings: null,
      });
    }
    return Response.json({ code: 'nothing', message: '' }, { status: 404 });
  }

  let isOnline = true;
  const simulated = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const path = pathname + search;
      if (path !== '/config.json')
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      // A request sent while the connection is down never arrives.
      if (!isOnline) throw new TypeError('No network');
      return answerTo(path, new Headers(init?.headers));
    },
  });
  const { openStorage } = createSlowStorage();
  const device = openDeviceDatabase(randomId());
  const cache = openCacheDatabase(randomId());

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function open(): Promise<SlowTab> {
    const simulatedTab = simulated.openTab();
    const storage = openStorage(simulatedTab.isAlive);
    const data = createData({
      platform: { ...simulatedTab.platform, localStore: storage.localStore },
      appVersion: '1.2.3',
      device,
      cache,
    });
    const shown = () => {
      const state = data.account.state();
      if (state.kind !== 'signed_in') return state.kind;
      return state.session === 'ready' ? 'worker' : state.session;
    };
    let told = shown();
    data.account.subscribe(() => {
      told = shown();
    });
    await settle();
    return {
      shown,
      lastTold: () => told,
      hear: () => void storage.hear(),
      signIn: async () =>
        (await data.auth.signIn({ email: 'worker@crew.test', password: 'three wet gloves' })).ok,
      signOut: async () => (await data.signOut({ leavesUnsent: true })).ok,
      kill: () => simulatedTab.kill(),
    };
  }

  async function hearAll(tabs: readonly SlowTab[]): Promise<void> {
    for (const tab of tabs) tab.hear();
    await settle();
  }

  async function answerAll(tabs: readonly SlowTab[]): Promise<void> {
    await hearAll(tabs);
    for (let letGo = waiting.shift(); letGo !== undefined; letGo = waiting.shift()) {
      letGo();
      await settle();
      await hearAll(tabs);
    }
  }

  return {
    open,
    settle,
    setOnline: (isUp: boolean) => {
      isOnline = isUp;
      simulated.setOnline(isUp);
    },
    /** Answers one of the requests under way. */
    answer: (which: number) => {
      const [letGo] = waiting.splice(which % Math.max(1, waiting.length), 1);
      letGo?.();
    },
    pass: async (ms: number) => {
      await simulated.advance(ms);
    },
    /** Restores the connection, answers every request, and delivers every event to every tab. */
    finish: async (tabs: readonly SlowTab[]) => {
      isOnline = true;
      simulated.setOnline(true);
      for (let round = 0; round < 4; round += 1) {
        await answerAll(tabs);
        await simulated.advance(61_000);
        await settle();
      }
      await answerAll(tabs);
    },
    /** Opens one more tab and answers all its requests. */
    openAnswered: async () => {
      const tab = await open();
      await answerAll([tab]);
      return tab;
    },
  };
}
