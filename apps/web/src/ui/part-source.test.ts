import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartSource } from './part-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As a page that shows the part for `ms`: it plans the next request whenever one has failed. */
async function show(source: ReturnType<typeof createPartSource<string>>, ms: number) {
  const plan = () => {
    const state = source.state();
    return state.kind === 'failed' ? source.askLater(state.failures) : () => undefined;
  };
  let stop = plan();
  const leave = source.subscribe(() => {
    stop();
    stop = plan();
  });
  await vi.advanceTimersByTimeAsync(ms);
  leave();
  stop();
}

test('a part that can’t be loaded is asked for less and less often', async () => {
  const load = vi.fn<() => Promise<{ default: string }>>(() => Promise.reject(new Error('gone')));
  const source = createPartSource<string>(load);
  await source.ask();
  expect(source.state()).toEqual({ kind: 'failed', failures: 1 });
  await show(source, 24_000);
  // After 2, 6 and 14 seconds.
  expect(load).toHaveBeenCalledTimes(4);
  await show(source, 600_000);
  // After 30 and 62 seconds, then once a minute.
  expect(load).toHaveBeenCalledTimes(4 + 2 + 9);
});

test('a part that is shown again and again while it fails costs no further requests', async () => {
  const load = vi.fn<() => Promise<{ default: string }>>(() => Promise.reject(new Error('gone')));
  const source = createPartSource<string>(load);
  await source.ask();
  for (let shown = 0; shown < 50; shown += 1) await show(source, 30);
  expect(load).toHaveBeenCalledTimes(1);
  await show(source, 500);
  expect(load).toHaveBeenCalledTimes(2);
});

test('several that ask at once share one request, and hear of the part when it is there', async () => {
  const load = vi.fn<() => Promise<{ default: string }>>();
  load.mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValueOnce({ default: 'part' });
  const source = createPartSource<string>(load);
  await Promise.all([source.ask(), source.ask()]);
  expect(load).toHaveBeenCalledTimes(1);
  const heard = vi.fn<() => void>();
  source.subscribe(heard);
  await Promise.all([source.ask(), source.ask()]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(source.state()).toEqual({ kind: 'loaded', Part: 'part' });
});
