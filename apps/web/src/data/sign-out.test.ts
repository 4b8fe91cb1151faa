import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomId } from '../platform/random-id.ts';
import { createSimulatedDevice } from '../platform/simulated-device.ts';
import { createData } from './data.ts';
import { freshProgress, isUnsent, type OutboxItem } from './outbox/item.ts';
import { openCacheDatabase } from './storage/cache-database.ts';
import { openDeviceDatabase } from './storage/device-database.ts';

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

function sessionOf(userId: string) {
  const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
  const iat = startMs / 1000;
  const claims = part({ sub: userId, session_id: randomId(), iat, exp: iat + 3600 });
  return {
    access_token: `${part({ alg: 'ES256' })}.${claims}.c2lnbmF0dXJl`,
    refresh_token: randomId(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: iat + 3600,
    user: { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
  };
}

/** A punch of the worker that the server has, or one that it hasn't received. */
function itemOf(order: number, isSent: boolean): OutboxItem {
  return {
    id: randomId(),
    kind: 'punch',
    userId: worker,
    personId: worker,
    causalKey: worker,
    deviceId: 'device',
    deviceSeq: order,
    payload: {},
    payloadVersion: 1,
    addedAtMs: startMs,
    order,
    progress: isSent
      ? { state: 'done', attempts: 1, doneAtMs: startMs, answer: null }
      : freshProgress,
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** A phone that the worker has used. */
async function phone() {
  let signedIn = worker;
  let signingOut = Promise.resolve();
  let signOuts = 0;
  const simulated = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/config.json') return Response.json(config);
      if (pathname === '/auth/v1/token') return Response.json(sessionOf(signedIn));
      if (pathname === '/auth/v1/logout') {
        signOuts += 1;
        await signingOut;
        return new Response(null, { status: 204 });
      }
      if (pathname !== '/rest/v1/rpc/my_identity') {
        return Response.json({ code: 'nothing', message: '' }, { status: 404 });
      }
      return Response.json({
        user_id: signedIn,
        person_id: null,
        company_id: null,
        role: null,
        profile: null,
        company: null,
        clock_settings: null,
      });
    },
  });
  const device = openDeviceDatabase(randomId());
  const { localStore } = simulated.openTab().platform;
  const draftKey = `muster.onboarding.${worker}`;
  localStore.set('muster.session', JSON.stringify(sessionOf(worker)));
  localStore.set(draftKey, 'names and a telephone number');
  localStore.set(`muster.import-columns.${worker}`, 'headings of a list of people');
  await device.write(['items'], async (transaction) => {
    await transaction.objectStore('items').put(itemOf(1, true));
    await transaction.objectStore('items').put(itemOf(2, false));
  });
  const open = async () => {
    const { platform } = simulated.openTab();
    const cache = openCacheDatabase(randomId());
    const data = createData({ platform, appVersion: '1.2.3', device, cache });
    await settle();
    return data;
  };
  return {
    localStore,
    draftKey,
    open,
    signOuts: () => signOuts,
    /** The answer to signing out arrives when it is released. */
    holdSignOut: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      signingOut = promise;
      return resolve;
    },
    signInAgain: async (data: Awaited<ReturnType<typeof open>>) => {
      await data.auth.signIn({ email: 'worker@crew.test', password: 'three wet gloves' });
      await settle();
    },
    signInAsVisitor: async (data: Awaited<ReturnType<typeof open>>) => {
      signedIn = visitor;
      await data.auth.signIn({ email: 'visitor@crew.test', password: 'three wet gloves' });
      await settle();
    },
    itemsLeft: () =>
      device.read(['items'], async (transaction) => {
        const items = await transaction.objectStore('items').getAll();
        return items.map((item) => [item.userId, isUnsent(item)]);
      }),
  };
}

describe('what a person leaves on a device', () => {
  it('is only what waits to be sent, after they have signed out', async () => {
    const { open, localStore, draftKey, itemsLeft } = await phone();
    const data = await open();
    expect(localStore.get(draftKey)).not.toBeNull();
    expect(await data.signOut({ leavesUnsent: true })).toMatchObject({ ok: true });
    await settle();
    expect(localStore.get(draftKey)).toBeNull();
    expect(localStore.get(`muster.import-columns.${worker}`)).toBeNull();
    expect(await itemsLeft()).toEqual([[worker, true]]);
  });

  it('is as little where someone else signs in before they have signed out', async () => {
    const { open, localStore, draftKey, signInAsVisitor, itemsLeft } = await phone();
    const data = await open();
    await signInAsVisitor(data);
    expect(data.account.state()).toMatchObject({ identity: { user_id: visitor } });
    expect(localStore.get(draftKey)).toBeNull();
    expect(await itemsLeft()).toEqual([[worker, true]]);
  });

  it('does not keep anyone from signing out, though its push address can’t be read', async () => {
    const { open, localStore } = await phone();
    localStore.set('muster.device-token', '{');
    const data = await open();
    expect(await data.signOut({ leavesUnsent: true })).toMatchObject({ ok: true });
    expect(data.account.state()).toEqual({ kind: 'signed_out' });
  });
});

describe('signing out', () => {
  it('ends no one else’s session, though they sign in before it is answered', async () => {
    const { open, holdSignOut, signOuts, signInAsVisitor } = await phone();
    const data = await open();
    const other = await open();
    const letGo = holdSignOut();
    const leaving = data.signOut({ leavesUnsent: true });
    await expect.poll(signOuts).toBe(1);
    await signInAsVisitor(other);
    letGo();
    await leaving;
    await settle();
    const here = { kind: 'signed_in', session: 'ready', identity: { user_id: visitor } };
    expect(data.account.state()).toMatchObject(here);
    expect(other.account.state()).toMatchObject(here);
    expect((await open()).account.state()).toMatchObject(here);
  });

  it('[spec 4.06] ends no newer session of the same person, begun in another tab before it is answered', async () => {
    const { open, holdSignOut, signOuts, signInAgain } = await phone();
    const data = await open();
    const other = await open();
    const letGo = holdSignOut();
    const leaving = data.signOut({ leavesUnsent: true });
    await expect.poll(signOuts).toBe(1);
    holdSignOut()();
    await other.signOut({ leavesUnsent: true });
    await signInAgain(other);
    letGo();
    await leaving;
    await settle();
    const here = { kind: 'signed_in', session: 'ready', identity: { user_id: worker } };
    expect(other.account.state()).toMatchObject(here);
    expect(data.account.state()).toMatchObject(here);
    expect((await open()).account.state()).toMatchObject(here);
  });
});
