import { describe, expect, it } from 'vitest';
import { createTries, waitMs } from './tries.ts';

const minute = 60_000;

describe('wrong PINs', () => {
  it('are free five times, then cost a wait that doubles up to a quarter of an hour', () => {
    const waits = [0, 4, 5, 6, 7, 9, 10, 40].map((failed) => waitMs({ failed, lastAtMs: 0 }, 0));
    expect(waits).toEqual([0, 0, 30_000, minute, 2 * minute, 8 * minute, 15 * minute, 15 * minute]);
  });

  it('are waited for from the last one on', () => {
    expect(waitMs({ failed: 5, lastAtMs: 1000 }, 21_000)).toBe(10_000);
    expect(waitMs({ failed: 5, lastAtMs: 1000 }, 31_000)).toBe(0);
  });

  it('are waited for no longer than that when the clock was set back', () => {
    expect(waitMs({ failed: 5, lastAtMs: 10 * minute }, 0)).toBe(30_000);
  });

  it('are remembered by the device, for each person', () => {
    const kept = new Map<string, string>();
    const store = {
      get: (name: string) => kept.get(name) ?? null,
      set: (name: string, value: string) => void kept.set(name, value),
      remove: (name: string) => void kept.delete(name),
      subscribe: () => () => {},
    };
    for (let n = 0; n < 5; n += 1) createTries(store).fail('anna', 1000);
    expect(createTries(store).waitMs('anna', 1000)).toBe(30_000);
    expect(createTries(store).waitMs('ben', 1000)).toBe(0);
    createTries(store).clear('anna');
    expect(createTries(store).waitMs('anna', 1000)).toBe(0);
  });
});
