import { expect, test, vi } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { keepReporting } from './keep-reporting.ts';

const minuteMs = 60_000;

type Item = Pick<OutboxItem, 'progress'>;
type Report = { readonly device_id: string; readonly has_unsent: boolean };

/** A device on which someone looks at the clock; `told` is what the server heard. */
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
  const end = keepReporting({
    platform: tab.platform,
    account: { state: () => ({ kind: 'signed_out' }) },
    outbox: { view: () => ({ isRead: true, items }) },
    api: {
      rpc: async (_: string, report: Report) => {
        if (isFailing) throw new TypeError('no answer');
        told.push(report);
      },
    },
  });
  return { device, tab, told, end, fail: (fails: boolean) => (isFailing = fails) };
}

const unsent: Item = { progress: { state: 'sending', attempts: 0, runId: 'run' } };
const sent: Item = { progress: { state: 'done', attempts: 1, doneAtMs: 0, answer: null } };

test('a device tells at once and every five minutes, by one id', async () => {
  const { device, told } = start();
  await device.advance(5 * minuteMs - 1);
  expect(told).toHaveLength(1);
  await device.advance(1);
  expect(told).toHaveLength(2);
  expect(new Set(told.map(({ device_id }) => device_id)).size).toBe(1);
});

test.each([
  ['nothing', [], false],
  ['what the server has', [sent], false],
  ['what still waits', [sent, unsent], true],
])('with %s on it, it says so', async (_: string, items: readonly Item[], has_unsent: boolean) => {
  const { device, told } = start(items);
  await device.advance(0);
  expect(told).toMatchObject([{ has_unsent }]);
});

test('it tells nothing while no one looks, without a network, or once the screen is gone', async () => {
  const { device, tab, told, end } = start();
  await device.advance(0);
  tab.show(false);
  await device.advance(5 * minuteMs);
  tab.show(true);
  device.setOnline(false);
  await device.advance(5 * minuteMs);
  expect(told).toHaveLength(1);
  device.setOnline(true);
  await vi.waitFor(() => expect(tab.platform.network.state()).toBe('online'));
  await device.advance(5 * minuteMs);
  expect(told).toHaveLength(2);
  end();
  await device.advance(10 * minuteMs);
  expect(told).toHaveLength(2);
});

test('what gets no answer is told the next time', async () => {
  const { device, told, fail } = start();
  fail(true);
  await device.advance(5 * minuteMs);
  fail(false);
  await device.advance(5 * minuteMs);
  expect(told).toHaveLength(2);
});
