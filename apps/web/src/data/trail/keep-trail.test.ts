import { expect, test } from 'vitest';
import type { LocationAnswer, LocationFix } from '../../platform/location.ts';
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
    words: { title: '', message: '' },
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

/** A phone that says where it comes to: meters to the north, at a minute. */
function startPhone() {
  const kept: [number, number][] = [];
  const phone: {
    hear: ((fix: LocationFix) => void) | null;
    wake: (() => void) | null;
    hasRoom: boolean;
  } = { hear: null, wake: null, hasRoom: true };
  const end = keepTrail({
    location: {
      fix: async () => ({ kind: 'none', reason: 'unavailable' }),
      follow: (_words, onFix) => {
        phone.hear = onFix;
        return () => {
          phone.hear = null;
        };
      },
    },
    clock: {
      after: (_ms, run) => {
        phone.wake = run;
        return () => {
          phone.wake = null;
        };
      },
    },
    minutes: 5,
    words: { title: '', message: '' },
    keep: async ({ lat, measuredAtMs }) => {
      if (!phone.hasRoom) throw new Error('no room');
      kept.push([measuredAtMs / 60_000, Math.round((lat - 40) * 111_195)]);
    },
  });
  return {
    kept,
    end,
    phone,
    move: async (minute: number, meters: number) => {
      const lat = 40 + meters / 111_195;
      phone.hear?.({ lat, lng: -105, accuracyM: 5, measuredAtMs: minute * 60_000, mock: false });
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

test('a phone that tells every place has one taken each interval, and the last of them where it stays', async () => {
  const { kept, move, phone } = startPhone();
  for (const [minute, meters] of [
    [0, 0],
    [1, 60],
    [4, 120],
  ] as const)
    await move(minute, meters);
  expect(kept).toEqual([[0, 0]]);
  phone.wake?.();
  expect(kept).toEqual([
    [0, 0],
    [4, 120],
  ]);
  // Less than 50 m away, and an interval whose timer never came.
  await move(9, 169);
  await move(14, 400);
  expect(kept.slice(2)).toEqual([[14, 400]]);
});

test('a place that found no room is taken again, and none after the end', async () => {
  const { kept, move, phone, end } = startPhone();
  phone.hasRoom = false;
  await move(0, 0);
  phone.hasRoom = true;
  await move(5, 10);
  expect(kept).toEqual([[5, 10]]);
  await move(6, 100);
  end();
  expect(phone).toMatchObject({ hear: null, wake: null });
});
