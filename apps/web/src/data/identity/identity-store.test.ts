import 'fake-indexeddb/auto';
import type { Identity } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import type { LocalStore } from '../../platform/local-store.ts';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSessionStore } from '../client/session-store.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createIdentityStore } from './identity-store.ts';

const worker = '11111111-1111-4111-8111-111111111111';
const visitor = '22222222-2222-4222-8222-222222222222';

function identityOf(user_id: string): Identity {
  return {
    user_id,
    person_id: user_id,
    company_id: null,
    access_ended: false,
    suspension: null,
    role: 'employee',
    profile: null,
    company: null,
    clock_settings: null,
  };
}

function sessionOf(user: string, id: string) {
  const claims = btoa(JSON.stringify({ session_id: id }));
  return { access_token: `.${claims}.`, refresh_token: 'r', expires_at: 1, user: { id: user } };
}

/** A phone whose local storage may be as it was some moments ago after a crash. */
function phone() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const databaseName = randomId();
  const keys = ['muster.identity', 'muster.session', 'muster.leaver', 'muster.left-sessions'];
  const forgotten: string[] = [];
  const { localStore } = device.openTab().platform;
  const remember = () => keys.map((key) => [key, localStore.get(key)] as const);
  return {
    device,
    forgotten,
    remember,
    fallBackTo: (earlier: ReturnType<typeof remember>) => {
      for (const [key, value] of earlier) put(localStore, key, value);
    },
    /** A page that `isGoing` goes before its database has kept anything. */
    open: ({ isGoing = false } = {}) => {
      const { platform } = device.openTab();
      const sessions = createSessionStore(platform.localStore);
      const opened = openDeviceDatabase(databaseName);
      const database = isGoing
        ? { ...opened, write: () => new Promise<never>(() => undefined) }
        : opened;
      const forgetPerson = async (userId: string) => void forgotten.push(userId);
      const identities = createIdentityStore({ ...platform, database, sessions, forgetPerson });
      const who = () => ({
        shown: identities.current()?.user_id ?? null,
        session: sessions.read()?.userId ?? null,
      });
      const signIn = async (user: string) => {
        const sessionId = randomId();
        sessions.write(sessionOf(user, sessionId));
        await identities.set(identityOf(user), { sessionId, askedAtMs: device.wallMs() });
      };
      return { identities, sessions, who, signIn };
    },
  };
}

function put(localStore: LocalStore, key: string, value: string | null): void {
  if (value === null) localStore.remove(key);
  else localStore.set(key, value);
}

describe('who uses the device', () => {
  it('is no one on a new device', async () => {
    const { identities, who } = phone().open();
    await identities.restore();
    expect(who()).toEqual({ shown: null, session: null });
  });

  it('is known before anything was waited for', async () => {
    const { open } = phone();
    await open().signIn(worker);
    expect(open().who()).toEqual({ shown: worker, session: worker });
  });

  it('comes back with its session when a crash lost local storage', async () => {
    const { open, remember, fallBackTo } = phone();
    const before = remember();
    await open().signIn(worker);
    fallBackTo(before);
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: worker, session: worker });
  });

  it('does not come back after signing out, though a crash brought local storage back', async () => {
    const { open, remember, fallBackTo } = phone();
    const first = open();
    await first.signIn(worker);
    const before = remember();
    first.sessions.clear();
    await first.identities.signOff();
    fallBackTo(before);
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: null, session: null });
  });

  it('does not come back after signing out, though the page went before its database knew', async () => {
    const { open, forgotten, remember, fallBackTo } = phone();
    await open().signIn(worker);
    const before = remember();
    const going = open({ isGoing: true });
    going.sessions.clear();
    void going.identities.signOff();
    const next = open();
    await next.identities.restore();
    expect(next.who()).toEqual({ shown: null, session: null });
    expect(forgotten).toContain(worker);
    // By now the database knows as well.
    fallBackTo(before);
    const later = open();
    await later.identities.restore();
    expect(later.who()).toEqual({ shown: null, session: null });
  });

  it('stays whoever signs in again after a page that went while signing out', async () => {
    const { open } = phone();
    await open().signIn(worker);
    const going = open({ isGoing: true });
    going.sessions.clear();
    void going.identities.signOff();
    await open().signIn(worker);
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: worker, session: worker });
  });

  it('[spec 4.06] keeps the session of someone who signed in again and has not been identified yet', async () => {
    const { open } = phone();
    const first = open();
    await first.signIn(worker);
    first.sessions.clear();
    await first.identities.signOff();
    first.sessions.write(sessionOf(worker, randomId()));
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: null, session: worker });
    await identities.restore();
    expect(who()).toEqual({ shown: null, session: worker });
  });

  it('[spec 4.06] keeps that session too when the page closed while signing out', async () => {
    const { open } = phone();
    await open().signIn(worker);
    const going = open({ isGoing: true });
    going.sessions.clear();
    void going.identities.signOff();
    open().sessions.write(sessionOf(worker, randomId()));
    for (let start = 0; start < 2; start += 1) {
      const { identities, who } = open();
      await identities.restore();
      expect(who()).toEqual({ shown: null, session: worker });
    }
  });

  it('does not keep a session that was signed out without a known id', async () => {
    const { open, remember, fallBackTo } = phone();
    const first = open();
    const { user, ...tokens } = sessionOf(worker, randomId());
    first.sessions.write({ ...tokens, access_token: 'opaque', user });
    await first.identities.set(identityOf(worker), { sessionId: null, askedAtMs: 0 });
    const before = remember();
    first.sessions.clear();
    await first.identities.signOff();
    fallBackTo(before);
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: null, session: null });
  });

  it('is the one who signed in last, though a crash brought the one before back', async () => {
    const { device, open, remember, fallBackTo } = phone();
    const first = open();
    await first.signIn(worker);
    const before = remember();
    await device.advance(1000);
    await first.signIn(visitor);
    fallBackTo(before);
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: visitor, session: visitor });
  });

  it('is the newcomer alone: what is known of the one before goes when they never signed out', async () => {
    const { open, forgotten } = phone();
    const { signIn } = open();
    await signIn(worker);
    await signIn(worker);
    expect(forgotten).toEqual([]);
    await signIn(visitor);
    expect(forgotten).toEqual([worker]);
  });

  it('leaves alone the session of someone who is just signing in', async () => {
    const { open } = phone();
    const first = open();
    await first.signIn(worker);
    first.sessions.write(sessionOf(visitor, randomId()));
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: worker, session: visitor });
  });

  it('stays without a session that was lost, until they sign in again', async () => {
    const { open } = phone();
    const first = open();
    await first.signIn(worker);
    first.sessions.clear();
    await first.identities.keepSession();
    const { identities, who } = open();
    await identities.restore();
    expect(who()).toEqual({ shown: worker, session: null });
  });
});
