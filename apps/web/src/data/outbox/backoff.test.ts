import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueInMs, longestPauseMs, pauseMs } from './backoff.ts';
import type { OutboxItem } from './item.ts';

const attempt = integer({ min: 1, max: 200 });
const random = double({ min: 0, max: 1, noNaN: true });

function waitingUntil(nextAttemptAtMs: number | null): OutboxItem {
  return {
    id: 'one',
    order: 1,
    kind: 'punch',
    userId: 'user',
    personId: 'person',
    causalKey: 'person:person',
    deviceId: 'device',
    deviceSeq: 1,
    payload: null,
    payloadVersion: 1,
    addedAtMs: 0,
    progress: { state: 'waiting', attempts: 1, nextAttemptAtMs, failure: 'unreachable' },
  };
}

describe('the pause after an attempt', () => {
  it('grows from 1 to 2 s up to 5 minutes and never beyond', () => {
    expect(pauseMs(1, null, () => 0)).toBe(1000);
    expect(pauseMs(1, null, () => 1)).toBe(2000);
    expect(pauseMs(4, null, () => 1)).toBe(16_000);
    assert(
      property(attempt, random, (attempts, drawn) => {
        const pause = pauseMs(attempts, null, () => drawn);
        expect(pause).toBeGreaterThanOrEqual(1000);
        expect(pause).toBeLessThanOrEqual(longestPauseMs);
      }),
    );
  });

  it('honours what the server asks for, up to 5 minutes', () => {
    expect(pauseMs(1, 60_000, () => 0)).toBe(60_000);
    expect(pauseMs(1, 3_600_000, () => 0)).toBe(longestPauseMs);
  });
});

describe('when an item is due', () => {
  it('waits for its next attempt', () => {
    expect(dueInMs(waitingUntil(10_000), 4000)).toBe(6000);
    expect(dueInMs(waitingUntil(10_000), 10_000)).toBe(0);
    expect(dueInMs(waitingUntil(null), 0)).toBe(0);
  });

  it('is due at once when the clock was set back by more than any pause', () => {
    expect(dueInMs(waitingUntil(100_000_000), 10_000)).toBe(0);
  });
});
