import { androidChannel } from '@muster/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNativeBridge } from '../../platform/native/bridge.ts';
import { createSimulatedPhone } from '../../platform/native/simulated-bridge.ts';
import { settle, signedIn } from '../identity/simulated-account.ts';
import { setUpPush } from './simulated-push.ts';

const person = 'e0000000-0000-4000-8000-000000000001';
const colleague = 'e0000000-0000-4000-8000-000000000002';

let here: ReturnType<typeof setUpPush>;
beforeEach(() => {
  here = setUpPush();
});

describe('before a sign-in', () => {
  it('asks the phone for nothing, also while the second factor is missing', async () => {
    here.start();
    await here.become(signedIn(person, null, 'factor'));
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
    await here.become(signedIn(person));
    expect(here.names()[0]).toBe('requestPermissions');
  });

  it('[spec 4.19] makes the Android channel before it registers', async () => {
    here.start();
    await here.become(signedIn(person));
    expect(here.names()).toEqual(['requestPermissions', 'createChannel', 'register']);
    const channel = here.phone.calls.find(({ name }) => name.endsWith('.createChannel'));
    expect(channel?.options).toMatchObject({ ...androidChannel, importance: 5 });
    expect(channel?.options).toMatchObject({ id: 'timesheet_reminders' });
  });

  it('makes no channel on an iPhone', async () => {
    const iphone = setUpPush('ios');
    iphone.start();
    await iphone.become(signedIn(person));
    expect(iphone.names()).toEqual(['requestPermissions', 'register']);
  });

  it('[spec 4.20] saves the token under the person, and a rotated one as well', async () => {
    here.start();
    await here.become(signedIn(person));
    expect(here.rows()).toEqual([`${person} token-1`]);
    here.phone.emit('registration', { value: 'token-2' });
    await settle();
    expect(here.rows()).toContain(`${person} token-2`);
  });

  it('registers once for news of the same person', async () => {
    here.start();
    await here.become(signedIn(person));
    await here.become(signedIn(person));
    expect(here.names().filter((name) => name === 'register')).toHaveLength(1);
  });

  it('saves the token when the connection is back', async () => {
    here.start();
    await here.setNetwork('offline');
    await here.become(signedIn(person));
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
    await here.become(signedIn(person));
    expect(here.opened()).toBe(1);
    here.phone.emit('pushNotificationActionPerformed', { actionId: 'open_timesheet' });
    expect(here.opened()).toBe(2);
    here.phone.emit('pushNotificationActionPerformed', { actionId: 'dismiss', notification: {} });
    expect(here.opened()).toBe(2);
  });
});

it('a tap on another notification opens its page, and never another host', async () => {
  here.start();
  await here.become(signedIn(person));
  for (const path of ['/schedule', '//evil.example', 'https://evil.example', '']) {
    here.phone.emit('pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { data: { path } },
    });
  }
  expect(here.pages).toEqual(['/schedule']);
  expect(here.opened()).toBe(0);
});

it('a tap on what was sent to someone else opens nothing', async () => {
  const tap = (data: object) =>
    here.phone.emit('pushNotificationActionPerformed', { actionId: 'tap', notification: { data } });
  tap({ action: 'open_timesheet', recipient: person });
  here.start();
  await here.become(signedIn(colleague));
  tap({ path: '/schedule', recipient: person });
  expect([here.opened(), here.pages]).toEqual([0, []]);
  tap({ path: '/schedule', recipient: colleague });
  expect(here.pages).toEqual(['/schedule']);
});

describe('what goes wrong', () => {
  it('tells once per sign-in that notifications are denied, and does not register', async () => {
    here.phone.will.permission = 'denied';
    here.start();
    await here.become(signedIn(person));
    expect(here.news).toEqual(['denied']);
    expect(here.names()).toEqual(['requestPermissions']);
    here.start();
    await settle();
    expect(here.news).toEqual(['denied']);
    await here.become({ kind: 'signed_out' });
    await here.become(signedIn(person));
    expect(here.news.length).toBeGreaterThan(1);
  });

  it('tells that the setup failed when the phone throws', async () => {
    here.phone.will.failing = 'createChannel';
    here.start();
    await here.become(signedIn(person));
    expect(here.news).toEqual(['setup_failed']);
    expect(here.errors).toHaveLength(1);
  });

  it('tells that the registration failed when the phone gets no token', async () => {
    here.phone.will.token = null;
    here.start();
    await here.become(signedIn(person));
    expect(here.news).toEqual(['registration_failed']);
    expect(here.rows()).toEqual([]);
  });
});

