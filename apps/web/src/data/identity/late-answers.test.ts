import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSessionStore } from '../client/session-store.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createAccount } from './account.ts';
import { createIdentityStore } from './identity-store.ts';

const worker = 'e0000000-0000-4000-8000-000000000001';
const startMs = Date.UTC(2026, 5, 1, 6);

function identityIn(language: 'en' | 'es') {
  return {
    user_id: worker,
    person_id: worker,
    company_id: null,
    access_ended: false,
    suspension: null,
    role: 'employee' as const,
    profile: {
      first_name: 'Employee',
      last_name: 'One',
      language,
      theme: 'company' as const,
      profile_complete: true,
      photo_url: null,
    },
    company: null,
    clock_settings: null,
  };
}

/** A phone with the worker signed in, and a server that answers when the test lets it. */
function phone() {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const database = openDeviceDatabase(randomId());
  let language: 'en' | 'es' = 'en';
  const openTab = async () => {
    const { platform } = device.openTab();
    const { localStore } = platform;
    const user = { id: worker };
    const session = { access_token: 'a', refresh_token: 'r', expires_at: startMs, user };
    localStore.set('muster.session', JSON.stringify(session));
    const sessions = createSessionStore(localStore);
    const forgetPerson = () => Promise.resolve();
    const identities = createIdentityStore({ ...platform, database, sessions, forgetPerson });
    let gate = Promise.resolve();
    const account = createAccount({
      ...platform,
      identities,
      sessions,
      fetchIdentity: async () => {
        const answer = identityIn(language);
        await gate;
        return answer;
      },
      reportError: (error) => {
        throw error;
      },
    });
    await account.refresh();
    return {
      account,
      shown: () => {
        const state = account.state();
        return state.kind === 'signed_in' ? state.identity.profile?.language : state.kind;
      },
      /** Sends a request. The answer, as the server would give it now, arrives when it is released. */
      ask: () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        gate = promise;
        const asked = account.refresh();
        gate = Promise.resolve();
        return async () => {
          resolve();
          await asked;
        };
      },
    };
  };
  return { device, openTab, choose: () => (language = 'es') };
}

describe('an answer about a person that comes late', () => {
  it('does not undo a choice of which a later one has told', async () => {
    const { device, openTab, choose } = phone();
    const tab = await openTab();
    await device.advance(1000);
    const letGo = tab.ask();
    choose();
    await device.advance(1000);
    expect(await tab.account.refresh()).toBe(true);
    await letGo();
    expect(tab.shown()).toBe('es');
  });

  it('does not undo it from another tab either', async () => {
    const { device, openTab, choose } = phone();
    const slow = await openTab();
    const tab = await openTab();
    await device.advance(1000);
    const letGo = slow.ask();
    choose();
    await device.advance(1000);
    await tab.account.refresh();
    await letGo();
    expect([slow.shown(), tab.shown(), (await openTab()).shown()]).toEqual(['es', 'es', 'es']);
  });

  it('counts where it was asked for later, though the one before it came later still', async () => {
    const { device, openTab, choose } = phone();
    const tab = await openTab();
    await device.advance(1000);
    const letGoFirst = tab.ask();
    choose();
    await device.advance(1000);
    const letGoSecond = tab.ask();
    await device.advance(1000);
    await letGoFirst();
    await letGoSecond();
    expect(tab.shown()).toBe('es');
  });

  it('counts after the device’s clock was set back', async () => {
    const { device, openTab, choose } = phone();
    const tab = await openTab();
    device.jumpClock(-3_600_000);
    choose();
    await tab.account.refresh();
    expect(tab.shown()).toBe('es');
  });
});

describe('an answer that says what was known', () => {
  it('notifies no one: no guard runs again and nothing is redrawn', async () => {
    const { device, openTab, choose } = phone();
    const tab = await openTab();
    const before = tab.account.state();
    let told = 0;
    tab.account.subscribe(() => (told += 1));
    await device.advance(1000);
    expect(await tab.account.refresh()).toBe(true);
    expect(told).toBe(0);
    expect(tab.account.state()).toBe(before);
    choose();
    await device.advance(1000);
    await tab.account.refresh();
    expect(told).toBe(1);
  });
});
