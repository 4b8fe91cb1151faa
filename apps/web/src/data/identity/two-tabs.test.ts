/**
 * Two tabs of one browser, which are separate processes: one of them sees what the other writes to local storage a
 * while later. A sign-out in either tab removes the person from both, no matter which answer the other tab was
 * receiving at that moment, and the next person who signs in is never mixed up with them. The file is long because
 * every moment at which that may happen is tested with the same two simulated tabs.
 */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSlowStorage } from '../../platform/simulated-storage.ts';
import { createData, type Data } from '../data.ts';
import { queryKey } from '../query/keys.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const worker = 'e0000000-0000-4000-8000-000000000001';
const visitor = 'e0000000-0000-4000-8000-000000000002';
const config = {
  supabaseUrl: '',
  anonKey: 'the public key',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'one',
};

function sessionOf(userId: string, sessionId: string, secondsLeft = 3600) {
  const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
  const expires_at = Math.floor(startMs / 1000) + secondsLeft;
  const claims = part({ sub: userId, session_id: sessionId, aal: 'aal1', exp: expires_at });
  return {
    access_token: `${part({ alg: 'ES256' })}.${claims}.c2lnbmF0dXJl`,
    refresh_token: randomId(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
  };
}

const claimsSchema = z.object({ sub: z.string(), session_id: z.string() });

/** Returns the claims of the token that a request carries; null for the public key. */
function bearerOf(headers: Headers): z.infer<typeof claimsSchema> | null {
  const payload = headers.get('authorization')?.split('.')[1];
  return payload === undefined ? null : claimsSchema.parse(JSON.parse(atob(payload)));
}

function identityOf(user_id: string) {
  return {
    user_id,
    person_id: null,
    company_id: null,
    role: null,
    profile: null,
    company: null,
    clock_settings: null,
  };
}

const whosePath = '/rest/v1/rpc/whose';
const renewalPath = '/auth/v1/token?grant_type=refresh_token';

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** A browser with the worker signed in; the opened tabs have settled. */
async function browser({ secondsLeft = 3600 } = {}) {
  const requests: { readonly path: string; readonly sub: string | null }[] = [];
  let held: { readonly path: string; readonly gate: Promise<void> } | undefined;
  let refusesWorker = false;
  let renewal = (): Response => Response.json(sessionOf(worker, 'first session'));
  const answer = (path: string, headers: Headers): Response => {
    const bearer = bearerOf(headers);
    if (path === '/config.json') return Response.json(config);
    if (path === '/auth/v1/token?grant_type=password') {
      return Response.json(sessionOf(visitor, 'second session'));
    }
    if (path === renewalPath) return renewal();
    if (path.startsWith('/auth/v1/logout')) return new Response(null, { status: 204 });
    if (path === '/rest/v1/rpc/my_identity' && bearer !== null) {
      return Response.json(identityOf(bearer.sub));
    }
    if (path === whosePath) {
      if (refusesWorker && bearer?.sub === worker) return new Response(null, { status: 401 });
      return Response.json(bearer?.sub ?? 'nobody');
    }
    return Response.json({ code: 'nothing', message: '' }, { status: 404 });
  };
  const simulated = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      const path = pathname + search;
      requests.push({ path, sub: bearerOf(headers)?.sub ?? null });
      const response = answer(path, headers);
      if (held?.path === pathname) {
        const { gate } = held;
        held = undefined;
        await gate;
      }
      return response;
    },
  });
  const { openStorage, keys } = createSlowStorage();
  const device = openDeviceDatabase(randomId());
  const cache = openCacheDatabase(randomId());
  const first = JSON.stringify(sessionOf(worker, 'first session', secondsLeft));
  openStorage().localStore.set('muster.session', first);
  const open = async () => {
    const { platform } = simulated.openTab();
    const storage = openStorage();
    const { localStore } = storage;
    const data = createData({
      platform: { ...platform, localStore },
      appVersion: '1.2.3',
      device,
      cache,
    });
    const shown = () => {
      const state = data.account.state();
      return state.kind === 'signed_in' ? state.identity.user_id : state.kind;
    };
    const everShown = new Set<string>();
    data.account.subscribe(() => everShown.add(shown()));
    await settle();
    return { ...storage, data, shown, everShown };
  };
  return {
    open,
    requests,
    /** The keys in local storage. */
    keys,
    /** From now on the server says that the first session is over. */
    endFirst: () => {
      renewal = () =>
        Response.json({ code: 'refresh_token_not_found', message: '' }, { status: 400 });
    },
    /** From now on the server accepts no token of the worker's. */
    refuseWorker: () => {
      refusesWorker = true;
    },
    /** Holds back the next answer to this request until it is released. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, gate: promise };
      return resolve;
    },
    snapshot: (userId: string) =>
      cache.read(['snapshots'], (transaction) =>
        transaction.objectStore('snapshots').get([userId, '["whose"]']),
      ),
  };
}

function whose(userId: string) {
  const schema = z.string();
  return {
    queryKey: queryKey(userId, 'whose'),
    fetch: (api: Data['api']) => api.rpc('whose', {}, schema),
    schema,
  };
}

const signOut = (data: Data) => data.signOut({ leavesUnsent: false });
const signInAsVisitor = (data: Data) =>
  data.auth.signIn({ email: 'visitor@crew.test', password: 'three wet gloves' });

/** The numbers of the other tab's writes that may arrive before the answer; all are tried. */
const heardBefore = [0, 1, 2, 3, 4, 5, 6];

describe('a tab that is being told who is here while another signs them out', () => {
  it.each(heardBefore)('does not sign them in again, having heard of %i writes', async (heard) => {
    const { open, hold } = await browser();
    const slow = await open();
    const leaving = await open();
    expect([slow.shown(), leaving.shown()]).toEqual([worker, worker]);
    const letGo = hold('/rest/v1/rpc/my_identity');
    void slow.data.account.refresh();
    await settle();
    expect(await signOut(leaving.data)).toMatchObject({ ok: true });
    leaving.everShown.clear();
    slow.hear(heard);
    letGo();
    await settle();
    leaving.hear();
    slow.hear();
    await settle();
    expect([slow.shown(), leaving.shown()]).toEqual(['signed_out', 'signed_out']);
    expect(leaving.everShown).not.toContain(worker);
    expect((await open()).shown()).toBe('signed_out');
  });

  it('does not sign them in again where the device kept the sign-out before it heard of it', async () => {
    const { open, hold } = await browser();
    const slow = await open();
    const leaving = await open();
    const letGo = hold('/rest/v1/rpc/my_identity');
    void slow.data.account.refresh();
    await settle();
    await signOut(leaving.data);
    letGo();
    await settle();
    expect(slow.shown()).toBe('signed_out');
  });

  it('does not sign them in again with a token that was renewed meanwhile', async () => {
    const { open } = await browser();
    const slow = await open();
    const leaving = await open();
    const text = slow.localStore.get('muster.session') ?? '';
    await signOut(leaving.data);
    // A renewal that had begun earlier does this.
    slow.localStore.set('muster.session', text);
    leaving.hear();
    slow.hear();
    await settle();
    expect([slow.shown(), leaving.shown()]).toEqual(['signed_out', 'signed_out']);
    expect((await open()).shown()).toBe('signed_out');
  });

  it.each(heardBefore)(
    'keeps nothing to read of them, having heard of %i writes',
    async (heard) => {
      const { open, hold, snapshot } = await browser();
      const slow = await open();
      const leaving = await open();
      const letGo = hold('/rest/v1/rpc/whose');
      const reading = slow.data.snapshots.fetch(whose(worker));
      await settle();
      await signOut(leaving.data);
      slow.hear(heard);
      letGo();
      await reading;
      slow.hear();
      await settle();
      expect(await snapshot(worker)).toBeUndefined();
    },
  );
});

describe('a tab that is being told who is here while someone else signs in in another', () => {
  it.each(heardBefore)('leaves both to the newcomer, having heard of %i writes', async (heard) => {
    const { open, hold } = await browser();
    const slow = await open();
    const other = await open();
    const letGo = hold('/rest/v1/rpc/my_identity');
    void slow.data.account.refresh();
    await settle();
    await signOut(other.data);
    other.everShown.clear();
    await signInAsVisitor(other.data);
    await settle();
    slow.hear(heard);
    letGo();
    await settle();
    other.hear();
    slow.hear();
    await settle();
    other.hear();
    slow.hear();
    await settle();
    expect([slow.shown(), other.shown()]).toEqual([visitor, visitor]);
    expect(other.everShown).not.toContain(worker);
    expect((await open()).shown()).toBe(visitor);
  });

  it('never reads in the name of one with the token of the other', async () => {
    const { open, requests, snapshot } = await browser();
    const slow = await open();
    const other = await open();
    await signOut(other.data);
    await signInAsVisitor(other.data);
    await settle();
    // Its copy of local storage has the newcomer's session; the event has not arrived yet.
    slow.see();
    expect(slow.shown()).toBe(worker);
    await slow.data.snapshots.fetch(whose(worker)).catch(() => undefined);
    expect(requests.filter(({ path }) => path === whosePath)).toEqual([]);
    expect(await snapshot(worker)).toBeUndefined();
    slow.hear();
    await settle();
    expect(slow.shown()).toBe(visitor);
    expect((await slow.data.snapshots.fetch(whose(visitor))).data).toBe(visitor);
  });
});

describe('what someone asks for just before someone else signs in in another tab', () => {
  const ask = (data: Data) => data.api.rpc('whose', {}, z.string()).catch(() => 'refused');

  it('is not asked in the name of the other, though their own token was refused', async () => {
    const { open, hold, requests, refuseWorker } = await browser();
    const slow = await open();
    const other = await open();
    refuseWorker();
    const letGo = hold(whosePath);
    const asking = ask(slow.data);
    await expect.poll(() => requests.map(({ path }) => path)).toContain(whosePath);
    await signOut(other.data);
    await signInAsVisitor(other.data);
    await settle();
    slow.hear();
    await settle();
    expect(slow.shown()).toBe(visitor);
    letGo();
    expect(await asking).toBe('refused');
    expect(requests.filter(({ path }) => path === whosePath)).toMatchObject([{ sub: worker }]);
  });

  it('is not asked in the name of the other, though it had not left yet', async () => {
    const { open, requests } = await browser();
    const slow = await open();
    const other = await open();
    await signOut(other.data);
    await signInAsVisitor(other.data);
    await settle();
    const asking = ask(slow.data);
    slow.hear();
    expect(await asking).toBe('refused');
    expect(requests.filter(({ path }) => path === whosePath)).toEqual([]);
  });
});

describe('a tab that renews a token while someone else signs in in another', () => {
  it.each(
    heardBefore.flatMap((heard) =>
      (['renewed', 'refused'] as const).map((answer) => ({ heard, answer })),
    ),
  )(
    'takes nothing from the newcomer: $answer, having heard of $heard writes',
    async ({ heard, answer }) => {
      const { open, hold, requests, endFirst, keys } = await browser({ secondsLeft: 60 });
      const letGo = hold('/auth/v1/token');
      const slow = await open();
      await expect.poll(() => requests.map(({ path }) => path)).toContain(renewalPath);
      const other = await open();
      expect(await signOut(other.data)).toMatchObject({ ok: true });
      if (answer === 'refused') endFirst();
      await signInAsVisitor(other.data);
      await settle();
      slow.hear(heard);
      letGo();
      await settle();
      for (let turn = 0; turn < 2; turn += 1) {
        other.hear();
        slow.hear();
        await settle();
      }
      const here = { kind: 'signed_in', session: 'ready', identity: { user_id: visitor } };
      expect(other.data.account.state()).toMatchObject(here);
      expect(slow.data.account.state()).toMatchObject(here);
      expect((await open()).data.account.state()).toMatchObject(here);
      expect(keys().filter((key) => key.includes('first session'))).toEqual([]);
    },
  );
});

describe('what a tab does to a login while someone else signs in in another', () => {
  it('is not done to theirs, though its own token was not there yet', async () => {
    const { open, hold, requests } = await browser({ secondsLeft: 60 });
    const letGo = hold('/auth/v1/token');
    const slow = await open();
    await expect.poll(() => requests.map(({ path }) => path)).toContain(renewalPath);
    const changing = slow.data.auth.updatePassword('four dry boots');
    const other = await open();
    await signOut(other.data);
    await signInAsVisitor(other.data);
    await settle();
    slow.hear();
    letGo();
    expect(await changing).toMatchObject({ ok: false, error: { code: 'session_missing' } });
    expect(requests.filter(({ path }) => path === '/auth/v1/user')).toEqual([]);
  });
});
