import { describe, expect, it } from 'vitest';
import type { LocationFix } from '../location.ts';
import { createNativeBridge, type InjectedBridge } from './bridge.ts';
import { createPhoneLocation } from './phone-location.ts';
import { createPhoneNetworkHints, createPhoneVisibility } from './phone-state.ts';
import { scanCode } from './scan-code.ts';
import { createSharedFiles } from './shared-files.ts';
import { createSimulatedPhone, type SimulatedPhone } from './simulated-bridge.ts';

/** A phone with a given answer from one plugin. */
function setUp(answer: () => unknown = () => ({})) {
  const phone = createSimulatedPhone('ios');
  const calls: { readonly name: string; readonly options: object }[] = [];
  const injected: InjectedBridge = {
    ...phone.injected,
    nativePromise: async (plugin, method, options = {}) => {
      calls.push({ name: `${plugin}.${method}`, options });
      return answer();
    },
  };
  return { phone, calls, bridge: createNativeBridge(injected)! };
}

function refusing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

describe('the phone’s location', () => {
  it.each([
    ['OS-PLUG-GLOC-0003', 'denied'],
    ['OS-PLUG-GLOC-0008', 'denied'],
    ['OS-PLUG-GLOC-0010', 'timeout'],
    ['OS-PLUG-GLOC-0007', 'unavailable'],
  ])('is none after %s, and says %s', async (code, reason) => {
    const { bridge } = setUp(refusing(code));
    expect(await createPhoneLocation(bridge).fix()).toEqual({ kind: 'none', reason });
  });

  it('is none where the phone answers without a place', async () => {
    const { bridge } = setUp(() => ({ timestamp: 1, coords: { latitude: 1 } }));
    expect(await createPhoneLocation(bridge).fix()).toMatchObject({ reason: 'unavailable' });
  });

  it('is measured with its accuracy and its time', async () => {
    const coords = { latitude: 36.1, longitude: -115.2, accuracy: 9 };
    const { bridge } = setUp(() => ({ timestamp: 5000, coords }));
    expect(await createPhoneLocation(bridge).fix()).toEqual({
      kind: 'fix',
      fix: { lat: 36.1, lng: -115.2, accuracyM: 9, measuredAtMs: 5000, mock: false },
    });
  });

  it.each([
    [{ location: 'granted', coarseLocation: 'granted' }, 'granted'],
    [{ location: 'denied', coarseLocation: 'granted' }, 'granted'],
    [{ location: 'denied', coarseLocation: 'denied' }, 'denied'],
    [{ location: 'prompt', coarseLocation: 'prompt' }, 'ask'],
  ])('with the permissions %j is %s', async (states, permission) => {
    const { bridge } = setUp(() => states);
    expect(await createPhoneLocation(bridge).permission()).toBe(permission);
  });
});

describe('the phone that is followed', () => {
  const words = { title: 'On the clock', message: 'Recorded' };
  const place = { latitude: 36.1, longitude: -115.2, accuracy: 9, time: 5000, simulated: true };
  function follow(phone: SimulatedPhone) {
    const heard: LocationFix[] = [];
    const location = createPhoneLocation(createNativeBridge(phone.injected)!);
    const end = location.follow!(words, (fix) => heard.push(fix));
    const names = () => phone.calls.map(({ name }) => name.replace('BackgroundGeolocation.', ''));
    return { heard, end, names };
  }

  it('says where it comes to until it is stopped, and asks for no more than it has', async () => {
    const phone = createSimulatedPhone('android');
    const { heard, end, names } = follow(phone);
    await expect.poll(names).toEqual(['stop', 'start']);
    expect(phone.calls.at(-1)?.options).toEqual({
      backgroundTitle: 'On the clock',
      backgroundMessage: 'Recorded',
      requestPermissions: false,
      stale: false,
      distanceFilter: 50,
    });
    phone.move(place);
    phone.move({ ...place, time: null });
    expect(heard).toEqual([
      { lat: 36.1, lng: -115.2, accuracyM: 9, measuredAtMs: 5000, mock: true },
    ]);
    end();
    phone.move(place);
    phone.emit('appStateChange', { isActive: true });
    await expect.poll(names).toEqual(['stop', 'start', 'stop']);
    phone.move(place);
    expect(heard).toHaveLength(1);
  });

  it('is tried again when its person comes back, after a denial and after a loss', async () => {
    const phone = createSimulatedPhone('ios');
    phone.will.permission = 'denied';
    const { heard, end, names } = follow(phone);
    await expect.poll(names).toEqual(['stop', 'start']);
    phone.will.permission = 'granted';
    phone.emit('appStateChange', { isActive: true });
    await expect.poll(names).toHaveLength(4);
    phone.emit('appStateChange', { isActive: true });
    phone.move(place);
    phone.move(null, { code: 'NOT_AUTHORIZED' });
    phone.emit('appStateChange', { isActive: false });
    phone.emit('appStateChange', { isActive: true });
    await expect.poll(names).toHaveLength(6);
    phone.move(place);
    expect(heard).toHaveLength(2);
    end();
  });

  it('starts no second time before the first has stopped, and not at all where its time was over', async () => {
    const phone = createSimulatedPhone('android');
    const first = follow(phone);
    await expect.poll(first.names).toEqual(['stop', 'start']);
    first.end();
    const second = follow(phone);
    const third = follow(phone);
    third.end();
    await expect
      .poll(first.names)
      .toEqual(['stop', 'start', 'stop', 'stop', 'start', 'stop', 'stop']);
    second.end();
  });
});

