import { realtimeEventsPerSecond } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { throttle } from './throttle.ts';

function calm() {
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const heard: (string | null)[] = [];
  const { clock } = device.openTab().platform;
  return {
    device,
    heard,
    ...throttle(clock, 1000 / realtimeEventsPerSecond, (since) => heard.push(since)),
  };
}

describe('changes that come in crowds', () => {
  it('[spec 7o.05 9.16] are passed on at once, then ten times a second, and the last is never lost', async () => {
    const { device, heard, hear } = calm();
    for (const since of ['1', '2', '3']) hear(since);
    expect(heard).toEqual(['1']);
    await device.advance(100);
    expect(heard).toEqual(['1', '2']);
    await device.advance(1000);
    expect(heard).toEqual(['1', '2']);
    hear('4');
    expect(heard).toEqual(['1', '2', '4']);
  });

  it('stand for everything when one of them says that anything may have changed', async () => {
    const { device, heard, hear } = calm();
    hear('1');
    hear('2');
    hear(null);
    await device.advance(100);
    expect(heard).toEqual(['1', null]);
  });

  it('are not passed on after the listener has gone', async () => {
    const { device, heard, hear, cancel } = calm();
    hear('1');
    hear('2');
    cancel();
    await device.advance(1000);
    expect(heard).toEqual(['1']);
  });
});
