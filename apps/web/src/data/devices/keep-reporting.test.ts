import { expect, test, vi } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { DeviceFacts } from './device-facts.ts';
import { keepReporting } from './keep-reporting.ts';

const minuteMs = 60_000;

type Item = Pick<OutboxItem, 'progress'>;
type Report = {
  readonly device_id: string;
  readonly has_unsent: boolean;
  readonly facts: DeviceFacts | null;
};

/** A device whose user is clocked in; `told` lists the reports that the server received. */
function start(items: readonly Item[] = []) {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 10, 2, 13),
    zone: 'America/Denver',
    utcOffsetMinutes: -420,
    fetch: () => Promise.reject(new TypeError('no network')),
    origin: 'https://muster.example',
  });
  const tab = device.openTab();
  const told: Report[] = [];
  let isFailing = false;
  let held = items;
  const end = keepReporting({
    platform: tab.platform,
    account: { state: () => ({ kind: 'signed_out' }) },
    outbox: { view: () => ({ isRead: true, items: held }) },
    skew: { reading: () => ({ skewMs: 1500, skewAgeMs: 0 }) },
    appVersion: '1.2.3',
    api: {
      rpc: async (_: string, report: Report) => {
        if (isFailing) throw new TypeError('no answer');
        told.push(report);
      },
    },
  });
  const hold = (next: readonly Item[]) => (held = next);
  return { device, tab, told, end, hold, fail: (fails: boolean) => (isFailing = fails) };
}

/** Queries to the device take several turns of the event loop, which the simulated clock doesn't wait for. */
async function pass(device: ReturnType<typeof start>['device'], ms: number): Promise<void> {
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  await settle();
  for (let leftMs = ms; leftMs > 0; leftMs -= 5 * minuteMs) {
    await device.advance(Math.min(leftMs, 5 * minuteMs));
    await settle();
  }
}

const unsent: Item = { progress: { state: 'sending', attempts: 0, runId: 'run' } };
const sent: Item = { progress: { state: 'done', attempts: 1, doneAtMs: 0, answer: null } };

test('a device tells at once and every five minutes, by one id', async () => {
  const { device, told } = start();
  await pass(device, 5 * minuteMs - 1);
  expect(told).toHaveLength(1);
  await pass(device, 1);
  expect(told).toHaveLength(2);
  expect(new Set(told.map(({ device_id }) => device_id)).size).toBe(1);
});

test.each([
  ['nothing', [], false],
  ['what the server has', [sent], false],
  ['what still waits', [sent, unsent], true],
])('with %s on it, it says so', async (_: string, items: readonly Item[], has_unsent: boolean) => {
  const { device, told } = start(items);
  await pass(device, 0);
  expect(told).toMatchObject([{ has_unsent }]);
});

test('it tells nothing while no one looks, without a network, or once the screen is gone', async () => {
  const { device, tab, told, end } = start();
  await pass(device, 0);
  tab.show(false);
  await pass(device, 5 * minuteMs);
  tab.show(true);
  device.setOnline(false);
  await pass(device, 5 * minuteMs);
  expect(told).toHaveLength(1);
  device.setOnline(true);
  await vi.waitFor(() => expect(tab.platform.network.state()).toBe('online'));
  await pass(device, 5 * minuteMs);
  expect(told).toHaveLength(2);
  end();
  await pass(device, 10 * minuteMs);
  expect(told).toHaveLength(2);
});

test('a report without an answer is sent again the next time', async () => {
  const { device, told, fail } = start();
  fail(true);
  await pass(device, 5 * minuteMs);
  fail(false);
  await pass(device, 5 * minuteMs);
  expect(told).toHaveLength(1);
  // The facts of the lost report are sent again.
  expect(told[0]?.facts).not.toBeNull();
});

test('it says of itself what it knows, again after 15 minutes or on a change', async () => {
  const { device, told, hold } = start();
  await pass(device, 15 * minuteMs);
  expect(told.map(({ facts }) => facts !== null)).toEqual([true, false, false, true]);
  expect(told[0]?.facts).toEqual({
    location_permission: 'unknown',
    location_precision: 'unknown',
    battery_saver: 'unknown',
    mock_location: 'unknown',
    runs_in: 'browser',
    app_version: '1.2.3',
    unsent_items: 0,
    skew_ms: 1500,
  });
  hold([unsent]);
  await pass(device, 5 * minuteMs);
  expect(told.at(-1)?.facts).toMatchObject({ unsent_items: 1 });
});
