import {
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { DataError } from '../errors/data-error.ts';
import { createQueryClient, forgetOthers } from './query-client.ts';

const minuteMs = 60_000;

function phone() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const queryClient = createQueryClient(device.openTab().platform.network);
  queryClient.mount();
  return { device, queryClient };
}

/** A screen that shows a query; counts how often the server is asked. */
function show(queryClient: QueryClient, ask: () => Promise<string> = async () => 'answer') {
  const asked = vi.fn<() => Promise<string>>(ask);
  const observer = new QueryObserver(queryClient, { queryKey: ['board'], queryFn: asked });
  const leave = observer.subscribe(() => undefined);
  return { asked, leave };
}

const troubled = () =>
  Promise.reject(new DataError({ kind: 'server', status: 503, message: 'later' }));
const refused = () =>
  Promise.reject(new DataError({ kind: 'refused', status: 403, message: 'no' }));

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) }));
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('reading', () => {
  it('[spec 9.05] asks again for what is older than 10 minutes, not before', async () => {
    const { queryClient } = phone();
    const first = show(queryClient);
    await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
    const second = show(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const third = show(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    expect(first.asked.mock.calls.length + third.asked.mock.calls.length).toBe(2);
  });

  it('[spec 9.06] keeps an answer for 30 minutes after the last screen with it', async () => {
    const { queryClient } = phone();
    const { leave } = show(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(30 * minuteMs - 1);
    expect(queryClient.getQueryData(['board'])).toBe('answer');
    await vi.advanceTimersByTimeAsync(2);
    expect(queryClient.getQueryData(['board'])).toBeUndefined();
  });

  it('[spec 9.07] is tried three more times while the server is in trouble, and once when it refuses', async () => {
    const { queryClient } = phone();
    const { asked } = show(queryClient, troubled);
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(asked).toHaveBeenCalledTimes(4);
    queryClient.clear();
    const again = show(queryClient, refused);
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(again.asked).toHaveBeenCalledTimes(1);
  });

  it('[spec 9.09] is not repeated because the window has the focus again', async () => {
    const { queryClient } = phone();
    const { asked } = show(queryClient);
    await vi.advanceTimersByTimeAsync(11 * minuteMs);
    const { focusManager } = await import('@tanstack/react-query');
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('[spec 4.25] is repeated when the connection comes back, however fresh the answer is', async () => {
    const { device, queryClient } = phone();
    const { asked } = show(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    device.setOnline(false);
    await vi.advanceTimersByTimeAsync(0);
    device.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('someone else on the same device', () => {
  it('finds nothing of what was read before, and keeps what they have asked for since', async () => {
    const { queryClient } = phone();
    for (const key of [
      ['worker', 'clock'],
      ['kept', 'worker', 'clock'],
      ['visitor', 'clock'],
    ]) {
      queryClient.setQueryData(key, 'read');
    }
    forgetOthers(queryClient, 'visitor');
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['visitor', 'clock']]);
    forgetOthers(queryClient, null);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('changing', () => {
  const change = (queryClient: QueryClient, mutationFn: () => Promise<string>) => {
    const sent = vi.fn<() => Promise<string>>(mutationFn);
    const observer = new MutationObserver(queryClient, { mutationFn: sent });
    void observer.mutate().catch(() => undefined);
    return { sent, observer };
  };

  it('[spec 9.08] is tried two more times while the server is in trouble', async () => {
    const { queryClient } = phone();
    const { sent } = change(queryClient, troubled);
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('pauses without a connection and goes on when there is one', async () => {
    const { device, queryClient } = phone();
    device.setOnline(false);
    await vi.advanceTimersByTimeAsync(0);
    const { sent, observer } = change(queryClient, async () => 'done');
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(observer.getCurrentResult().isPaused).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    device.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ isPaused: false, data: 'done' });
  });
});
