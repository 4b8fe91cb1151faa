import { androidChannel } from '@muster/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createPush } from '../../platform/native/push.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import type { NetworkState } from '../../platform/network.ts';
import type { AccountState } from '../identity/account.ts';
import { DataError } from '../errors/data-error.ts';
import { keepPush, type PushNews } from './keep-push.ts';
import { createPushRegistration } from './push-registration.ts';

const person = 'e0000000-0000-4000-8000-000000000001';
const colleague = 'e0000000-0000-4000-8000-000000000002';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function stateOf(userId: string, session: 'ready' | 'factor' = 'ready'): AccountState {
  const identity = {
    user_id: userId,
    person_id: null,
    company_id: null,
    role: null,
    profile: null,
    company: null,
    clock_settings: null,
    access_ended: false,
  };
  return { kind: 'signed_in', session, identity };
}

/** A phone with its server: rows are `user token`, and a token belongs to one person at a time. */
function setUp(system: 'android' | 'ios' = 'android') {
  const phone = createSimulatedPhone(system);
  const push = createPush(createNativeBridge(phone.injected)!);
  const stored = new Map<string, string>();
  const localStore = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    subscribe: () => () => undefined,
  };
  let networkState: NetworkState = 'online';
  const onNetwork = new Set<(state: NetworkState) => void>();
  const network = {
    state: () => networkState,
    subscribe: (listener: (state: NetworkState) => void) => {
      onNetwork.add(listener);
      return () => onNetwork.delete(listener);
    },
    reportReached: () => undefined,
    reportFailed: () => undefined,
  };
  let state: AccountState = { kind: 'signed_out' };
  const onAccount = new Set<() => void>();
  let rows: string[] = [];
  const news: PushNews[] = [];
  let opened = 0;
  const pages: string[] = [];
  const errors: unknown[] = [];
  const start = () =>
    keepPush({
      push,
      account: {
        state: () => state,
        subscribe: (listener) => {
          onAccount.add(listener);
          return () => onAccount.delete(listener);
        },
      },
      deviceTokens: {
        save: async (userId, token) => {
          if (networkState === 'offline')
            throw new DataError({ kind: 'network', code: '', message: '' });
          rows = [...rows.filter((row) => !row.endsWith(` ${token}`)), `${userId} ${token}`];
        },
        remove: async () => undefined,
      },
      localStore,
      network,
      channelName: () => 'Timesheet reminders',
      tell: (told) => news.push(told),
      openClock: () => {
        opened += 1;
      },
      openPage: (path) => pages.push(path),
      reportError: (error) => errors.push(error),
    });
  return {
    phone,
    start,
    news,
    errors,
    stored,
    rows: () => rows,
    opened: () => opened,
    pages,
    names: () => phone.calls.map(({ name }) => name.replace('PushNotifications.', '')),
    signOut: () => createPushRegistration({ push, localStore, network }).end(),
    become: async (next: AccountState) => {
      state = next;
      for (const listener of onAccount) listener();
      await settle();
    },
    setNetwork: async (next: NetworkState) => {
      networkState = next;
      for (const listener of onNetwork) listener(next);
      await settle();
    },
  };
}

let here: ReturnType<typeof setUp>;
beforeEach(() => {
  here = setUp();
});

describe('before a sign-in', () => {
  it('asks the phone for nothing, also while the second factor is missing', async () => {
    here.start();
    await here.become(stateOf(person, 'factor'));
    here.phone.emit('registration', { value: 'stray' });
    await settle();
    expect(here.names()).toEqual([]);
    expect(here.rows()).toEqual([]);
  });

  it('there is no bridge in a browser, nor where a page only looks like the wrapper', () => {
    expect(createNativeBridge(undefined)).toBeNull();
    expect(createNativeBridge({})).toBeNull();
    const { injected } = createSimulatedPhone('ios');
    expect(createNativeBridge({ ...injected, getPlatform: () => 'web' })).toBeNull();
  });
});