describe('two people on one phone', () => {
  it('unregisters once when a person leaves', async () => {
    here.start();
    await here.become(signedIn(person));
    await here.signOut();
    expect(here.names().at(-1)).toBe('unregister');
    await here.become({ kind: 'signed_out' });
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(1);
  });

  it('ends a registration that was left offline as soon as there is a network', async () => {
    here.start();
    await here.become(signedIn(person));
    await here.setNetwork('offline');
    await here.signOut();
    await here.become({ kind: 'signed_out' });
    const offline = here.names().filter((name) => name === 'unregister').length;
    await here.setNetwork('online');
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(offline + 1);
    await here.setNetwork('online');
    expect(here.names().filter((name) => name === 'unregister')).toHaveLength(offline + 1);
  });

  it('shows a push to its recipient alone, and none while no one is signed in', async () => {
    const push = (title: string, recipient: string) =>
      here.phone.receive({ data: { title, recipient } });
    here.start();
    push('before', person);
    await here.become(signedIn(person));
    push('theirs', person);
    push('a colleague’s', colleague);
    here.phone.receive({ data: { title: 'no one’s' } });
    await here.setNetwork('offline');
    await here.signOut();
    push('left behind', person);
    await here.setNetwork('online');
    await here.become(signedIn(colleague));
    push('too late', person);
    push('the colleague’s', colleague);
    expect(here.phone.pushed).toEqual(['theirs', 'the colleague’s']);
  });

  it('ends the registration also where the phone keeps its files from the app', async () => {
    here.start();
    await here.become(signedIn(person));
    here.phone.will.failing = 'deleteFile';
    await expect(here.signOut()).rejects.toThrow('was not deleted');
    expect(here.names().at(-1)).toBe('unregister');
    here.phone.will.failing = null;
    await here.signOut();
    here.phone.receive({ data: { title: 'late', recipient: person } });
    expect(here.phone.pushed).toEqual([]);
  });

  it('takes the token over before the phone registers again', async () => {
    const registrations = () => iphone.names().filter((name) => name === 'register').length;
    const atSaves: number[] = [];
    const iphone = setUpPush('ios', async () => void atSaves.push(registrations()));
    iphone.start();
    await iphone.become(signedIn(person));
    await iphone.setNetwork('offline');
    await iphone.signOut();
    await iphone.become({ kind: 'signed_out' });
    await iphone.setNetwork('online');
    iphone.phone.will.token = 'token-2';
    await iphone.become(signedIn(colleague));
    expect(iphone.rows()).toEqual([`${colleague} token-1`, `${colleague} token-2`]);
    expect(atSaves).toEqual([1, 1, 2]);
  });

  it('registers for the next person once the server has heard of them', async () => {
    here.start();
    await here.become(signedIn(person));
    await here.setNetwork('offline');
    await here.signOut();
    await here.become({ kind: 'signed_out' });
    await here.become(signedIn(colleague));
    expect(here.names().filter((name) => name === 'register')).toHaveLength(1);
    await here.setNetwork('online');
    expect(here.names().at(-1)).toBe('register');
    expect(here.rows()).toEqual([`${colleague} token-1`]);
  });

  it('an open iPhone app shows a push to its recipient alone', async () => {
    const iphone = setUpPush('ios');
    const push = (title: string, recipient?: string) =>
      iphone.phone.receive({ aps: { alert: { title } }, recipient });
    iphone.start();
    await iphone.become(signedIn(colleague));
    push('late', person);
    push('no one’s');
    push('theirs', colleague);
    await settle();
    expect(iphone.phone.pushed).toEqual(['theirs']);
    expect(iphone.phone.shown.size).toBe(1);
    await iphone.signOut();
    expect(iphone.phone.shown.size).toBe(0);
  });

  it('gives the token to whoever signs in next, and to them alone', async () => {
    here.start();
    await here.become(signedIn(person));
    await here.setNetwork('offline');
    await here.signOut();
    await here.become({ kind: 'signed_out' });
    await here.setNetwork('online');
    await here.become(signedIn(colleague));
    expect(here.rows()).toEqual([`${colleague} token-1`]);
    here.phone.emit('registration', { value: 'token-2' });
    await settle();
    expect(here.rows().every((row) => row.startsWith(colleague))).toBe(true);
  });
});
