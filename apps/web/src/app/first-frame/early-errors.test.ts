import { expect, it } from 'vitest';
import { createEarlyErrors, mayRestart } from './early-errors.ts';

/** A device's storage, which several pages may share. */
function openDevice() {
  const texts = new Map<string, string>();
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const reported: string[] = [];
  return {
    store,
    reported,
    size: () => [...texts.values()].join('').length,
    load: (route: string) => createEarlyErrors({ store: () => store, route: () => route }),
    report: (error: Error, from: string) => void reported.push(`${from} ${String(error)}`),
  };
}

it('keeps what goes wrong before anyone listens, over starts that fail, and tells each once', () => {
  const device = openDevice();
  // Each start fails with the same error.
  for (const _start of [1, 2, 3]) device.load('/time').hear(new TypeError('broke'));
  const page = device.load('/auth');
  page.hear('not even an error');
  page.handOver(device.report);
  expect(device.reported).toEqual(['/time TypeError: broke', '/auth Error: not even an error']);
  device.load('/auth').handOver(device.report);
  expect(device.reported).toHaveLength(2);
});

it('[spec 2s.10] names an error by one id, on every screen that shows it and in the report', () => {
  const device = openDevice();
  const first = device.load('/time').hear(new TypeError('broke'));
  const page = device.load('/time');
  expect(page.hear(new TypeError('broke'))).toBe(first);
  const other = page.hear(new Error('something else'));
  const ids: string[] = [];
  page.handOver((_error, _route, id) => ids.push(id));
  expect(ids).toEqual([first, other]);
  const later = page.hear(new Error('later'));
  expect(ids).toEqual([first, other, later]);
  expect(new Set(ids).size).toBe(3);
});

it('passes on at once what goes wrong once someone listens, with where it came from', () => {
  const device = openDevice();
  const page = device.load('/time');
  page.handOver(device.report);
  const error = new Error('later');
  page.hear(error);
  expect(device.reported).toEqual(['/time Error: later']);
  expect(device.size()).toBe(0);
});

it('keeps the first few, cut short', () => {
  const device = openDevice();
  for (let turn = 0; turn < 50; turn += 1)
    device.load('/time').hear(new Error(`${turn} ${'x'.repeat(9000)}`));
  expect(device.size()).toBeLessThan(15_000);
  device.load('/time').handOver(device.report);
  expect(device.reported.map((text) => text.slice(0, 15))).toEqual(
    [0, 1, 2, 3, 4].map((turn) => `/time Error: ${turn} `),
  );
});

it('tells what it can where the kept text is damaged', () => {
  const device = openDevice();
  device.store.setItem('muster.early-errors', '[{"message":');
  const page = device.load('/time');
  page.hear(new Error('broke'));
  page.handOver(device.report);
  expect(device.reported).toEqual(['/time Error: broke']);
});

it('stops nothing where the browser forbids to keep anything', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const reported: string[] = [];
  const page = createEarlyErrors({ store: forbidden, route: () => '/time' });
  page.hear(new Error('before'));
  page.handOver((error) => reported.push(error.message));
  page.hear(new Error('after'));
  expect(reported).toEqual(['after']);
});

it('lets a page reload automatically once a minute at most', () => {
  const texts = new Map<string, string>();
  const store = {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, value: string) => void texts.set(key, value),
  };
  expect(mayRestart(store, 1_000_000)).toBe(true);
  expect(mayRestart(store, 1_059_999)).toBe(false);
  expect(mayRestart(store, 1_060_000)).toBe(true);
});

it('never reloads a page automatically where it couldn’t remember that it did', () => {
  const forgetful = { get: () => null, set: () => undefined };
  expect(mayRestart(forgetful, 1_000_000)).toBe(false);
});