it('the phone’s word on its connection goes over the web view’s', async () => {
  const { phone, bridge } = setUp(() => ({ connected: true }));
  const web = { isOnline: () => false, subscribe: () => () => undefined };
  const hints = createPhoneNetworkHints(bridge, web);
  let told = 0;
  hints.subscribe(() => {
    told += 1;
  });
  expect(hints.isOnline()).toBe(false);
  await expect.poll(() => hints.isOnline()).toBe(true);
  expect(told).toBe(1);
  phone.emit('networkStatusChange', { connected: true });
  expect(told).toBe(1);
  phone.emit('networkStatusChange', { connected: false });
  expect([told, hints.isOnline()]).toEqual([2, false]);
});

it('an app that the phone has put away is not visible', () => {
  const { phone, bridge } = setUp();
  let isShown = true;
  const web = { isVisible: () => isShown, subscribe: () => () => undefined };
  const visibility = createPhoneVisibility(bridge, web);
  const told: boolean[] = [];
  visibility.subscribe((isVisible) => told.push(isVisible));
  expect(visibility.isVisible()).toBe(true);
  phone.emit('appStateChange', { isActive: false });
  phone.emit('appStateChange', { isActive: false });
  phone.emit('appStateChange', { isActive: true });
  expect(told).toEqual([false, true]);
  isShown = false;
  expect(visibility.isVisible()).toBe(false);
});

describe('the scanner', () => {
  it.each([
    ['OS-PLUG-BARC-0006', 'canceled'],
    ['OS-PLUG-BARC-0007', 'failed'],
  ])('that ends with %s has %s', async (code, kind) => {
    const { bridge } = setUp(refusing(code));
    expect(await scanCode(bridge, 'Here')).toEqual({ kind });
  });

  it('looks for QR codes and says what to do', async () => {
    const { bridge, calls } = setUp(() => ({ ScanResult: 'https://a.example', format: 0 }));
    const code = { kind: 'code', text: 'https://a.example' };
    expect(await scanCode(bridge, 'Here')).toEqual(code);
    expect(calls[0]?.options).toMatchObject({ hint: 0, scanInstructions: 'Here' });
  });
});

it('a file goes to the share sheet, and closing the sheet is no failure', async () => {
  const phone = createSimulatedPhone('ios');
  phone.will.failing = 'share';
  const files = createSharedFiles(createNativeBridge(phone.injected)!);
  await files.save({ name: 'punches.json', type: 'application/json', content: '{"ñ":1}' });
  expect(phone.calls.at(-1)).toEqual({
    name: 'Share.share',
    options: { title: 'punches.json', files: ['file:///phone/punches.json'] },
  });
  const kept = Buffer.from(phone.files.get('punches.json') ?? '', 'base64').toString();
  expect(kept).toBe('{"ñ":1}');
  phone.will.failing = 'writeFile';
  const late = files.save({ name: 'x', type: 'text/plain', content: '' });
  await expect(late).rejects.toThrow('writeFile failed');
});
