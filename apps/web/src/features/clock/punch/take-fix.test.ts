import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import type { Location, LocationAnswer, LocationPermission } from '../../../platform/location.ts';
import { createFixFinder, fixWaitMs } from './take-fix.ts';

/** A clock that only moves when the test moves it. */
function createTestClock(): Clock & { pass(ms: number): void } {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  const timers = new Map<() => void, number>();
  return {
    boot: 'test',
    wallMs: () => nowMs,
    monotonicMs: () => nowMs,
    zone: () => 'UTC',
    utcOffsetMinutes: () => 0,
    after: (delayMs, callback) => {
      timers.set(callback, nowMs + delayMs);
      return () => timers.delete(callback);
    },
    pass: (ms) => {
      nowMs += ms;
      for (const [callback, dueMs] of timers) if (dueMs <= nowMs) callback();
    },
  };
}

function setUp(permission: LocationPermission = 'granted') {
  const clock = createTestClock();
  const asked: PromiseWithResolvers<LocationAnswer>[] = [];
  const location: Location = {
    permission: () => Promise.resolve(permission),
    fix: () => {
      const answer = Promise.withResolvers<LocationAnswer>();
      asked.push(answer);
      return answer.promise;
    },
  };
  const fixNow = (): LocationAnswer => ({
    kind: 'fix',
    fix: { lat: 40, lng: -105, accuracyM: 8, measuredAtMs: clock.wallMs(), mock: false },
  });
  return { clock, asked, fixNow, finder: createFixFinder({ location, clock }) };
}

describe('the place of a punch', () => {
  it('is not looked for before the person has allowed it (complaint “location always on”)', async () => {
    const { finder, asked } = setUp('ask');
    expect(await finder.warmUp()).toBeNull();
    expect(asked).toHaveLength(0);
  });

  it('is looked for at a punch and never during the shift (complaint “battery drained”)', async () => {
    const { finder, clock, asked, fixNow } = setUp();
    const clockIn = finder.take();
    asked[0]?.resolve(fixNow());
    await clockIn;
    for (let minute = 0; minute < 8 * 60; minute += 1) clock.pass(60_000);
    await finder.idle();
    expect(asked).toHaveLength(1);
    const clockOut = finder.take();
    asked[1]?.resolve(fixNow());
    expect(await clockOut).toEqual(fixNow());
    expect(asked).toHaveLength(2);
  });

  it('is none when the phone takes longer than the punch may wait', async () => {
    const { finder, clock } = setUp();
    const taken = finder.take();
    clock.pass(fixWaitMs);
    expect(await taken).toEqual({ kind: 'none', reason: 'timeout' });
  });

  it('is a fix that came too late for the punch before it', async () => {
    const { finder, clock, asked, fixNow } = setUp();
    const first = finder.take();
    clock.pass(fixWaitMs);
    await first;
    const answer = fixNow();
    asked[0]?.resolve(answer);
    clock.pass(1000);
    expect(await finder.take()).toEqual(answer);
    expect(asked).toHaveLength(1);
  });

  it('is looked for again once the fix is older than a minute', async () => {
    const { finder, clock, asked, fixNow } = setUp();
    asked.length = 0;
    const warm = finder.warmUp();
    await Promise.resolve();
    asked[0]?.resolve(fixNow());
    await warm;
    clock.pass(60_001);
    const taken = finder.take();
    asked[1]?.resolve(fixNow());
    expect(await taken).toEqual(fixNow());
  });

  it('is what the search found that began when the screen opened', async () => {
    const { finder, asked, fixNow } = setUp();
    const warm = finder.warmUp();
    await Promise.resolve();
    const taken = finder.take();
    const answer = fixNow();
    asked[0]?.resolve(answer);
    expect(await taken).toEqual(answer);
    expect(await warm).toEqual(answer.kind === 'fix' ? answer.fix : null);
    expect(asked).toHaveLength(1);
  });
});
