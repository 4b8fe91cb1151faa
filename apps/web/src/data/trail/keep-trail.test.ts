import { expect, test } from 'vitest';
import type { LocationAnswer } from '../../platform/location.ts';
import { keepTrail } from './keep-trail.ts';

/** A phone that is where `places` say, one place after the other; meters to the north. */
function start(places: readonly (number | null)[]) {
  const kept: number[] = [];
  const waits: number[] = [];
  let next = 0;
  let wake: (() => void) | null = null;
  const end = keepTrail({
    location: {
      fix: async (): Promise<LocationAnswer> => {
        const meters = places[next] ?? null;
        next += 1;
        if (meters === null) return { kind: 'none', reason: 'timeout' };
        const lat = 40 + meters / 111_195;
        return { kind: 'fix', fix: { lat, lng: -105, accuracyM: 5, measuredAtMs: 0, mock: false } };
      },
    },
    clock: {
      after: (ms, run) => {
        waits.push(ms);
        wake = run;
        return () => {
          wake = null;
        };
      },
    },
    minutes: 5,
    keep: async ({ lat }) => kept.push(Math.round((lat - 40) * 111_195)),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    kept,
    waits,
    end,
    async pass(): Promise<void> {
      await settle();
      wake?.();
      await settle();
    },
  };
}

test('no point is taken of someone who moved less than 50 m since the last one', async () => {
  const phone = start([0, 49, 60, 60, null, 170]);
  for (let count = 0; count < 5; count += 1) await phone.pass();
  expect(phone.kept).toEqual([0, 60, 170]);
  expect(new Set(phone.waits)).toEqual(new Set([300_000]));
});

test('nothing is taken once it has ended', async () => {
  const phone = start([0, 100]);
  await phone.pass();
  phone.end();
  await phone.pass();
  expect(phone.kept).toEqual([0, 100]);
  const early = start([0]);
  early.end();
  await early.pass();
  expect(early.kept).toEqual([]);
});
