import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cases from './cases/which-time-pays.json' with { type: 'json' };
import { occurredAt } from './occurred-at.ts';

describe('which time pays', () => {
  test.each(cases)('$name', (expected) => {
    const time = occurredAt({
      deviceAt: Date.parse(expected.device_at),
      skewMs: expected.skew_ms,
      skewAgeMs: expected.skew_age_ms,
      online: expected.online,
      receivedAt: Date.parse(expected.received_at),
      claimedAt: expected.claimed_at === null ? null : Date.parse(expected.claimed_at),
    });
    expect(time.occurredAt).toBe(Date.parse(expected.occurred_at));
    expect(time.flags).toEqual(expected.flags);
    expect(time.hold).toBe(expected.hold);
  });

  test('a punch still on the device is judged by nothing that only its arrival can tell', () => {
    const time = occurredAt({
      deviceAt: Date.parse('1970-01-01T00:05:00Z'),
      skewMs: null,
      skewAgeMs: null,
      online: true,
      receivedAt: null,
      claimedAt: null,
    });
    expect(time).toMatchObject({ flags: [], hold: null });
  });

  test('a clock that is wrong by a known skew pays like one that is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (skewMs) => {
        const trueAt = Date.parse('2026-03-02T07:00:00Z');
        const time = occurredAt({
          deviceAt: trueAt + skewMs,
          skewMs,
          skewAgeMs: 1000,
          online: false,
          receivedAt: trueAt,
          claimedAt: null,
        });
        expect(Math.abs(time.occurredAt - trueAt)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});
