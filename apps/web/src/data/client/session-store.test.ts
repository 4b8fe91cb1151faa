import { describe, expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSessionStore } from './session-store.ts';

/** A session as the server returns it, issued this many seconds after the first one. */
function sessionOf(userId: string, id: string, issuedAfterS = 0, number = '') {
  const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
  const iat = 1_780_000_000 + issuedAfterS;
  return {
    access_token: `${part({ alg: 'ES256' })}.${part({ session_id: id, iat })}.c2lnbmF0dXJl`,
    refresh_token: `refresh ${issuedAfterS}`,
    expires_at: iat + 3600,
    user: { id: userId, phone: number },
  };
}

function phone() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1, 6),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const { localStore } = device.openTab().platform;
  return {
    open: () => createSessionStore(device.openTab().platform.localStore),
    renewalsOf: (id: string) => localStore.get(`muster.session.${id}`),
  };
}

describe('the stored session', () => {
  it('is the renewed one for every tab, which all hear of it', () => {
    const { open } = phone();
    const tabs = [open(), open()] as const;
    let heard = 0;
    tabs[0].write(sessionOf('worker', 'first'));
    tabs[1].subscribe(() => (heard += 1));
    tabs[0].write(sessionOf('worker', 'first', 60));
    expect(heard).toBe(1);
    for (const tab of [...tabs, open()]) expect(tab.read()?.refreshToken).toBe('refresh 60');
  });

  it('says the number of someone who signed in by phone, and of no one else', () => {
    const tab = phone().open();
    tab.write(sessionOf('worker', 'first', 0, '16025550123'));
    expect(tab.read()?.phone).toBe('+16025550123');
    tab.write(sessionOf('visitor', 'second', 60));
    expect(tab.read()?.phone).toBeNull();
  });

  it('is not replaced by what was asked for before someone else signed in', () => {
    const { open } = phone();
    const tab = open();
    tab.write(sessionOf('worker', 'first'));
    tab.write(sessionOf('visitor', 'second', 60));
    tab.write(sessionOf('worker', 'first', 30));
    expect(tab.read()?.userId).toBe('visitor');
  });

  it('keeps its newer tokens where a change of the login was asked for with older ones', () => {
    const { open } = phone();
    const tab = open();
    tab.write(sessionOf('worker', 'first'));
    tab.write(sessionOf('worker', 'first', 60));
    tab.write(sessionOf('worker', 'first', 0, '+1 555 0100'));
    expect(tab.read()?.refreshToken).toBe('refresh 60');
    expect(tab.raw()).toContain('+1 555 0100');
  });

  it('is none once it was lost or signed out, whatever comes of it later', () => {
    const { open, renewalsOf } = phone();
    const tab = open();
    tab.write(sessionOf('worker', 'first'));
    const stored = tab.read();
    if (stored !== null) tab.lose(stored);
    expect([tab.read(), open().read()]).toEqual([null, null]);
    tab.leave(['first']);
    tab.clear();
    tab.write(sessionOf('worker', 'first', 60));
    expect([tab.read(), tab.raw(), open().read()]).toEqual([null, null, null]);
    expect(renewalsOf('first')).toBeNull();
  });

  it('comes back from a second copy as that has it', () => {
    const { open } = phone();
    const tab = open();
    tab.write(sessionOf('worker', 'first'));
    tab.write(sessionOf('worker', 'first', 60));
    tab.restore(JSON.stringify(sessionOf('worker', 'first', 120)));
    expect(open().read()?.refreshToken).toBe('refresh 120');
  });

  it('leaves no tokens behind of someone in whose place another has signed in', () => {
    const { open, renewalsOf } = phone();
    const tab = open();
    tab.write(sessionOf('worker', 'first'));
    tab.write(sessionOf('worker', 'first', 60));
    tab.write(sessionOf('visitor', 'second', 90));
    expect(renewalsOf('first')).toBeNull();
    expect(open().read()?.userId).toBe('visitor');
  });
});
