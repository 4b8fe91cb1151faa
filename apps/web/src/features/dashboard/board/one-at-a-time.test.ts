import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('work that is asked for often', () => {
  it('never runs twice at once and once more for all calls in between', async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const call = oneAtATime(() => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    });
    call();
    call();
    call();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await runs[0]?.promise;
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await runs[1]?.promise;
    await Promise.resolve();
    expect(runs).toHaveLength(2);
    call();
    expect(runs).toHaveLength(3);
  });
});
