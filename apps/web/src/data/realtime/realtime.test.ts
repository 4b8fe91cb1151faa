import { queryStaleMs } from '@muster/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createRealtime, type TopicChange } from './realtime.ts';

type Heard = (message: unknown) => void;
type Told = (state: string, error?: Error) => void;
const server = vi.hoisted(() => ({ channels: new Map<string, { heard: Heard; told: Told }>() }));

vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class {
    token: string | null = null;
    setAuth: () => Promise<void>;
    constructor(_url: string, { accessToken }: { accessToken: () => Promise<string | null> }) {
      this.setAuth = async () => {
        this.token = await accessToken();
      };
    }
    getChannels = () => [];
    isConnected = () => true;
    removeChannel = async ({ name }: { name: string }) => void server.channels.delete(name);
    channel = (name: string) => {
      let heard: Heard = () => undefined;
      const channel = {
        name,
        on: (_kind: string, _filter: unknown, listener: Heard) => {
          heard = listener;
          return channel;
        },
        subscribe: (told: Told) => {
          server.channels.set(name, { heard, told });
          if (this.token === null) told('CHANNEL_ERROR', new Error('Unauthorized: no token'));
          else told('SUBSCRIBED');
        },
      };
      return channel;
    };
  },
}));

const topic = 'company:1:clock';
const covers = '["admin","board"]';

function open() {
  const device = createSimulatedDevice({
    startMs: 0,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const { clock, network } = device.openTab().platform;
  const config = {
    supabaseUrl: 'https://app.test',
    anonKey: 'anon',
    functionsUrl: null,
    vapidPublicKey: null,
    mapStyleUrl: null,
    version: '',
    apiUrl: 'https://app.test',
  };
  const token = async () => ({ kind: 'token', accessToken: 'theirs' }) as const;
  const queryClient = new QueryClient();
  const onClosed = vi.fn<() => void>();
  const realtime = createRealtime({
    config: { ready: async () => config, current: () => config, refresh: async () => {} },
    tokens: { current: token, renew: token },
    clock,
    network,
    queryClient,
    onClosed,
  });
  const changed = () => server.channels.get(topic)?.heard({ payload: { since: '1' } });
  /** A screen that shows what `name` covers; it is notified of what it may have missed. */
  const visit = (name: string | undefined = covers) => {
    const told = vi.fn<(change: TopicChange) => void>();
    return { told, leave: realtime.join(topic, told, name) };
  };
  const first = async () => {
    const screen = visit();
    await vi.waitFor(() => expect(screen.told).toHaveBeenCalledTimes(1));
    await device.advance(1000);
    return screen;
  };
  return { device, visit, first, changed, onClosed, queryClient };
}

beforeEach(() => server.channels.clear());

it('[spec 9.05] has nothing to say to a screen that comes back within ten minutes without a change', async () => {
  const { device, visit, first } = open();
  let { leave } = await first();
  for (const awayMs of [2000, queryStaleMs - 2000]) {
    leave();
    await device.advance(awayMs);
    const again = visit();
    await device.advance(1000);
    expect(again.told).not.toHaveBeenCalled();
    leave = again.leave;
  }
  leave();
  await device.advance(queryStaleMs);
  expect(server.channels.size).toBe(0);
});

it('joins its first topic with a token', async () => {
  const { first, onClosed } = open();
  await first();
  expect(onClosed).not.toHaveBeenCalled();
});

it('tells a screen that comes back of what happened meanwhile', async () => {
  const { device, visit, first, changed } = open();
  (await first()).leave();
  changed();
  expect(visit().told).toHaveBeenCalledTimes(1);
  const second = open();
  (await second.first()).leave();
  // The connection was lost for a moment.
  server.channels.get(topic)?.told('SUBSCRIBED');
  await second.device.advance(1000);
  expect(second.visit().told).toHaveBeenCalledTimes(1);
  await device.advance(1000);
});

it('tells a screen that left before a change reached it, or that shows something else', async () => {
  const { visit, first, changed } = open();
  const screen = await first();
  changed();
  // The second change within a moment waits.
  changed();
  screen.leave();
  expect(visit().told).toHaveBeenCalledTimes(1);
  expect(visit('["admin","other"]').told).toHaveBeenCalledTimes(1);
  expect(visit(undefined).told).toHaveBeenCalledTimes(1);
});

it('tells a screen that comes back after something was changed here', async () => {
  const { visit, first, queryClient } = open();
  (await first()).leave();
  await new MutationObserver(queryClient, { mutationFn: async () => 'renamed' }).mutate();
  expect(visit().told).toHaveBeenCalledTimes(1);
});

it('lets a topic go that the server closes while no one listens', async () => {
  const { device, first, visit, onClosed } = open();
  const screen = await first();
  screen.leave();
  server.channels.get(topic)?.told('CLOSED');
  expect(server.channels.size).toBe(0);
  await device.advance(10_000);
  expect(server.channels.size).toBe(0);
  expect(onClosed).not.toHaveBeenCalled();
  const again = visit();
  await vi.waitFor(() => expect(again.told).toHaveBeenCalledTimes(1));
});
