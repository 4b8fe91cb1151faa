import { describe, expect, it, vi } from 'vitest';
import { createNetwork } from './network.ts';
import { createSimulatedDevice } from './simulated-device.ts';

function network(options: { readonly saysOnline: boolean; readonly isReachable: boolean }) {
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const world = { ...options, probes: 0 };
  const hints = new Set<() => void>();
  const states: string[] = [];
  const port = createNetwork({
    clock: device.openTab().platform.clock,
    hints: {
      isOnline: () => world.saysOnline,
      subscribe: (listener) => {
        hints.add(listener);
        return () => hints.delete(listener);
      },
    },
    probe: async () => {
      world.probes += 1;
      return world.isReachable;
    },
  });
  port.subscribe((state) => states.push(state));
  const hint = (saysOnline: boolean) => {
    world.saysOnline = saysOnline;
    for (const listener of hints) listener();
  };
  return { port, world, device, states, hint };
}

const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 15_000 });

describe('whether the server can be reached', () => {
  it('is no at once when the browser says so', () => {
    const { port, hint } = network({ saysOnline: true, isReachable: false });
    hint(false);
    expect(port.state()).toBe('offline');
  });

  it('is no when requests fail and the server gives no sign of life, though the browser says online', async () => {
    const { port, states } = network({ saysOnline: true, isReachable: false });
    port.reportFailed();
    await until(() => expect(states).toEqual(['offline']));
  });

  it('stays yes when one request fails but the server answers', async () => {
    const { port, world, states } = network({ saysOnline: true, isReachable: true });
    port.reportFailed();
    await until(() => expect(world.probes).toBe(1));
    expect(states).toEqual([]);
  });

  it('is not believed from the browser alone: the server is asked first', async () => {
    const { port, world, hint, states } = network({ saysOnline: false, isReachable: false });
    hint(true);
    await until(() => expect(world.probes).toBe(1));
    expect(port.state()).toBe('offline');
    world.isReachable = true;
    hint(true);
    await until(() => expect(states).toEqual(['online']));
  });

  it('is asked again with growing pauses, even while the browser insists on offline', async () => {
    const { world, device, states } = network({ saysOnline: false, isReachable: false });
    for (const [afterMs, probes] of [
      [1000, 1],
      [2000, 2],
      [4000, 3],
    ] as const) {
      await device.advance(afterMs);
      await until(() => expect(world.probes).toBe(probes));
    }
    world.isReachable = true;
    await device.advance(8000);
    await until(() => expect(states).toEqual(['online']));
  });

  it('is asked again when the browser’s hint changes during the question', async () => {
    const { world, hint, states } = network({ saysOnline: true, isReachable: false });
    hint(false);
    world.isReachable = true;
    hint(true);
    await until(() => expect(states).toEqual(['offline', 'online']));
  });

  it('is yes as soon as any request came through', () => {
    const { port } = network({ saysOnline: false, isReachable: false });
    port.reportReached();
    expect(port.state()).toBe('online');
  });
});