describe('after a sign-in', () => {
  it('[spec 4.18] asks for permission before anything else', async () => {
    here.start();
    await here.become(stateOf(person));
    expect(here.names()[0]).toBe('requestPermissions');
  });

  it('[spec 4.19] makes the Android channel before it registers', async () => {
    here.start();
    await here.become(stateOf(person));
    expect(here.names()).toEqual(['requestPermissions', 'createChannel', 'register']);
    expect(here.phone.calls[1]?.options).toMatchObject({ ...androidChannel, importance: 5 });
    expect(here.phone.calls[1]?.options).toMatchObject({ id: 'timesheet_reminders' });
  });

  it('makes no channel on an iPhone', async () => {
    const iphone = setUp('ios');
    iphone.start();
    await iphone.become(stateOf(person));
    expect(iphone.names()).toEqual(['requestPermissions', 'register']);
  });

  it('[spec 4.20] saves the token under the person, and a rotated one as well', async () => {
    here.start();
    await here.become(stateOf(person));
    expect(here.rows()).toEqual([`${person} token-1`]);
    here.phone.emit('registration', { value: 'token-2' });
    await settle();
    expect(here.rows()).toContain(`${person} token-2`);
  });

  it('registers once for news of the same person', async () => {
    here.start();
    await here.become(stateOf(person));
    await here.become(stateOf(person));
    expect(here.names().filter((name) => name === 'register')).toHaveLength(1);
  });

  it('saves the token when the connection is back', async () => {
    here.start();
    await here.setNetwork('offline');
    await here.become(stateOf(person));
    expect(here.rows()).toEqual([]);
    await here.setNetwork('online');
    expect(here.rows()).toEqual([`${person} token-1`]);
  });

  it('[spec 4.23] opens the clock for open_timesheet, also from a tap that started the app', async () => {
    here.phone.emit('pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { data: { action: 'open_timesheet' } },
    });
    here.start();
    expect(here.opened()).toBe(0);
    await here.become(stateOf(person));
    expect(here.opened()).toBe(1);
    here.phone.emit('pushNotificationActionPerformed', { actionId: 'open_timesheet' });
    expect(here.opened()).toBe(2);
    here.phone.emit('pushNotificationActionPerformed', { actionId: 'dismiss', notification: {} });
    expect(here.opened()).toBe(2);
  });
});

it('a tap on another notification opens its page, and never another host', async () => {
  here.start();
  await here.become(stateOf(person));
  for (const path of ['/schedule', '//evil.example', 'https://evil.example', '']) {
    here.phone.emit('pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { data: { path } },
    });
  }
  expect(here.pages).toEqual(['/schedule']);
  expect(here.opened()).toBe(0);
});

describe('what goes wrong', () => {
  it('tells once per sign-in that notifications are denied, and does not register', async () => {
    here.phone.will.permission = 'denied';
    here.start();
    await here.become(stateOf(person));
    expect(here.news).toEqual(['denied']);
    expect(here.names()).toEqual(['requestPermissions']);
    here.start();
    await settle();
    expect(here.news).toEqual(['denied']);
    await here.become({ kind: 'signed_out' });
    await here.become(stateOf(person));
    expect(here.news.length).toBeGreaterThan(1);
  });

  it('tells that the setup failed when the phone throws', async () => {
    here.phone.will.failing = 'createChannel';
    here.start();
    await here.become(stateOf(person));
    expect(here.news).toEqual(['setup_failed']);
    expect(here.errors).toHaveLength(1);
  });

  it('tells that the registration failed when the phone gets no token', async () => {
    here.phone.will.token = null;
    here.start();
    await here.become(stateOf(person));
    expect(here.news).toEqual(['registration_failed']);
    expect(here.rows()).toEqual([]);
  });
});

describe('two people on one phone', () => {
  it('unregisters once when a person leaves', async () => {
    here.start();
    await here.become(stateOf(person));
    await here.signOut();
    expect(here.names().at(-1)).toBe('unregister');
    await here.become({ kind: 'signed_out' });
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(1);
  });

  it('ends a registration that was left offline as soon as there is a network', async () => {
    here.start();
    await here.become(stateOf(person));
    await here.setNetwork('offline');
    await here.signOut();
    await here.become({ kind: 'signed_out' });
    const offline = here.names().filter((name) => name === 'unregister').length;
    await here.setNetwork('online');
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(offline + 1);
    await here.setNetwork('online');
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(offline + 1);
  });

  it('gives the token to whoever signs in next, and to them alone', async () => {
    here.start();
    await here.become(stateOf(person));
    await here.setNetwork('offline');
    await here.signOut();
    await here.become({ kind: 'signed_out' });
    await here.setNetwork('online');
    await here.become(stateOf(colleague));
    expect(here.rows()).toEqual([`${colleague} token-1`]);
    here.phone.emit('registration', { value: 'token-2' });
    await settle();
    expect(here.rows().every((row) => row.startsWith(colleague))).toBe(true);
  });
});
