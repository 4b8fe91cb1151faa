import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function start() {
  const runs: PromiseWithResolvers<void>[] = [];
  const rests: PromiseWithResolvers<void>[] = [];
  const later = (list: PromiseWithResolvers<void>[]) => () => {
    const one = Promise.withResolvers<void>();
    list.push(one);
    return one.promise;
  };
  return { runs, rests, call: oneAtATime(later(runs), later(rests)) };
}

describe('work that is asked for often', () => {
  it('runs at once, never twice at a time, and once more for all calls in between', async () => {
    const { runs, rests, call } = start();
    call();
    call();
    call();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await expect.poll(() => rests.length).toBe(1);
    rests[0]?.resolve();
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await expect.poll(() => rests.length).toBe(2);
    rests[1]?.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(runs).toHaveLength(2);
    call();
    expect(runs).toHaveLength(3);
  });

  it('rests before it runs again', async () => {
    const { runs, rests, call } = start();
    call();
    runs[0]?.resolve();
    await expect.poll(() => rests.length).toBe(1);
    call();
    await new Promise((resolve) => setTimeout(resolve));
    expect(runs).toHaveLength(1);
    rests[0]?.resolve();
    await expect.poll(() => runs.length).toBe(2);
  });
});
