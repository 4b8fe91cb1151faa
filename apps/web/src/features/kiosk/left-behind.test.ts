import { expect, it, vi } from 'vitest';
import { createLeftBehind } from './left-behind.ts';

it('tries what was left behind until it is kept, and then no more', async () => {
  vi.useFakeTimers();
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const left = createLeftBehind({ after });
  const full = new Error('no room');
  const first = vi.fn<() => Promise<void>>().mockRejectedValueOnce(full).mockResolvedValue();
  const second = vi.fn<() => Promise<void>>().mockResolvedValue();
  left.add(first);
  left.add(second);
  expect(first).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  vi.useRealTimers();
});
